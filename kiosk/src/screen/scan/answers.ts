import { writeCommonCard } from '@mister-x/engine/cards';
import type { Seat } from '@mister-x/engine/protocol';

/** What the confirm button scans in the place of the card. */
export const CONFIRM_CARD = writeCommonCard({ kind: 'command', command: 'confirm' });

export type ScannedText = {
  readonly text: string;
  /** In whose hand the scanner lies; `null`: it is passed round. */
  readonly seat: Seat | null;
};

/** `E`: the entry of the game, `O`: what it may order, `Code`: why it may refuse. */
export type ScanAnswer<E, O, Code extends string> =
  | { readonly kind: 'step'; readonly entry: E }
  /** With an entry where a number is to be spelt again; the game is never changed. */
  | { readonly kind: 'refused'; readonly code: Code; readonly entry?: E }
  /** Confirmed: to be sent to the referee now. */
  | { readonly kind: 'order'; readonly order: O }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'repeat' };
