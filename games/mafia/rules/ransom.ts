import { finishGame } from './ending.js';
import { ransomPayee } from './money.js';
import { clanOf, type Pack } from './pack.js';
import { cellOf, placeOf } from './position.js';
import { priceOf } from './price.js';
import type { Fault, Of, Run } from './run.js';
import { CLANS, type Clan, clansFrom, type FigureId } from './seats.js';
import type { Dropped, Reason, State } from './types.js';

/** Buying prisoners out, and closing the round (section 5). */

export function beginRansom(run: Run): void {
  run.emit({ type: 'ransomBegan' });
  const { openings, stopped, first } = run.state;
  if (openings === 0 && !stopped && run.flags.early_end === 'unanimous') {
    run.emit({ type: 'stopAsked' });
  }
  for (const seat of first === null ? [] : clansFrom(first)) runStored(run, seat);
  closeIfAllConfirmed(run);
}

/** What a seat has stored, in its order; what cannot be paid is dropped, and its seat told (MF-100). */
function runStored(run: Run, seat: Clan): void {
  const { ransoms, confirm } = run.state.clans[seat].plan;
  if (ransoms.length === 0 && !confirm) return;
  const dropped: Dropped[] = [];
  for (const figure of ransoms) {
    const fault = ransomFault(run.state, run.pack, seat, figure);
    if (fault === undefined) buyOut(run, seat, figure);
    else dropped.push({ code: fault, inside: null });
  }
  run.emit({ type: 'ransomsRun', seat, secret: { dropped } });
  if (confirm) run.emit({ type: 'confirmed', seat });
}

export function ransom(run: Run, seat: Clan, { figure }: Of<'ransom'>): Fault {
  if (run.state.phase !== 'ransom') return 'RANSOM_CLOSED';
  if (run.state.clans[seat].confirmed) return 'ROUND_CONFIRMED';
  const fault = ransomFault(run.state, run.pack, seat, figure);
  if (fault !== undefined) return fault;
  buyOut(run, seat, figure);
  return undefined;
}

/** Why this seat may not buy this figure out (MF-75 to MF-77). */
export function ransomFault(
  state: State,
  pack: Pack,
  seat: Clan,
  figure: string,
): Reason | undefined {
  if (!pack.clanOf.has(figure)) return 'PRISONER_UNKNOWN';
  const owner = clanOf(pack, figure);
  const { flags } = state.options;
  const isMate = pack.mate[seat] === owner;
  const may = flags.ransom_for === 'anyone' || (flags.ransom_for === 'team' && isMate);
  if (owner !== seat && !may) return 'RANSOM_NOT_ALLOWED';
  if (payeeOf(state, pack, seat, figure) === seat) return 'RANSOM_NOT_ALLOWED';
  const cell = cellOf(placeOf(state, figure));
  if (cell === null) return 'PRISONER_UNKNOWN';
  return state.clans[seat].balance < priceOf(state, cell) ? 'INSUFFICIENT_FUNDS' : undefined;
}

function payeeOf({ options }: State, pack: Pack, payer: Clan, figure: FigureId): Clan {
  const { flags } = options;
  const of = flags.ransom_payee_of === 'payer' ? payer : clanOf(pack, figure);
  return ransomPayee(flags, of);
}

function buyOut(run: Run, seat: Clan, figure: FigureId): void {
  const { state, pack } = run;
  const cell = cellOf(placeOf(state, figure));
  if (cell === null) throw new Error(`${figure} is not in prison`);
  const price = priceOf(state, cell);
  const payee = payeeOf(state, pack, seat, figure);
  run.emit({ type: 'ransomed', seat, figure, cell, price, payee });
}

export function confirm(run: Run, seat: Clan): Fault {
  if (run.state.phase !== 'ransom') return 'PHASE_WRONG';
  if (run.state.clans[seat].confirmed) return 'ROUND_CONFIRMED';
  run.emit({ type: 'confirmed', seat });
  closeIfAllConfirmed(run);
  return undefined;
}

/** Until the fourth one comes (MF-78). */
export function withdraw(run: Run, seat: Clan): Fault {
  if (run.state.phase !== 'ransom' || !run.state.clans[seat].confirmed) return 'PHASE_WRONG';
  run.emit({ type: 'withdrawn', seat });
  return undefined;
}

function closeIfAllConfirmed(run: Run): void {
  if (!CLANS.every((seat) => run.state.clans[seat].confirmed)) return;
  if (run.state.lastRound) finishGame(run);
  else run.emit({ type: 'roundClosed' });
}
