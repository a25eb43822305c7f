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
    test: isInPaths(
      'node_modules/(svelte|clsx)/',
      'vite/preload-helper',
      // The big screen alone starts with these.
      'kiosk/src/(browser|line|messages|witness)/',
      'kiosk/src/kit/(?!(Choice|Field|Glyph|Guide|Moment|Page|Panel|Qr|Select|Sheet|fade|fit|leave-dialogs|resettable|virtual-click)\\.)',
      'kiosk/src/visit/(notices/|[\\w-]+\\.svelte\\.ts|(CheckLine|Checks)\\.|(announced-messages|attendance|standstill|still-meant|trust-lines)\\.)',
      'kiosk/src/games/(phones|SeatSign)\\.',
      'games/[^/]+/(pages/phone-ui|messages/phone-messages)\\.',
      'games/pursuit/pages/filled-slots\\.',
      'engine/src/core/result\\.',
    ),
    priority: 4,
  },
  {
    // How cards are read. A phone that scans one needs this, and nothing else of the big screen.
    name: 'cards',
    tags: ['$initial'],
    test: isInPaths('engine/src/cards/'),
    priority: 4,
  },
  {
    // Where something is typed or chosen: the big screen begins with it, and few phones need it.
    name: 'field',
    tags: ['$initial'],
    test: isInPaths('kiosk/src/kit/(Choice|Field)\\.'),
    priority: 4,
  },
  {
    // Loads games' messages for the big screen and those of pursuits; phones need some of them later.
    name: 'screen-messages',
    tags: ['$initial'],
    test: isInPaths('games/[^/]+/messages/screen-messages\\.'),
    priority: 4,
  },
  {
    // The big screen counts bytes from the start, and phones hash with these later.
    name: 'hash-tools',
    test: isInPaths('node_modules/@noble/hashes/utils'),
    priority: 4,
  },
  {
    // What the big screen alone starts with.
    name: 'big-screen',
    tags: ['$initial'],
    test: isInPaths(
      'node_modules/(qrcode|dijkstrajs)',
      'kiosk/src/(pages/big-screen|screen|visit|games)/',
      'kiosk/src/kit/(Glyph|Guide)\\.',
      'games/[^/]+/(pages|messages)/',
      'kiosk/src/scan/(bus|context|scan-server|scans|sound|tones|wedge)',
      'kiosk/src/kit/(Moment|Page|Panel|Qr|Select|fade|fit|leave-dialogs)\\.',
    ),
    priority: 3,
  },
  {
    // The frame of every phone, whatever is played.
    name: 'phone-frame',
    tags: ['$initial'],
    test: isInPaths('kiosk/src/pages/phone/(?!main\\.)', 'kiosk/src/seat/(Question|heading|phone)\\.'),
    priority: 4,
  },
  {
    // The map, and what all pages of pursuits know of boards and of those who move there.
    name: 'pursuit',
    test: isInPaths(
      'games/pursuit/pages/(board/|boards/boards\\.)',
      'games/pursuit/pages/(cast|move/move-draft)\\.',
      'games/pursuit/rules/(map/|board\\.|board-id\\.|facts\\.|flags\\.|pawns\\.)',
    ),
    priority: 3,
  },
  {
    // What every game's pages have: the log, the rules in force, custom boards and packs, small parts of phones.
    name: 'log',
    test: isInPaths(
      'kiosk/src/(kit/(Glyph|resettable|virtual-click)|visit/(held|line-sentence|note-head))\\.',
      'kiosk/src/visit/custom/',
      'kiosk/src/seat/(BackAndGo|LogLines|SeatPage|Tabs|WaitLine|own-seat)\\.',
      'engine/src/core/(flag-table|retention)\\.',
      'engine/src/packs/(custom-pack|pack)\\.',
    ),
    priority: 4,
  },
  {
    // The cover of seats with secrets, and what comes to them through it.
    name: 'secret-phone',
    test: isInPaths('kiosk/src/seat/(Covered|HoldPad|SecretShell|TakebackAnswer\\.|privacy|second-finger|visor)'),
    priority: 3,
  },
  {
    // What phones share in every pursuit, with and without secrets.
    name: 'pursuit-phone',
    test: isInPaths('games/pursuit/pages/seat/(?!EndSheet|MoveSummary|PawnStrip)'),
    priority: 2,
  },
  {
    // What every page of one game needs, on the big screen and on phones.
    name: gameOf,
    test: isInPaths('games/[^/]+/pages/shared/', 'games/[^/]+/rules/browser\\.'),
    priority: 1,
  },
  {
    // What all its phones have.
    name: (id) => `${gameOf(id)}-phone`,
    test: isInPaths('games/[^/]+/pages/seat/shared/'),
    priority: 1,
  },
];

/** Paths are written with `/`, whatever the system separates them by. */
function isInPaths(...paths: readonly string[]): (id: string) => boolean {
  const any = new RegExp(paths.join('|'));
  return (id) => any.test(id.replaceAll('\\', '/'));
}

function gameOf(id: string): string | undefined {
  return /\/games\/([^/]+)\/(?:pages|rules)\//.exec(id.replaceAll('\\', '/'))?.[1];
}
