/**
 * A member, a method or an object that some target lacks, the scripts (by how their names begin) that name it, and
 * why they may.
 */
export type Exception = { readonly files: RegExp; readonly why: string };

const STUDIO: Exception = {
  files: /^(StudioPage|painter\.worker|photo\.worker)-/,
  why: 'the studio says what it needs',
};
const ZOD: Exception = {
  files: /^(plain-text|schemas|check\.worker|verify)/,
  why: 'zod asks whether it is there',
};
const HASHES: Exception = {
  files: /^(hash-tools|check\.worker|verify|bytes)/,
  why: 'noble and scure ask whether it is there',
};
const PUSH: Exception = {
  files: /^(ready-|push-worker)/,
  why: 'asked for first; a worker of a browser without it is never registered',
};
const WAKE_LOCK_FILES: Exception = {
  files: /^(phone-frame|silence)-/,
  why: 'a silent film where it is not',
};
/** What browsers have by this name is no method. */
const OWN_METHOD: Exception = { files: /./, why: 'a method of our own' };
const INPUT_HINT: Exception = {
  files: /./,
  why: 'typing, or looking, is less comfortable without it',
};

export const IN_SCRIPTS: Readonly<Record<string, Exception>> = {
  OffscreenCanvas: STUDIO,
  fonts: STUDIO,
  '.transferControlToOffscreen()': STUDIO,
  '.roundRect()': STUDIO,
  '.imageSmoothingQuality': STUDIO,
  'URL.canParse': ZOD,
  'Error.captureStackTrace': ZOD,
  '.stackTraceLimit': ZOD,
  '.contentEncoding': ZOD,
  '.when()': { ...ZOD, why: 'a method of zod’s own' },
  'Uint8Array.fromHex': HASHES,
  '.toHex': HASHES,
  '.toHex()': HASHES,
  '.isWellFormed': HASHES,
  '.isWellFormed()': HASHES,
  Notification: PUSH,
  'Notification.permission': PUSH,
  'Notification.requestPermission': PUSH,
  '.showNotification()': PUSH,
  '.pushManager': PUSH,
  '.wakeLock': WAKE_LOCK_FILES,
  '.letterSpacing': { files: /^(KeepDialog-|verify)/, why: 'asked for first' },
  '.try': { files: /^big-screen-/, why: 'a member of our own' },
  '.command()': OWN_METHOD,
  '.hand()': OWN_METHOD,
  '.role()': OWN_METHOD,
  '.blocking': { files: /^(StudioPage|keep\.worker)-/, why: 'an option of idb’s own' },
  '.move()': { files: /^BossPage-/, why: 'words of our own' },
  '.take()': {
    files: /^(CodeField|SleuthPage|scan-host)-/,
    why: 'a method of our own, of no list',
  },
  '.getPublicKey()': { files: /^box-/, why: 'a function of noble’s' },
  '.grow()': { files: /^camera-reader-/, why: 'the memory of WebAssembly' },
  'Symbol.dispose': { files: /^camera-reader-/, why: 'compared with nothing' },
  '<translate>': { files: /./, why: 'only keeps translators from names' },
  '<inert>': { files: /^(KeepDialog-|verify)/, why: 'nothing in it takes the focus' },
  '<autocapitalize>': INPUT_HINT,
  '<playsinline>': { ...INPUT_HINT, why: 'iPhones have it' },
};

/** Without these a page is less fine, and nothing else. */
export const IN_STYLES: ReadonlySet<string> = new Set([
  'text-wrap',
  'scrollbar-width',
  'overscroll-behavior',
  'resize',
  'forced-color-adjust',
  '(forced-colors)',
  // The code is smaller.
  'container-type',
  '@container',
]);

type RuleQuery = readonly [file: string, rules: string];

const COLOUR_MIX_QUERIES: RuleQuery[] = [
  ['games/mafia/pages/shared/CardFace.svelte', '.card'],
  ['games/mafia/pages/shared/City.svelte', 'li'],
  ['games/mafia/pages/shared/City.svelte', '.head'],
  ['games/mafia/pages/studio/CityPanel.svelte', 'li'],
  ['games/sherlock-holmes/pages/shared/CardFace.svelte', '.card'],
];

/**
 * Where styles ask a browser by `@supports`: the files of the pages, the rules that only newer ones have, and in a
 * comment what the others have instead.
 */
export const SUPPORT_QUERIES: Readonly<Record<string, readonly RuleQuery[]>> = {
  // The whole colour, laid over or beside what it is mixed with.
  '(color: color-mix(in oklab, red, red))': COLOUR_MIX_QUERIES,
  '(color: color-mix(in srgb, red, red))': [['games/scotland-yard/pages/shared/Ticket.svelte', '.ticket']],
  // The same height in `vh`.
  '(height: 100dvh)': [['kiosk/src/kit/theme/theme.css', ':root']],
  // Shares of the screen.
  '(height: 100cqh)': [
    ['kiosk/src/seat/phone.css', 'body .lying > .beside'],
    ['kiosk/src/seat/SecretShell.svelte', '.lying + .asking'],
  ],
  '(width: min(100cqh, 60cqw))': [['kiosk/src/pages/big-screen/JoinCode.svelte', '.qr, .all i']],
  // A fraction of a pixel more or less.
  '(line-height: round(up, 1.6em, 1px))': [['kiosk/src/line/ConnectionStrip.svelte', '.strip']],
  // At the top.
  '(align-content: safe center)': [['kiosk/src/screen/SetupTabs.svelte', '.cells']],
  '(justify-content: safe center)': [
    ['kiosk/src/pages/phone/ObjectPage.svelte', 'div'],
    ['kiosk/src/pages/phone/Standstill.svelte', 'main'],
    ['kiosk/src/screen/Result.svelte', 'section'],
  ],
  // The outline of `:focus-within`, after a click as well.
  'selector(:has(a))': [
    ['games/mafia/pages/shared/City.svelte', 'li:has(:focus-visible)'],
    ['kiosk/src/kit/Choice.svelte', 'label:not(:has(:focus-visible))'],
    ['kiosk/src/pages/records/CheckForm.svelte', '.file:not(:has(:focus-visible))'],
  ],
  'not selector(:has(a))': [['games/mafia/pages/shared/City.svelte', 'li:focus-within']],
};
