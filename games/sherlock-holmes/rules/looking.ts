import { ok } from '@mister-x/engine/core/result';
import { closeWindow, openWindow, putLookAway, type HolmesDecision, publishSearchDecision } from './flow.js';
import { heldFault } from './movement.js';
import { cardOf, pipsOf } from './pack.js';
import { holmesSymbol, activeSleuthsOtherThan, tokenAt } from './position.js';
import { type DecisionResult, type ActionOf, refuse } from './setup.js';
import {
  type SearchDecision,
  type Event,
  PLAY_MODES,
  type PlayMode,
  type CardPlay,
  type CardPlayInput,
  type RefusalCode,
  type Sleuth,
} from './types.js';

/** Looks at tokens, what others may do meanwhile, and what the searcher decides (SH-26 to SH-37, SH-53 to SH-59). */

/** Holmes's secret look (SH-53). */
export function lookAsHolmes(
  decision: HolmesDecision,
  seat: Sleuth,
  { card, location }: ActionOf<'look'>,
): DecisionResult {
  const { state, pack } = decision;
  const { phase, turn, options } = state;
  if (state.look !== null || (phase !== 'move' && phase !== 'investigate')) {
    return refuse('PHASE_WRONG');
  }
  const spent = options.flags.holmes_abilities === 'one_total' && turn.used.extra;
  if (turn.used.look || spent) return refuse('ABILITY_USED');
  const held = heldFault(decision, seat, card, 'holmes');
  if (held !== undefined) return refuse(held);
  if (!pack.locations.has(location)) return refuse('UNKNOWN_LOCATION');
  const token = tokenAt(state, location);
  if (token === undefined) return refuse('NO_TOKEN_HERE');
  if (token.type !== holmesSymbol(pack, card)) return refuse('SYMBOL_MISMATCH');
  putLookAway(decision, seat);
  const opening: CardPlay = { card, mode: 'ability:holmes' };
  beginLook(decision, seat, 'holmes', location, opening, token.id);
  return ok(decision.transition);
}

export function searchPlace(
  decision: HolmesDecision,
  seat: Sleuth,
  { cards, location }: ActionOf<'search'>,
): DecisionResult {
  const { state, pack } = decision;
  if (state.look !== null || state.phase !== 'investigate') return refuse('PHASE_WRONG');
  if (state.turn.searches >= state.options.flags.searches_per_turn) {
    return refuse('ALREADY_SEARCHED');
  }
  if (cards.length !== 1) return refuse('ONE_OPENING_CARD');
  const plays = playsOf(decision, seat, cards, []);
  if (typeof plays === 'string') return refuse(plays);
  const { at } = state.sleuths[seat];
  if (location !== undefined && !pack.locations.has(location)) return refuse('UNKNOWN_LOCATION');
  if (location !== undefined && location !== at) return refuse('NOT_YOUR_LOCATION');
  const token = tokenAt(state, at);
  const [opening] = plays;
  if (token === undefined || opening === undefined) return refuse('NO_TOKEN_HERE');
  if (pipsOf(pack, opening.card, opening.mode, token.type) === 0) return refuse('SYMBOL_MISMATCH');
  putLookAway(decision, seat);
  beginLook(decision, seat, 'search', at, opening, token.id);
  return ok(decision.transition);
}

function beginLook(
  decision: HolmesDecision,
  seat: Sleuth,
  kind: 'search' | 'holmes',
  location: string,
  opening: CardPlay,
  token: string,
): void {
  const id = decision.state.looks + 1;
  decision.emit({ type: 'looked', seat, look: id, kind, location, opening, secret: { token } });
  openWindow(decision);
}

/** An own token is bought with its pips, the opening card included (SH-31, SH-32). */
export function takeToken(decision: HolmesDecision, seat: Sleuth, { cards }: ActionOf<'take'>): DecisionResult {
  const { state, pack } = decision;
  const { look: open } = state;
  if (!mayDecide(decision, seat) || open?.opening == null) return refuse('PHASE_WRONG');
  const plays = playsOf(decision, seat, cards, [open.opening.card]);
  if (typeof plays === 'string') return refuse(plays);
  const token = tokenAt(state, open.location);
  if (token === undefined) return refuse('NO_TOKEN_HERE');
  if (token.case !== state.sleuths[seat].case) return refuse('TOKEN_NOT_YOUR_CASE');
  const pips = (play: CardPlay) => pipsOf(pack, play.card, play.mode, token.type);
  if (plays.some((play) => pips(play) === 0)) return refuse('SYMBOL_MISMATCH');
  const paid = [open.opening, ...plays].reduce((sum, play) => sum + pips(play), 0);
  if (paid < token.number) return refuse('NOT_ENOUGH_SYMBOLS');
  decideSearch(decision, seat, { take: true, cards: plays });
  return ok(decision.transition);
}

/** Always possible, and nothing tells why (SH-30, SH-33). */
export function leaveToken(decision: HolmesDecision, seat: Sleuth): DecisionResult {
  if (!mayDecide(decision, seat)) return refuse('PHASE_WRONG');
  decideSearch(decision, seat, { take: false, cards: [] });
  return ok(decision.transition);
}

function mayDecide({ state: { look } }: HolmesDecision, seat: Sleuth): boolean {
  return look !== null && look.by === seat && look.kind === 'search' && look.decision === null;
}

function decideSearch(decision: HolmesDecision, seat: Sleuth, chosen: SearchDecision): void {
  const { look } = decision.state;
  if (look === null) return;
  putLookAway(decision, seat);
  decision.emit({ type: 'decided', seat, look: look.id, secret: chosen });
  if (!look.open) publishSearchDecision(decision);
}

/** Nobody decided in time: the token stays, and no phone has a receipt of it (SH-86). */
export function lapseSearchDecision(decision: HolmesDecision, seat: Sleuth): void {
  const { look } = decision.state;
  if (look === null) return;
  putLookAway(decision, seat);
  decision.emit({ type: 'lapsed', seat, look: look.id });
  if (!look.open) publishSearchDecision(decision);
}

/** The one who is asked answers once (SH-55, SH-56, 14.1): the order of these checks is 14.1's. */
export function answerLook(decision: HolmesDecision, seat: Sleuth, action: ActionOf<'answer'>): DecisionResult {
  const { state } = decision;
  const { look } = state;
  if (look === null || look.id !== action.look) return refuse('NO_WINDOW');
  if (look.by === seat) return refuse('OWN_LOOK');
  if (!look.open || look.answered.includes(seat)) return refuse('NO_WINDOW');
  if (action.card === null) decision.emit({ type: 'passed', seat, look: look.id });
  else {
    if (state.turn.used.lestrade.includes(seat)) return refuse('ABILITY_USED');
    const held = heldFault(decision, seat, action.card, 'lestrade');
    if (held !== undefined) return refuse(held);
    decision.emit(reactionEvent(decision, seat, action.card));
  }
  closeIfAnswered(decision);
  return ok(decision.transition);
}

/** Lestrade sees it as well, and stops nobody (SH-55, SH-57). */
export function reactionEvent({ state }: HolmesDecision, seat: Sleuth, card: string): Event {
  const { look } = state;
  const token = look === null ? undefined : tokenAt(state, look.location);
  if (look === null || token === undefined) throw new Error('nobody looks at anything');
  const { id, location } = look;
  return { type: 'reacted', seat, look: id, card, location, secret: { token: token.id } };
}

export function closeIfAnswered(decision: HolmesDecision): void {
  const { look, options } = decision.state;
  const { lestrade_window_s: seconds, lestrade_window_ends: ends } = options.flags;
  // Without a time there is nothing to run out, so that all answers are its end.
  if (look === null || (ends === 'full_time' && seconds !== null)) return;
  const others = activeSleuthsOtherThan(decision.state, look.by);
  if (others.every((other) => look.answered.includes(other))) closeWindow(decision);
}

export function closeLook(decision: HolmesDecision, seat: Sleuth): DecisionResult {
  const { options, sleuths } = decision.state;
  if (options.flags.auto_notebook || sleuths[seat].openLook === null) return refuse('PHASE_WRONG');
  putLookAway(decision, seat);
  return ok(decision.transition);
}

/** Cards as they are meant, or what is wrong with them, in the order of 14.1. */
function playsOf(
  { state, pack }: HolmesDecision,
  seat: Sleuth,
  inputs: readonly CardPlayInput[],
  gone: readonly string[],
): readonly CardPlay[] | RefusalCode {
  const plays: CardPlay[] = [];
  for (const { card, mode } of inputs) {
    const known = PLAY_MODES.find((one) => one === mode);
    if (known === undefined) return 'CHOICE_REQUIRED';
    plays.push({ card, mode: known });
  }
  const cards = plays.map(({ card }) => card);
  if (new Set([...gone, ...cards]).size < gone.length + cards.length) return 'CARD_USED_TWICE';
  const { hand } = state.sleuths[seat];
  if (cards.some((card) => !hand.includes(card))) return 'CARD_NOT_IN_HAND';
  const abilities = plays.flatMap((play) => (play.mode === 'symbol' ? [] : [play]));
  if (abilities.some(({ card, mode }) => mode !== abilityOf(cardOf(pack, card).character))) {
    return 'WRONG_CHARACTER';
  }
  // What Holmes, Lestrade and the cabman do has a time of its own (14.1).
  return abilities.some(({ mode }) => mode !== 'ability:watson') ? 'PHASE_WRONG' : plays;
}

function abilityOf(character: string): PlayMode | undefined {
  return PLAY_MODES.find((mode) => mode === `ability:${character}`);
}
