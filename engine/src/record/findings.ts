/** Everything a verifier may find wrong. */
export const FINDING_CODES = [
  // The text cannot be read as a record.
  'TOO_LARGE',
  'NOT_UTF8',
  'TOO_DEEP',
  'DUPLICATE_MEMBER',
  'FORBIDDEN_MEMBER',
  'LONE_SURROGATE',
  'NOT_JSON',
  'FORMAT',
  'SHAPE',
  'GAME_UNKNOWN',
  'GAME_VERSION',
  // It can be read, and does not hold.
  'OPTIONS',
  'SEATS',
  'KEY',
  'SEED_SHARE',
  'SEED_SEATS',
  'SEED',
  'LOTS',
  'LENGTH',
  'SEALED_BROKEN',
  'SEALED_DIFFERS',
  'HEAD',
  'CHECK_NUMBER',
  'CHECK_NUMBER_NEAR',
  'BY',
  'COMMAND',
  'REFUSED',
  'SALTS',
  'EVENTS',
  'ENTRY',
  'SECRETS',
  'SEAT_CHANGE',
  'SEAT_EMPTY',
  'AFTER_END',
  'OUTCOME',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

export type Finding = {
  /** A path in the file, for example `entries[3].receipts`; empty for the whole. */
  readonly where: string;
  readonly code: FindingCode;
  /** A sentence in English. */
  readonly detail: string;
};

/** Characters of a place or a sentence: both may quote names out of a stranger's file. */
const DETAIL_CHARACTERS_MAX = 300;

export function finding(where: string, code: FindingCode, detail: string): Finding {
  return { where: truncate(where), code, detail: truncate(detail) };
}

function truncate(text: string): string {
  return text.length > DETAIL_CHARACTERS_MAX ? `${text.slice(0, DETAIL_CHARACTERS_MAX)}…` : text;
}

/** Spells a path as findings do: `entries[3].by`. */
export function spellPath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}
