import { ok } from '@mister-x/engine/core/result';
import { hasDeckCards, putLookAway, type HolmesDecision, topUpLine } from './flow.js';
import { cardOf } from './pack.js';
import { drawsLeftInTurn } from './position.js';
import { type DecisionResult, type ActionOf, cardsReadFault, refuse } from './setup.js';
import type { RefusalCode, Sleuth, State } from './types.js';

/** Drawing: line, deck, and Holmes's extra card (SH-38 to SH-43, SH-54). */

export function draw(decision: HolmesDecision, seat: Sleuth, action: ActionOf<'draw'>): DecisionResult {
  const { state } = decision;
  if (state.options.flags.draw_order === 'free' || !mayBegin(state)) return refuse('PHASE_WRONG');
  const { line, deck, holmes, cards } = action;
  const fault =
    (holmes === null ? undefined : extraFault(decision, seat, holmes, cardsTakenFromLine(state, line))) ??
    (line.some((at, i) => !isFilled(state, at) || line.indexOf(at) !== i) ? 'LINE_POSITION' : undefined) ??
    (holmes === null ? undefined : extraDrawFault(state)) ??
    countFault(state, seat, line.length + deck, deck, holmes !== null) ??
    (decision.printed ? cardsReadFault(decision, cards ?? [], deck, holmes === null ? [] : [holmes]) : undefined);
  if (fault !== undefined) return refuse(fault);
  putLookAway(decision, seat);
  const isFresh = holmes !== null && !state.sleuths[seat].hand.includes(holmes);
  if (holmes !== null && !isFresh) decision.emit({ type: 'extraPlayed', seat, card: holmes });
  for (const position of line) takeFromLine(decision, seat, position);
  // A fresh one is discarded as soon as it came.
  if (holmes !== null && isFresh) decision.emit({ type: 'extraPlayed', seat, card: holmes });
  for (let i = 0; i < deck; i++) drawFromDeck(decision, seat, cards?.[i]);
  topUpLine(decision, seat);
  return ok(decision.transition);
}

/** With `draw_order: free`, one card after the other, and each is seen as it comes. */
export function drawOne(decision: HolmesDecision, seat: Sleuth, { from, card }: ActionOf<'drawOne'>): DecisionResult {
  const { state } = decision;
  if (state.options.flags.draw_order !== 'free' || !mayBegin(state)) return refuse('PHASE_WRONG');
  if (from !== 'deck' && !isFilled(state, from)) return refuse('LINE_POSITION');
  const { hand_limit: limit } = state.options.flags;
  if (limit !== null && state.sleuths[seat].hand.length >= limit) return refuse('HAND_LIMIT');
  if (drawsLeftInTurn(state).base === 0) return refuse('DRAW_COUNT');
  if (from === 'deck' && state.deck.length + state.discards.length === 0) {
    return refuse('DRAW_COUNT');
  }
  if (from === 'deck' && decision.printed) {
    const fault = cardsReadFault(decision, card === undefined ? [] : [card], 1);
    if (fault !== undefined) return refuse(fault);
  }
  putLookAway(decision, seat);
  if (from === 'deck') drawFromDeck(decision, seat, card);
  else takeFromLine(decision, seat, from);
  return ok(decision.transition);
}

export function drawExtra(decision: HolmesDecision, seat: Sleuth, { card }: ActionOf<'drawExtra'>): DecisionResult {
  const { state } = decision;
  if (state.options.flags.draw_order !== 'free' || !mayBegin(state)) return refuse('PHASE_WRONG');
  const fault = extraFault(decision, seat, card, []) ?? extraDrawFault(state);
  if (fault !== undefined) return refuse(fault);
  putLookAway(decision, seat);
  decision.emit({ type: 'extraPlayed', seat, card });
  return ok(decision.transition);
}

export function endDraw(decision: HolmesDecision, seat: Sleuth): DecisionResult {
  const { state } = decision;
  if (state.options.flags.draw_order !== 'free' || !mayBegin(state)) return refuse('PHASE_WRONG');
  if (drawsLeftInTurn(state).base > 0) return refuse('DRAW_COUNT');
  putLookAway(decision, seat);
  topUpLine(decision, seat);
  return ok(decision.transition);
}

/** In the smallest way: all from the deck, and what it lacks from the left of the line (SH-86, 14.1). */
export function drawForAbsent(decision: HolmesDecision, seat: Sleuth): void {
  const { base } = drawsLeftInTurn(decision.state);
  for (let i = 0; i < base; i++) {
    const position = decision.state.line.findIndex((card) => card !== null) + 1;
    if (hasDeckCards(decision)) drawFromDeck(decision, seat, undefined);
    else if (position > 0) takeFromLine(decision, seat, position);
  }
  topUpLine(decision, seat);
}

/** A draw sent in the step before passes that step (SH-21). */
function mayBegin({ phase, look }: State): boolean {
  return look === null && (phase === 'investigate' || phase === 'draw');
}

function isFilled({ line }: State, position: number): boolean {
  return line[position - 1] != null;
}

/** Cards of the line that this draw takes. */
function cardsTakenFromLine({ line }: State, positions: readonly number[]): readonly string[] {
  return positions.flatMap((position) => line[position - 1] ?? []);
}

/** Ability, possession and character of the card that is to give one more (SH-54, 14.1). */
function extraFault(
  { state, pack }: HolmesDecision,
  seat: Sleuth,
  card: string,
  coming: readonly string[],
): RefusalCode | undefined {
  const { turn, options, sleuths } = state;
  const { holmes_abilities: abilities, holmes_draw_from_fresh: mayBeFresh } = options.flags;
  if (turn.used.extra || (abilities === 'one_total' && turn.used.look)) return 'ABILITY_USED';
  const held = sleuths[seat].hand.includes(card) && (mayBeFresh || !state.fresh.includes(card));
  if (!held && !(mayBeFresh && coming.includes(card))) return 'CARD_NOT_IN_HAND';
  return cardOf(pack, card).character === 'holmes' ? undefined : 'WRONG_CHARACTER';
}

function extraDrawFault(state: State): RefusalCode | undefined {
  if (drawsLeftInTurn(state).withHolmes !== null) return undefined;
  return isDrawCountCapped(state) ? 'DRAW_CAP' : 'HAND_LIMIT';
}

/** Whether the extra card would pass the most that anybody draws. */
function isDrawCountCapped(state: State): boolean {
  const free = { ...state.options, flags: { ...state.options.flags, hand_limit: null } };
  return drawsLeftInTurn({ ...state, options: free }).withHolmes === null;
}

/** Beyond the room in the hand it is the limit that refuses, any other number is wrong (14.1). */
function countFault(
  state: State,
  seat: Sleuth,
  total: number,
  fromDeck: number,
  withHolmes: boolean,
): RefusalCode | undefined {
  const draws = drawsLeftInTurn(state);
  const { deck, discards, options, sleuths } = state;
  const { hand_limit: limit } = options.flags;
  const held = sleuths[seat].hand.length - (withHolmes ? 1 : 0);
  if (limit !== null && total > 0 && held + total > limit) return 'HAND_LIMIT';
  if (total !== (withHolmes ? draws.withHolmes : draws.base)) return 'DRAW_COUNT';
  return fromDeck > deck.length + discards.length + (withHolmes ? 1 : 0) ? 'DRAW_COUNT' : undefined;
}

function takeFromLine(decision: HolmesDecision, seat: Sleuth, position: number): void {
  const card = decision.state.line[position - 1];
  if (card != null) decision.emit({ type: 'lineTaken', seat, position, card });
}

/** @param read the card that came, where people draw from a printed deck */
function drawFromDeck(decision: HolmesDecision, seat: Sleuth, read: string | undefined): void {
  if (!hasDeckCards(decision)) return;
  // Off a deck of the referee's nobody chooses his card.
  const card = decision.printed && read !== undefined ? read : decision.rng.pick(decision.state.deck);
  decision.emit({ type: 'deckDrawn', seat, secret: { card } });
}
