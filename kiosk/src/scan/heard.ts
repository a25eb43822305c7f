import type { Seat, TableId } from '@mister-x/engine/protocol';

export type ScanSource = 'scanner' | 'wedge' | 'camera';

/** One reading of one card, whatever read it. */
export type HeardScan = {
  /** As it was read; `readCode` of the engine says what it means. */
  readonly text: string;
  /** A scanner of the server's computer, one that types into this page, or this device's camera. */
  readonly via: ScanSource;
  /** Which of the server's scanners; `null` for the others. */
  readonly scanner: string | null;
  /** Whose table; `null`: several are played and nobody said to which the scanner belongs. */
  readonly table: TableId | null;
  /** In whose hand the scanner lies; `null`: it is passed round, or nobody knows. */
  readonly seat: Seat | null;
  /** Milliseconds since 1970, by this device's clock. */
  readonly at: number;
};

export type ScanListener = (heard: HeardScan) => void;

/** Ends what it was returned from; calling it again does nothing. */
export type Unsubscribe = () => void;

/** A scanner reads one card twice in a breath; nobody lays the same card, or another like it, so fast. */
export const STUTTER_WITHIN_MS = 600;

type Reading = Pick<HeardScan, 'text' | 'at'>;

/** The same card as in the reading before, and too soon to be meant. */
export function isStutter({ text, at }: Reading, before: Reading | null): boolean {
  return before !== null && before.text === text && at - before.at < STUTTER_WITHIN_MS;
}
