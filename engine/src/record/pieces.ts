import type { MatchRecord } from './record.js';

type RecordEntries = Pick<MatchRecord, 'entries' | 'secrets' | 'heads'>;

/** A record as it is sent: some of its entries at a time, so that neither side has to hold more. */
export type RecordPiece = RecordEntries & {
  /** All that is no list of entries; with the first piece, which has the head of the genesis as well. */
  readonly rest: Omit<MatchRecord, keyof RecordEntries> | null;
  /** The sequence after which the next piece begins; `null`: this is the last one. */
  readonly next: number | null;
};

/** Where the first piece begins. */
export const FIRST_PIECE = 0;

/**
 * Asks for one piece after another: the next one when the last has come, so that nothing waits for a slow network.
 * @param ask `undefined`: there is none
 * @returns `undefined` where a piece is missing, or they do not make a record
 */
export async function fetchRecord(
  ask: (after: number) => Promise<RecordPiece | undefined>,
): Promise<MatchRecord | undefined> {
  const pieces: RecordPiece[] = [];
  for (let after: number | null = FIRST_PIECE; after !== null; ) {
    const piece: RecordPiece | undefined = await ask(after);
    if (piece === undefined || (piece.next !== null && piece.next <= after)) return undefined;
    pieces.push(piece);
    after = piece.next;
  }
  const rest = pieces[0]?.rest;
  if (!rest) return undefined;
  return {
    ...rest,
    entries: pieces.flatMap(({ entries }) => entries),
    secrets: pieces.flatMap(({ secrets }) => secrets),
    heads: pieces.flatMap(({ heads }) => heads),
  };
}
