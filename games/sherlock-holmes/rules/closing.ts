import { REFEREE, type Seat } from '@mister-x/engine/core/game';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import { drawForAbsent } from './drawing.js';
import { closeReveal, closeWindow, endMatch, nextTurn, putLookAway, type HolmesDecision } from './flow.js';
import { lapseSearchDecision } from './looking.js';
import { heldFault } from './movement.js';
import { placeNumberOf } from './pack.js';
import { activeSleuths, isActive, sleuthsOf, mayStepBeClosed } from './position.js';
import { type DecisionResult, type ActionOf, refuse } from './setup.js';
import { stepId } from './step.js';
import type { Action, ShRefusal, Sleuth, State } from './types.js';

/** Arrests, votes, what all have noted, what time or the host closes. */

/** The referee keeps silent about whether it is the right place (SH-63 to SH-65). */
export function arrest(decision: HolmesDecision, seat: Sleuth, { card, location }: ActionOf<'arrest'>): DecisionResult {
  const { state, pack } = decision;
  if (state.look !== null || state.phase !== 'investigate') return refuse('PHASE_WRONG');
  const held = heldFault(decision, seat, card, 'lestrade');
  if (held !== undefined) return refuse(held);
  const { at, pile, hand } = state.sleuths[seat];
  const { yard, arrest_min_tokens: least } = pack.file;
  if (at !== yard) return refuse('NOT_AT_YARD');
  const mayBeYard = state.options.flags.arrest_at_yard;
  const target = pack.locations.has(location) && placeNumberOf(pack, location) !== null;
  if (!(location === yard ? mayBeYard : target)) return refuse('ARREST_TARGET');
  if (pile.length < least) return refuse('TOO_FEW_TOKENS');
  putLookAway(decision, seat);
  const rest = hand.filter((other) => other !== card);
  const cards = state.options.flags.return_hand_on_exit ? rest : null;
  decision.emit({ type: 'arrested', seat, card, location, order: state.arrests + 1, cards });
  nextTurn(decision);
  return ok(decision.transition);
}

/** Anyone who has noted what lies open says so; with the last one it is closed (SH-48). */
export function confirmNoted(decision: HolmesDecision, seat: Sleuth): DecisionResult {
  const { reveal } = decision.state;
  if (reveal === null || reveal.noted.includes(seat)) return refuse('PHASE_WRONG');
  decision.emit({ type: 'noted', seat });
  const all = decision.state.reveal?.noted ?? [];
  if (activeSleuths(decision.state).every((one) => all.includes(one))) closeReveal(decision);
  return ok(decision.transition);
}

/** The rules wait for those who are connected (SH-48), and the host knows who is not. */
export function confirmForAbsent(decision: HolmesDecision, seat: Seat, action: ActionOf<'noteFor'>): DecisionResult {
  const named = absentSeat(decision, seat, action.seat);
  return named.ok ? confirmNoted(decision, named.value) : named;
}

/** For whom the host acts, if he may. */
function absentSeat({ state }: HolmesDecision, by: Seat, absent: string): Result<Sleuth, ShRefusal> {
  if (by !== REFEREE) return err({ code: 'NOT_YOUR_TURN' });
  const named = sleuthsOf(state.options).find((one) => one === absent);
  if (named === undefined) return err({ code: 'UNKNOWN_SEAT' });
  return isActive(state, named) ? ok(named) : err({ code: 'SEAT_OUT' });
}

export function voteToStop(decision: HolmesDecision, seat: Sleuth, stop: boolean): DecisionResult {
  if (!mayVote(decision.state) || decision.state.votes.includes(seat) === stop) return refuse('PHASE_WRONG');
  decision.emit({ type: 'voted', seat, stop });
  const { votes } = decision.state;
  if (activeSleuths(decision.state).every((one) => votes.includes(one))) endMatch(decision, 'STOPPED');
  return ok(decision.transition);
}

/** Only while nobody has arrested, and nothing is looked at (SH-78, 14.1). */
export function mayVote({ options, arrests, phase, look }: State): boolean {
  const step = phase === 'move' || phase === 'investigate';
  return options.flags.stalemate === 'unanimous' && arrests === 0 && step && look === null;
}

export function voteFor(decision: HolmesDecision, seat: Seat, action: ActionOf<'voteFor'>): DecisionResult {
  const named = absentSeat(decision, seat, action.seat);
  return named.ok ? voteToStop(decision, named.value, action.stop) : named;
}

/** Time is up, as an action of the referee's. */
export function expire(decision: HolmesDecision, seat: Seat, action: ActionOf<'expire'>): DecisionResult {
  if (seat !== REFEREE) return refuse('NOT_YOUR_TURN');
  return closeWaitIfCurrent(decision, action);
}

/** What has a time of its own is not the host's to close (SH-48, SH-56); a step of an absent seat is (SH-86). */
export function close(decision: HolmesDecision, seat: Seat, action: ActionOf<'close'>): DecisionResult {
  if (seat !== REFEREE) return refuse('NOT_YOUR_TURN');
  const { lestrade_window_s: window, reveal_seconds: reveal } = decision.state.options.flags;
  if (action.what === 'window' && window !== null) return refuse('PHASE_WRONG');
  if (action.what === 'reveal' && reveal !== null) return refuse('PHASE_WRONG');
  return closeWaitIfCurrent(decision, action);
}

/**
 * For whom the host would answer. A seat that has reacted in a window needs no answer; so a refusal can tell the
 * host that someone who is there has not, as the closing of any window does.
 */
export function seatsStoodInFor(state: State, action: Action): readonly Seat[] {
  if (action.type === 'noteFor' || action.type === 'voteFor') return [action.seat];
  if (action.type !== 'close') return [];
  const { look, reveal, turn } = state;
  const active = activeSleuths(state);
  switch (action.what) {
    case 'window':
      return active.filter((seat) => seat !== look?.by && look?.answered.includes(seat) === false);
    case 'reveal':
      return active.filter((seat) => reveal?.noted.includes(seat) === false);
    case 'step':
      return [turn.seat];
  }
}

function closeWaitIfCurrent(
  decision: HolmesDecision,
  { what, id }: ActionOf<'close'> | ActionOf<'expire'>,
): DecisionResult {
  const { look, reveal, turn } = decision.state;
  if (what === 'window') {
    if (look === null || !look.open || String(look.id) !== id) return refuse('NO_WINDOW');
    closeWindow(decision);
  } else if (what === 'reveal') {
    if (reveal === null || String(turn.number) !== id) return refuse('PHASE_WRONG');
    closeReveal(decision);
  } else {
    if (!mayStepBeClosed(decision.state) || stepId(decision.state) !== id) return refuse('PHASE_WRONG');
    closeStep(decision);
  }
  return ok(decision.transition);
}

/** In the smallest way (SH-86): stay, no search, leave, draw from the deck. */
function closeStep(decision: HolmesDecision): void {
  const { look, phase, turn } = decision.state;
  if (look !== null) lapseSearchDecision(decision, turn.seat);
  else {
    putLookAway(decision, turn.seat);
    if (phase === 'move') decision.emit({ type: 'walked', seat: turn.seat, path: [] });
    else drawForAbsent(decision, turn.seat);
  }
}
