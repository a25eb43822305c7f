import type { GameTypes } from '../../core/game.js';
import type { Step } from '../../core/run.js';
import {
  type Genesis,
  type Ledger,
  openLedger,
  appendEntry,
  entryDraftOf,
  SALT_LENGTH,
  toBase64Url,
} from '../../trust/index.js';
import { jsonText } from './plain.js';

/** What is settled before play is no secret, and none of it is looked at. */
const GENESIS: Genesis = {
  format: 'mister-x-genesis/1',
  match: 'm',
  game: 'g',
  gameVersion: 1,
  options: {},
  seats: [],
  startedAt: 0,
  seal: 'phones',
  seedCommitment: '',
  seedShares: [],
  seedCheck: '',
  keyCheck: '',
};

/** The ledger of a match that begins; it only ever hears of its steps. */
export const freshLedger = (): Ledger => openLedger(GENESIS);

/**
 * Books a step as the referee does.
 * @returns what everybody is sent of it beside notices and views, commitments and salts left out, which
 * are random; nothing for a private step, and at the end, which opens everything
 */
export function publish<T extends GameTypes>(
  before: Ledger,
  step: Step<T>,
): { readonly ledger: Ledger; readonly published: string } {
  const salts = step.secretMoves.map((_, index) => saltOf(before.sequence, index));
  const { entry, ledger } = appendEntry(before, entryDraftOf(step, [], salts), () => '');
  if (!entry.public || step.outcome !== undefined) return { ledger, published: '' };
  const receipts = entry.receipts.map(({ slot }) => slot);
  const openings = entry.openings.map(({ slot, move }) => ({ slot, move }));
  return { ledger, published: jsonText({ receipts, openings }) };
}

function saltOf(sequence: number, index: number): string {
  const salt = new Uint8Array(SALT_LENGTH);
  new DataView(salt.buffer).setUint32(0, sequence);
  return toBase64Url(salt.fill(index, 4));
}
