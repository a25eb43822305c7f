import { ownerOf } from './pack.js';
import type { QuarterId } from './pack-file.js';
import type { MafiaDecision } from './decision.js';
import { type Clan, clanAfter } from './seats.js';
import type { Flags, MoneySource, State } from './types.js';

/**
 * Who gets a ransom that this seat pays: the next seat clockwise (MF-75). It runs the other way round
 * than shortfalls do, and shares no code with them.
 */
export function ransomPayee({ ransom_direction: way }: Flags, payer: Clan): Clan {
  return clanAfter(payer, way === 'next' ? 1 : -1);
}

/** Who pays for cards of this owner when the bank cannot (MF-81). */
export function shortfallPayer({ shortfall_direction: way }: Flags, owner: Clan): Clan {
  return clanAfter(owner, way === 'next' ? 1 : -1);
}

/** Money onto a card: from the bank what it has, the rest from a player (MF-33, MF-82). */
export function payToCard(decision: MafiaDecision, quarter: QuarterId, sum: number): void {
  const { state, flags } = decision;
  const able = state.frozen ? 0 : state.bank;
  const owesAll = able < sum && flags.partial_bank === 'payer_all';
  const fromBank = owesAll ? 0 : Math.min(able, sum);
  const payer = shortfallPayer(flags, ownerOf(decision.pack, quarter));
  const sources: MoneySource[] = [];
  if (fromBank > 0) sources.push({ from: 'bank', sum: fromBank });
  sources.push(...payShortfall(decision, payer, sum - fromBank));
  decision.emit({ type: 'paid', quarter, sum, sources, frozen: state.frozen || owesAll });
  if (!decision.state.lastRound && (decision.state.bank === 0 || decision.state.frozen)) {
    decision.emit({ type: 'lastRoundBegan' });
  }
}

/** Who pays a sum that falls to this seat, and how much of it (MF-83). */
function payShortfall({ state, flags, pack }: MafiaDecision, payer: Clan, sum: number): readonly MoneySource[] {
  if (sum === 0) return [];
  if (flags.insolvency === 'negative') return [{ from: payer, sum }];
  const own = Math.min(sum, spendableSum(state, payer));
  const mate = pack.mate[payer];
  const helped = Math.min(sum - own, spendableSum(state, mate));
  // What neither has is a debt of the payer.
  const paid = sum - helped;
  return [...(paid > 0 ? [{ from: payer, sum: paid }] : []), ...(helped > 0 ? [{ from: mate, sum: helped }] : [])];
}

/** A balance at or below 0 gives nothing. */
export function spendableSum({ clans }: State, seat: Clan): number {
  return Math.max(0, clans[seat].balance);
}
