import type { Seat } from '@mister-x/engine';
import type { ScannerKind, TableId } from '@mister-x/engine/protocol';

/** What the host wants of one scanner, remembered under the device's lasting name. */
export type ScannerSetting = {
  readonly on: boolean;
  /** Whose scans these are; `null`: the one table that is played. */
  readonly table: TableId | null;
  /** Whose hand it lies in; `null`: it is passed round. */
  readonly seat: Seat | null;
};

/**
 * A device that says of itself that it is a scanner is listened to; a keyboard may be a person's
 * own, and behind a serial port may be anything.
 */
export function usualSetting(kind: ScannerKind): ScannerSetting {
  return { on: kind === 'pos' || kind === 'mock', table: null, seat: null };
}
