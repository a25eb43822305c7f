import { finishGame, ransomPriceOf } from './ending.js';
import { ransomPayee } from './money.js';
import { clanOf, type Pack } from './pack.js';
import { cellOf, placeOf } from './position.js';
import type { MafiaFault, MafiaDecision, ActionOf } from './decision.js';
import { type Clan, CLANS, clansFrom, type FigureId } from './seats.js';
import type { DroppedPlanItem, RefusalCode, State } from './types.js';

/** Buying prisoners out, and closing the round (section 5). */

export function beginRansom(decision: MafiaDecision): void {
  decision.emit({ type: 'ransomBegan' });
  const { openings, stopped, first } = decision.state;
  if (openings === 0 && !stopped && decision.flags.early_end === 'unanimous') {
    decision.emit({ type: 'stopAsked' });
  }
  for (const seat of first === null ? [] : clansFrom(first)) runStoredRansoms(decision, seat);
  closeIfAllConfirmed(decision);
}

/** What a seat has stored, in its order; what cannot be paid is dropped, and its seat told (MF-100). */
function runStoredRansoms(decision: MafiaDecision, seat: Clan): void {
  const { ransoms, confirm } = decision.state.clans[seat].plan;
  if (ransoms.length === 0 && !confirm) return;
  const dropped: DroppedPlanItem[] = [];
  for (const figure of ransoms) {
    const fault = ransomFault(decision.state, decision.pack, seat, figure);
    if (fault === undefined) buyOut(decision, seat, figure);
    else dropped.push({ code: fault, inside: null });
  }
  decision.emit({ type: 'ransomsRun', seat, secret: { dropped } });
  if (confirm) decision.emit({ type: 'confirmed', seat });
}

export function ransom(decision: MafiaDecision, seat: Clan, { figure }: ActionOf<'ransom'>): MafiaFault {
  if (decision.state.phase !== 'ransom') return 'RANSOM_CLOSED';
  if (decision.state.clans[seat].confirmed) return 'ROUND_CONFIRMED';
  const fault = ransomFault(decision.state, decision.pack, seat, figure);
  if (fault !== undefined) return fault;
  buyOut(decision, seat, figure);
  return undefined;
}

/** Why this seat may not buy this figure out (MF-75 to MF-77). */
export function ransomFault(state: State, pack: Pack, seat: Clan, figure: string): RefusalCode | undefined {
  if (!pack.clanOf.has(figure)) return 'PRISONER_UNKNOWN';
  const owner = clanOf(pack, figure);
  const { flags } = state.options;
  const isMate = pack.mate[seat] === owner;
  const may = flags.ransom_for === 'anyone' || (flags.ransom_for === 'team' && isMate);
  if (owner !== seat && !may) return 'RANSOM_NOT_ALLOWED';
  if (payeeOf(state, pack, seat, figure) === seat) return 'RANSOM_NOT_ALLOWED';
  const cell = cellOf(placeOf(state, figure));
  if (cell === null) return 'PRISONER_UNKNOWN';
  return state.clans[seat].balance < ransomPriceOf(state, cell) ? 'INSUFFICIENT_FUNDS' : undefined;
}

function payeeOf({ options }: State, pack: Pack, payer: Clan, figure: FigureId): Clan {
  const { flags } = options;
  const of = flags.ransom_payee_of === 'payer' ? payer : clanOf(pack, figure);
  return ransomPayee(flags, of);
}

function buyOut(decision: MafiaDecision, seat: Clan, figure: FigureId): void {
  const { state, pack } = decision;
  const cell = cellOf(placeOf(state, figure));
  if (cell === null) throw new Error(`${figure} is not in prison`);
  const price = ransomPriceOf(state, cell);
  const payee = payeeOf(state, pack, seat, figure);
  decision.emit({ type: 'ransomed', seat, figure, cell, price, payee });
}

export function confirm(decision: MafiaDecision, seat: Clan): MafiaFault {
  if (decision.state.phase !== 'ransom') return 'PHASE_WRONG';
  if (decision.state.clans[seat].confirmed) return 'ROUND_CONFIRMED';
  decision.emit({ type: 'confirmed', seat });
  closeIfAllConfirmed(decision);
  return undefined;
}

/** Until the fourth one comes (MF-78). */
export function withdraw(decision: MafiaDecision, seat: Clan): MafiaFault {
  if (decision.state.phase !== 'ransom' || !decision.state.clans[seat].confirmed) return 'PHASE_WRONG';
  decision.emit({ type: 'withdrawn', seat });
  return undefined;
}

function closeIfAllConfirmed(decision: MafiaDecision): void {
  if (!CLANS.every((seat) => decision.state.clans[seat].confirmed)) return;
  if (decision.state.lastRound) finishGame(decision);
  else decision.emit({ type: 'roundClosed' });
}
