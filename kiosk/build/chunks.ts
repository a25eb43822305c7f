import type { Rolldown } from 'vite';

/**
 * Which modules come as one file. Left to itself the bundler makes a file for every set of pages
 * that share something: X's phone then fetched seventy, each compressed by itself and named, with
 * its hash, in the lists of others, a tenth of all its bytes. What is always wanted together is
 * one file here; no group may hold what a page fetches later or what one game has and the other not.
 */
export const CHUNKS: readonly Rolldown.CodeSplittingGroup[] = [
  {
    // What the big screen and every phone start with: the framework, the line, words, small parts.
    name: 'core',
    tags: ['$initial'],
    test: within(
      'node_modules/(svelte|clsx)/',
      'vite/preload-helper',
      // The big screen alone starts with these.
      'kiosk/src/lib/(?!scan/|ui/(Moment|Qr|Select|Sheet|fade|fit|leave-dialogs)\\.)',
      'kiosk/src/games/(phones|[^/]+/phone-ui)\\.',
    ),
    priority: 4,
  },
  {
    // How cards are read. A phone that scans one needs this, and nothing else of the big screen.
    name: 'cards',
    tags: ['$initial'],
    test: within('engine/src/cards/'),
    priority: 4,
  },
  {
    // What the big screen alone starts with.
    name: 'big-screen',
    tags: ['$initial'],
    test: within(
      'node_modules/(qrcode|dijkstrajs)',
      'kiosk/src/(table|games)/',
      'kiosk/src/lib/scan/(bus|context|scan-link|scans|sound|tones|wedge)',
      'kiosk/src/lib/ui/(Moment|Qr|Select|fade|fit|leave-dialogs)\\.',
    ),
    priority: 3,
  },
  {
    // The frame of every phone, whatever is played.
    name: 'phone-frame',
    tags: ['$initial'],
    test: within('kiosk/src/phone/(?!main\\.)'),
    priority: 4,
  },
  {
    // The map, and what all pages of pursuits know of boards and pawns.
    name: 'pursuit',
    test: within(
      'kiosk/src/lib/board/',
      'kiosk/src/games/pursuit/(cast|note-head|table/sentences)\\.',
      'engine/src/pursuit/(map/|board\\.|pawns\\.)',
      'engine/src/core/(flag-choice|lasting)\\.',
    ),
    priority: 3,
  },
  {
    // What the phones of X and of hunters share in every pursuit.
    name: 'pursuit-phone',
    test: within(
      'kiosk/src/games/pursuit/phone/(?!AskFirst|EndSheet|HunterShell|MoveSummary|PawnStrip|TakebackAskFor|takeback-news)',
    ),
    priority: 2,
  },
  {
    name: 'scotland-yard',
    test: within(
      'kiosk/src/games/scotland-yard/(Board|board|Papers|table/sentences)\\.',
      'kiosk/src/lib/ui/Ticket',
      'engine/src/games/scotland-yard/(browser|map)\\.',
    ),
    priority: 1,
  },
  {
    // What both its phones have.
    name: 'scotland-yard-phone',
    test: within(
      'kiosk/src/games/scotland-yard/phone/(CityMap|line-sayer|Purse|TravelLog|turn-line|x-rules)\\.',
    ),
    priority: 1,
  },
  {
    name: 'mister-x-europe',
    test: within(
      'kiosk/src/games/mister-x-europe/(Board|board|TicketFace|draw-plan|mission-words|table/sentences)\\.',
      'kiosk/src/games/mister-x-europe/(NumberPicker|numbers|operations|special-entry)\\.',
      'engine/src/games/mister-x-europe/(browser|map)\\.',
    ),
    priority: 1,
  },
];

/** Paths are written with `/`, whatever the system separates them by. */
function within(...paths: readonly string[]): (id: string) => boolean {
  const any = new RegExp(paths.join('|'));
  return (id) => any.test(id.replaceAll('\\', '/'));
}
