import { ok } from '@mister-x/engine/core/result';
import { deckHolds, putLookAway, type Run, topUp } from './flow.js';
import { cardOf } from './pack.js';
import { drawsLeft } from './position.js';
import { type Decided, type Of, readFault, refuse } from './setup.js';
import type { Reason, Sleuth, State } from './types.js';

/** Drawing: line, deck, and Holmes's extra card (SH-38 to SH-43, SH-54). */

export function draw(run: Run, seat: Sleuth, action: Of<'draw'>): Decided {
  const { state } = run;
  if (state.options.flags.draw_order === 'free' || !mayBegin(state)) return refuse('PHASE_WRONG');
  const { line, deck, holmes, cards } = action;
  const fault =
    (holmes === null ? undefined : extraFault(run, seat, holmes, fresh(state, line))) ??
    (line.some((at, i) => !isFilled(state, at) || line.indexOf(at) !== i)
      ? 'LINE_POSITION'
      : undefined) ??
    (holmes === null ? undefined : extraPrice(state)) ??
    countFault(state, seat, line.length + deck, deck, holmes !== null) ??
    (run.printed ? readFault(run, cards ?? [], deck, holmes === null ? [] : [holmes]) : undefined);
  if (fault !== undefined) return refuse(fault);
  putLookAway(run, seat);
  const isFresh = holmes !== null && !state.sleuths[seat].hand.includes(holmes);
  if (holmes !== null && !isFresh) run.emit({ type: 'extraPlayed', seat, card: holmes });
  for (const position of line) takeFromLine(run, seat, position);
  // A fresh one is discarded as soon as it came.
  if (holmes !== null && isFresh) run.emit({ type: 'extraPlayed', seat, card: holmes });
  for (let i = 0; i < deck; i++) drawFromDeck(run, seat, cards?.[i]);
  topUp(run, seat);
  return ok(run.transition);
}

/** With `draw_order: free`, one card after the other, and each is seen as it comes. */
export function drawOne(run: Run, seat: Sleuth, { from, card }: Of<'drawOne'>): Decided {
  const { state } = run;
  if (state.options.flags.draw_order !== 'free' || !mayBegin(state)) return refuse('PHASE_WRONG');
  if (from !== 'deck' && !isFilled(state, from)) return refuse('LINE_POSITION');
  const { hand_limit: limit } = state.options.flags;
  if (limit !== null && state.sleuths[seat].hand.length >= limit) return refuse('HAND_LIMIT');
  if (drawsLeft(state).base === 0) return refuse('DRAW_COUNT');
  if (from === 'deck' && state.deck.length + state.discards.length === 0) {
    return refuse('DRAW_COUNT');
  }
  if (from === 'deck' && run.printed) {
    const fault = readFault(run, card === undefined ? [] : [card], 1);
    if (fault !== undefined) return refuse(fault);
  }
  putLookAway(run, seat);
  if (from === 'deck') drawFromDeck(run, seat, card);
  else takeFromLine(run, seat, from);
  return ok(run.transition);
}

export function drawExtra(run: Run, seat: Sleuth, { card }: Of<'drawExtra'>): Decided {
  const { state } = run;
  if (state.options.flags.draw_order !== 'free' || !mayBegin(state)) return refuse('PHASE_WRONG');
  const fault = extraFault(run, seat, card, []) ?? extraPrice(state);
  if (fault !== undefined) return refuse(fault);
  putLookAway(run, seat);
  run.emit({ type: 'extraPlayed', seat, card });
  return ok(run.transition);
}

export function endDraw(run: Run, seat: Sleuth): Decided {
  const { state } = run;
  if (state.options.flags.draw_order !== 'free' || !mayBegin(state)) return refuse('PHASE_WRONG');
  if (drawsLeft(state).base > 0) return refuse('DRAW_COUNT');
  putLookAway(run, seat);
  topUp(run, seat);
  return ok(run.transition);
}

/** In the smallest way: all from the deck, and what it lacks from the left of the line (SH-86, 14.1). */
export function drawForAbsent(run: Run, seat: Sleuth): void {
  const { base } = drawsLeft(run.state);
  for (let i = 0; i < base; i++) {
    const position = run.state.line.findIndex((card) => card !== null) + 1;
    if (deckHolds(run)) drawFromDeck(run, seat, undefined);
    else if (position > 0) takeFromLine(run, seat, position);
  }
  topUp(run, seat);
}

/** A draw sent in the step before passes that step (SH-21). */
function mayBegin({ phase, look }: State): boolean {
  return look === null && (phase === 'investigate' || phase === 'draw');
}

function isFilled({ line }: State, position: number): boolean {
  return line[position - 1] != null;
}

/** Cards of the line that this draw takes. */
function fresh({ line }: State, positions: readonly number[]): readonly string[] {
  return positions.flatMap((position) => line[position - 1] ?? []);
}

/** Ability, possession and character of the card that is to give one more (SH-54, 14.1). */
function extraFault(
  { state, pack }: Run,
  seat: Sleuth,
  card: string,
  coming: readonly string[],
): Reason | undefined {
  const { turn, options, sleuths } = state;
  const { holmes_abilities: abilities, holmes_draw_from_fresh: mayBeFresh } = options.flags;
  if (turn.used.extra || (abilities === 'one_total' && turn.used.look)) return 'ABILITY_USED';
  const held = sleuths[seat].hand.includes(card) && (mayBeFresh || !state.fresh.includes(card));
  if (!held && !(mayBeFresh && coming.includes(card))) return 'CARD_NOT_IN_HAND';
  return cardOf(pack, card).character === 'holmes' ? undefined : 'WRONG_CHARACTER';
}

function extraPrice(state: State): Reason | undefined {
  if (drawsLeft(state).withHolmes !== null) return undefined;
  return isCapped(state) ? 'DRAW_CAP' : 'HAND_LIMIT';
}

/** Whether the extra card would pass the most that anybody draws. */
function isCapped(state: State): boolean {
  const free = { ...state.options, flags: { ...state.options.flags, hand_limit: null } };
  return drawsLeft({ ...state, options: free }).withHolmes === null;
}

/** Beyond the room in the hand it is the limit that refuses, any other number is wrong (14.1). */
function countFault(
  state: State,
  seat: Sleuth,
  total: number,
  fromDeck: number,
  withHolmes: boolean,
): Reason | undefined {
  const draws = drawsLeft(state);
  const { deck, discards, options, sleuths } = state;
  const { hand_limit: limit } = options.flags;
  const held = sleuths[seat].hand.length - (withHolmes ? 1 : 0);
  if (limit !== null && total > 0 && held + total > limit) return 'HAND_LIMIT';
  if (total !== (withHolmes ? draws.withHolmes : draws.base)) return 'DRAW_COUNT';
  return fromDeck > deck.length + discards.length + (withHolmes ? 1 : 0) ? 'DRAW_COUNT' : undefined;
}

function takeFromLine(run: Run, seat: Sleuth, position: number): void {
  const card = run.state.line[position - 1];
  if (card != null) run.emit({ type: 'lineTaken', seat, position, card });
}

/** @param read the card that came, where people draw from a printed deck */
function drawFromDeck(run: Run, seat: Sleuth, read: string | undefined): void {
  if (!deckHolds(run)) return;
  // Off a deck of the referee's nobody chooses his card.
  const card = run.printed && read !== undefined ? read : run.rng.pick(run.state.deck);
  run.emit({ type: 'deckDrawn', seat, secret: { card } });
}
