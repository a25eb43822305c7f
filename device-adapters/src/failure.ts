import type { ScannerCode } from './scanner.js';

/** Most drivers give no code but a sentence, which ends with the system's own words. */
const SENTENCES: readonly (readonly [RegExp, ScannerCode])[] = [
  [/permission denied|not permitted|access is denied|0xE00002E2|EACCES|EPERM/i, 'NO_PERMISSION'],
  [/busy|temporarily unavailable|cannot lock|exclusive access|0xE00002C5|EBUSY/i, 'BUSY'],
  [/no such (file|device)|not found|cannot find|ENOENT|ENODEV|ENXIO/i, 'NOT_FOUND'],
];

/** Why a device could not be opened; `OPEN_FAILED` for what nobody foresaw. */
export function codeOf(error: unknown): ScannerCode {
  const sentence = wordsOf(error);
  return SENTENCES.find(([words]) => words.test(sentence))?.[1] ?? 'OPEN_FAILED';
}

export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
