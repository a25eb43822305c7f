import type { Transition } from '@mister-x/engine/core/decision';
import { REFEREE, type Seat, type SeatSpec } from '@mister-x/engine/core/game';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import { chosenPack } from './chosen-pack.js';
import { packFaults } from './check-pack.js';
import {
  dealHand,
  hasDeckCards,
  enterCardInLine,
  layTokens,
  moveHolmes,
  type HolmesDecision,
  showHolmesToken,
} from './flow.js';
import { reconfigure } from './input.js';
import { cardOf, tokenOf } from './pack.js';
import type { CardId } from './pack-file.js';
import { firstState, inDeckOrder, sleuthsOf } from './position.js';
import {
  type Action,
  type Event,
  isSleuth,
  type Options,
  type RefusalCode,
  SLEUTH_ROLE,
  type Setup,
  type ShRefusal,
  type Sleuth,
  type State,
} from './types.js';

export type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;
export type DecisionResult = Result<Transition<State, Event>, ShRefusal>;

export function refuse(code: RefusalCode): DecisionResult {
  return err({ code });
}

export function seatPlan(options: Options): readonly SeatSpec[] {
  return sleuthsOf(options).map((seat) => ({ seat, role: SLEUTH_ROLE, secret: true }));
}

export function start({ options, position = {} }: Setup): Result<State, ShRefusal> {
  const causes = packFaults(chosenPack(options).file);
  if (causes.length > 0) return err({ code: 'PACK_INVALID', causes });
  return ok({ ...firstState(options), ...position });
}

/** Places on which nothing lies yet that the table must lay itself. */
export function placesWithoutToken({ options, entered }: State): readonly string[] {
  if (options.flags.token_source === 'server_layout') return [];
  return chosenPack(options).tokenPlaces.filter((place) => entered[place] === undefined);
}

/** The referee's deal is due: the table has named and laid what is its own, or has nothing to. */
export function isDealDue(state: State): boolean {
  const { phase, begun, options } = state;
  const { first_player: first, token_source: tokens } = options.flags;
  const idle = first === 'random' && tokens === 'server_layout';
  return phase === 'setup' && (begun || idle);
}

export function configure(decision: HolmesDecision, seat: Seat, action: ActionOf<'configure'>): DecisionResult {
  if (decision.state.phase !== 'setup' || decision.state.begun) return refuse('OPTION_LOCKED');
  if (seat !== REFEREE) return refuse('NOT_YOUR_TURN');
  // What lies already was laid under the old flags.
  if (Object.keys(decision.state.entered).length > 0) return refuse('OPTION_LOCKED');
  const options = reconfigure(decision.state.options, action.flags);
  if (!options.ok) return options;
  // A pack is never changed by `configure`, and may be large.
  decision.emit({ type: 'configured', options: { ...options.value, pack: 'default' } });
  return ok(decision.transition);
}

export function nameFirst(decision: HolmesDecision, seat: Seat, action: ActionOf<'nameFirst'>): DecisionResult {
  const fault = hostFault(decision.state, seat);
  if (fault !== undefined) return refuse(fault);
  if (decision.state.options.flags.first_player === 'random') return refuse('PHASE_WRONG');
  const named = sleuthsOf(decision.state.options).find((one) => one === action.seat);
  if (named === undefined) return refuse('UNKNOWN_SEAT');
  decision.emit({ type: 'firstNamed', seat: named });
  return ok(decision.transition);
}

export function enterSymbol(decision: HolmesDecision, seat: Seat, action: ActionOf<'enterSymbol'>): DecisionResult {
  const { state, pack } = decision;
  const fault = hostFault(state, seat);
  if (fault !== undefined) return refuse(fault);
  if (state.options.flags.token_source !== 'entered_symbols') return refuse('PHASE_WRONG');
  const { location, symbol } = action;
  const place = placeFault(decision, location);
  if (place !== undefined) return refuse(place);
  const there = [...pack.tokens.values()].filter(({ type }) => type === symbol).length;
  if (there === 0) return refuse('UNKNOWN_CODE');
  const entered = Object.values(state.entered).filter((type) => type === symbol).length;
  if (entered >= there) return refuse('TOKEN_COUNT');
  decision.emit({ type: 'symbolEntered', location, symbol });
  return ok(decision.transition);
}

export function loadCodes(decision: HolmesDecision, seat: Seat, { codes }: ActionOf<'loadCodes'>): DecisionResult {
  const { state, pack } = decision;
  const fault = hostFault(state, seat);
  if (fault !== undefined) return refuse(fault);
  const isScanned = state.options.flags.token_source === 'scanned_tokens';
  if (!isScanned || state.codes !== null) return refuse('PHASE_WRONG');
  const named = Object.values(codes);
  if (named.some((token) => !pack.tokens.has(token))) return refuse('UNKNOWN_CODE');
  if (new Set(named).size !== named.length) return refuse('TOKEN_BOUND_TWICE');
  if (named.length !== pack.tokens.size) return refuse('TOKEN_COUNT');
  decision.emit({ type: 'codesLoaded', secret: { codes } });
  return ok(decision.transition);
}

export function bindToken(
  decision: HolmesDecision,
  seat: Seat,
  { location, code }: ActionOf<'bindToken'>,
): DecisionResult {
  const { state, pack } = decision;
  const fault = hostFault(state, seat);
  if (fault !== undefined) return refuse(fault);
  if (state.options.flags.token_source !== 'scanned_tokens') return refuse('PHASE_WRONG');
  const place = placeFault(decision, location);
  if (place !== undefined) return refuse(place);
  const token = state.codes?.[code];
  if (token === undefined) return refuse('UNKNOWN_CODE');
  if (Object.values(state.start).includes(token)) return refuse('TOKEN_BOUND_TWICE');
  const symbol = tokenOf(pack, token).type;
  decision.emit({ type: 'tokenBound', location, symbol, secret: { token } });
  return ok(decision.transition);
}

/** Where a token may be laid that is not yet (SH-12). */
function placeFault({ state, pack }: HolmesDecision, location: string): RefusalCode | undefined {
  if (!pack.locations.has(location)) return 'UNKNOWN_LOCATION';
  if (location === pack.file.yard) return 'NO_TOKEN_HERE';
  return state.entered[location] === undefined ? undefined : 'TOKEN_BOUND_TWICE';
}

export function unbindToken(decision: HolmesDecision, seat: Seat, { location }: ActionOf<'unbind'>): DecisionResult {
  const fault = hostFault(decision.state, seat);
  if (fault !== undefined) return refuse(fault);
  if (!decision.pack.locations.has(location)) return refuse('UNKNOWN_LOCATION');
  if (decision.state.entered[location] === undefined) return refuse('NO_TOKEN_HERE');
  decision.emit({ type: 'unbound', location });
  return ok(decision.transition);
}

export function begin(decision: HolmesDecision, seat: Seat): DecisionResult {
  const { state } = decision;
  const fault = hostFault(state, seat);
  if (fault !== undefined) return refuse(fault);
  // A table that has nothing to lay does not wait for the host.
  if (isDealDue(state)) return refuse('PHASE_WRONG');
  const named = state.first !== null || state.options.flags.first_player === 'random';
  if (!named || placesWithoutToken(state).length > 0) return refuse('SETUP_INCOMPLETE');
  decision.emit({ type: 'tableLaid' });
  return ok(decision.transition);
}

/** The host's part of the set-up, until he says that it is done. */
function hostFault({ phase, begun }: State, seat: Seat): RefusalCode | undefined {
  if (seat !== REFEREE) return 'NOT_YOUR_TURN';
  return phase === 'setup' && !begun ? undefined : 'PHASE_WRONG';
}

/** Tokens, cases, hands and the line, all by chance (SH-12 to SH-18, SH-89). */
export function deal(decision: HolmesDecision, seat: Seat): DecisionResult {
  if (seat !== REFEREE) return refuse('NOT_YOUR_TURN');
  if (!isDealDue(decision.state)) return refuse('PHASE_WRONG');
  const seats = sleuthsOf(decision.state.options);
  layTokens(decision);
  const cases = decision.rng.shuffle([...decision.pack.cases.keys()]);
  for (const [at, one] of seats.entries()) {
    decision.emit({ type: 'caseDealt', seat: one, secret: { case: cases[at] ?? '' } });
  }
  if (decision.state.first === null) decision.emit({ type: 'firstNamed', seat: decision.rng.pick(seats) });
  if (decision.printed) {
    decision.emit({ type: 'cardsAwaited' });
    return ok(decision.transition);
  }
  for (const one of seats) dealHand(decision, one);
  for (const at of decision.state.line.keys()) {
    if (hasDeckCards(decision)) enterCardInLine(decision, at + 1, decision.rng.pick(decision.state.deck), false);
  }
  beginFirstTurn(decision);
  return ok(decision.transition);
}

/** A first hand of printed cards, read by its owner's camera (SH-84). */
export function registerHand(
  decision: HolmesDecision,
  seat: Seat,
  { cards }: ActionOf<'registerHand'>,
): DecisionResult {
  const { state, pack } = decision;
  if (state.phase === 'setup') return refuse('GAME_NOT_STARTED');
  if (!isSleuth(seat) || !sleuthsOf(state.options).includes(seat)) return refuse('NOT_YOUR_TURN');
  if (state.phase !== 'cards' || state.sleuths[seat].hand.length > 0) return refuse('PHASE_WRONG');
  const fault = cardsReadFault(decision, cards, pack.file.hand_size);
  if (fault !== undefined) return refuse(fault);
  const secret = { cards: inDeckOrder(pack, cards) };
  decision.emit({ type: 'handDealt', seat, count: cards.length, secret });
  if (areAllCardsRead(decision.state)) beginFirstTurn(decision);
  return ok(decision.transition);
}

/**
 * What is wrong with cards that someone read off a printed deck (SH-84).
 *
 * @param spent cards that are discarded before the first of them comes
 */
export function cardsReadFault(
  { state, pack }: HolmesDecision,
  cards: readonly CardId[],
  count: number,
  spent: readonly CardId[] = [],
): RefusalCode | undefined {
  if (cards.some((card) => !pack.cards.has(card))) return 'UNKNOWN_CODE';
  if (new Set(cards).size !== cards.length) return 'CARD_USED_TWICE';
  // Before where they are: a reading that cannot be taken would tell of other hands, free of charge.
  if (cards.length !== count) return cards.length < count ? 'SCAN_INCOMPLETE' : 'DRAW_COUNT';
  // The discards are the deck once that has run out.
  const { length } = state.deck;
  const there = (at: number) => (at < length ? state.deck : [...state.discards, ...spent]);
  return cards.every((card, at) => there(at).includes(card)) ? undefined : 'CARD_MISMATCH';
}

export function sleuthsWithoutHand({ options, sleuths }: State): readonly Sleuth[] {
  if (chosenPack(options).file.hand_size === 0) return [];
  return sleuthsOf(options).filter((seat) => sleuths[seat].hand.length === 0);
}

export function areAllCardsRead(state: State): boolean {
  return sleuthsWithoutHand(state).length === 0 && !state.line.includes(null);
}

/** Holmes in the opening line moves only where that was agreed (SH-17, 14.1). */
export function beginFirstTurn(decision: HolmesDecision): void {
  const { options, line, first } = decision.state;
  if (options.flags.holmes_moves_at_setup) {
    for (const card of line) {
      if (card !== null && cardOf(decision.pack, card).character === 'holmes') moveHolmes(decision, card);
    }
  }
  if (decision.state.holmesMoves > 0) showHolmesToken(decision, true);
  else if (first !== null) decision.emit({ type: 'turnBegan', seat: first, round: 1 });
}
