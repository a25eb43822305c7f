/**
 * Where games are listed, one line or block each: all that is touched outside a game's folders when it
 * comes or goes.
 */
export const MANIFESTS = [
  'engine/src/games/manifest.ts',
  'engine/src/games/computers.ts',
  'engine/test-kit/manifest.ts',
  'server/src/games/manifest.ts',
  'server/src/testing/games/manifest.ts',
];

/**
 * Files that may name a game all the same.
 * @type {readonly import('./mentions.mjs').Exception[]}
 */
export const EXCEPTIONS = [
  {
    files: ['engine/src/pursuit/**'],
    names: [
      ...['misterX', 'hunter', 'detective', 'pawn', 'mission'],
      ...['x', 'h1', 'h2', 'h3', 'h4', 'h5'],
    ],
    reason:
      'What pursuits share: X, hunters, detectives and pawns are its own words, and missions a member of its board file. It names no game.',
  },
  {
    files: [
      'kiosk/*.html',
      'kiosk/public/*',
      'kiosk/src/lib/i18n/common/*.ts',
      'kiosk/src/lib/i18n/records/*.ts',
      'kiosk/vite.config.ts',
      'scripts/lib/node-version.mjs',
      'server/bin/mister-x.mjs',
      'server/src/cli/*.ts',
      'server/src/database/drivers.test.ts',
      'server/src/http/trust-page/*.ts',
      'server/src/network/mdns*.ts',
      'server/src/print/page/document.ts',
      'server/src/start.e2e.test.ts',
      'server/src/tls/*.ts',
    ],
    names: ['misterX'],
    reason: 'Here it is the name of the whole, said to people or written into certificates.',
  },
  {
    files: ['kiosk/src/pursuit/**'],
    names: [...['misterX', 'hunter', 'detective', 'pawn', 'mission'], ...['x', 'h1', 'h2']],
    reason:
      'The pages of what pursuits share, as in the engine. Words and pictures of one pursuit lie with its game.',
  },
  {
    files: ['kiosk/src/pursuit/boards/boards.test.ts'],
    names: ['scotland-yard', 'yard', 'london'],
    reason: 'A board that a game brings along is compiled as one that people brought.',
  },
  {
    files: ['kiosk/build/chunks.ts'],
    names: ['pawn'],
    reason: 'Names of files of what pursuits share, by which they come together.',
  },
  {
    files: [
      'kiosk/src/lib/theme/pawns*.ts',
      'kiosk/src/lib/theme/theme.css',
      'kiosk/src/lib/ui/PawnIcon.svelte',
      'kiosk/src/lib/ui/button.css',
      'kiosk/src/games/SeatSign.svelte',
      'kiosk/src/phone/NamePage.svelte',
      'kiosk/src/play/scan/scan-codes.ts',
      'kiosk/src/table/NightMap.svelte',
      'kiosk/src/testing/kit/*.svelte',
    ],
    names: ['pawn'],
    reason: 'Here a pawn is the sign of a seat in any game: a colour and a shape.',
  },
  {
    files: [
      'kiosk/src/studio/**',
      'kiosk/src/lib/i18n/studio/*.ts',
      'kiosk/src/testing/board-spec.ts',
    ],
    names: ['mission'],
    reason: 'Missions are a member of every board file, and the studio draws board files.',
  },
  {
    files: ['kiosk/src/studio/exchange/nodes.ts'],
    names: ['x'],
    reason: 'A coordinate of a station, and no seat.',
  },
  {
    files: ['kiosk/src/games/computers-fit.test.ts'],
    names: [
      ...['scotland-yard', 'yard', 'mister-x-europe', 'europe', 'mafia', 'hunter', 'detective'],
      ...['sherlock-holmes', 'sherlock', 'holmes'],
    ],
    reason: 'It sets each game up with computers, and each has a set-up of its own.',
  },
  {
    files: ['kiosk/src/studio/effort.test.ts'],
    names: ['scotland-yard', 'yard', 'london', 'taxi'],
    reason: 'It measures how long the entering of a printed board takes, and this is one.',
  },
  {
    files: ['kiosk/src/lib/trust/witness-end.test.ts', 'kiosk/src/records/check.test.ts'],
    names: ['scotland-yard', 'yard', 'hunter'],
    reason: 'A record can be checked only if its game is registered.',
  },
  {
    files: ['kiosk/src/testing/catalogue.test.ts'],
    names: ['scotland-yard', 'yard', 'misterX', 'classic', 'taxi'],
    reason: 'Words that are the same in several languages, games and their tickets among them.',
  },
  {
    files: ['server/src/computers/*.test.ts'],
    reason: 'Only real games have computers that play them, at tables with real seats.',
  },
  {
    files: ['kiosk/src/lib/i18n/table/*.ts'],
    names: ['misterX'],
    reason: 'The first page offers the one game that can be tried at once, from either side.',
  },
  {
    files: ['kiosk/src/testing/phone-gallery.ts', 'kiosk/src/testing/middling.ts'],
    reason: 'The gallery shows the pages of the games that there are, without a server.',
  },
  {
    files: ['kiosk/src/games/proposed-names.test.ts', 'kiosk/src/phone/phone.test.ts'],
    reason:
      'Names that the set-ups of all games propose, which every page reads in its own language.',
  },
  {
    files: ['engine/src/games/rivers.test.ts'],
    reason: 'Two games are played in a city with a river.',
  },
  {
    files: ['kiosk/build/isolated-names.test.ts'],
    reason: 'What pages of all games write where a name stands.',
  },
  {
    files: ['kiosk/src/testing/same-moment.test.ts'],
    reason: 'Two phones send in the same moment, in every game that there is.',
  },
  {
    files: ['kiosk/src/phone/called.test.ts'],
    names: ['mafia', 'clan', 'clan-1'],
    reason: 'What a game calls a seat whose player wears a mask, of the game that has masks.',
  },
  {
    files: ['server/src/print/pursuit/words.ts'],
    names: ['misterX'],
    reason: 'What all pursuits print, whichever of them it is.',
  },
  {
    files: ['server/src/boards/board-schema.test.ts'],
    names: ['mission'],
    reason: 'Missions are a member of every board file, which the published schema has as well.',
  },
  {
    files: ['server/src/cli/print-command.test.ts'],
    names: [
      ...['scotland-yard', 'yard', 'mister-x-europe', 'europe', 'misterX'],
      ...['detective', 'pawn', 'edition', 'mission', 'x'],
    ],
    reason:
      'What people see and mistype on the command line, sheet by sheet of the kits that there are.',
  },
  {
    files: ['server/src/print/print.e2e.test.ts'],
    names: ['detective', 'pawn'],
    reason: 'An option out of its range needs a kit with such an option.',
  },
  {
    files: ['server/src/print/kits.test.ts', 'server/src/print/file-name.test.ts'],
    names: ['pawn'],
    reason: 'An option of one kit, to be refused by another and to be read in the name of a file.',
  },
  {
    files: [
      'engine/src/games/sherlock-holmes/**',
      'engine/test-kit/games/sherlock-holmes/**',
      'kiosk/src/games/sherlock-holmes/**',
      'server/src/print/sherlock-holmes/**',
      'server/src/testing/games/sherlock-holmes/**',
    ],
    names: ['scotland-yard'],
    reason: 'In the London of this game Scotland Yard is a place.',
  },
  {
    files: ['scripts/lib/mentions.test.mjs'],
    reason:
      'Its examples are of games that nobody made, and of the one role called like the whole.',
  },
  {
    files: ['scripts/lib/mentions-allowed.mjs'],
    reason: 'This list names what it excuses.',
  },
];
