import type { Transition } from '@mister-x/engine/core/decision';
import { REFEREE, type Seat, type SeatSpec } from '@mister-x/engine/core/game';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import { boxOf } from './box.js';
import { packFaults } from './check-pack.js';
import {
  dealHand,
  deckHolds,
  enterLine,
  layTokens,
  moveHolmes,
  type Run,
  showHolmesToken,
} from './flow.js';
import { reconfigure } from './input.js';
import { cardOf, tokenOf } from './pack.js';
import type { CardId } from './pack-file.js';
import { firstState, inOrder, sleuthsOf } from './position.js';
import {
  type Action,
  type Event,
  isSleuth,
  type Options,
  type Reason,
  ROLE,
  type Setup,
  type ShRefusal,
  type Sleuth,
  type State,
} from './types.js';

export type Of<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;
export type Decided = Result<Transition<State, Event>, ShRefusal>;

export function refuse(code: Reason): Decided {
  return err({ code });
}

export function seatPlan(options: Options): readonly SeatSpec[] {
  return sleuthsOf(options).map((seat) => ({ seat, role: ROLE, secret: true }));
}

export function start({ options, position = {} }: Setup): Result<State, ShRefusal> {
  const causes = packFaults(boxOf(options).file);
  if (causes.length > 0) return err({ code: 'PACK_INVALID', causes });
  return ok({ ...firstState(options), ...position });
}

/** Places on which nothing lies yet that the table must lay itself. */
export function missingTokens({ options, entered }: State): readonly string[] {
  if (options.flags.token_source === 'server_layout') return [];
  return boxOf(options).tokenPlaces.filter((place) => entered[place] === undefined);
}

/** The referee's deal is due: the table has named and laid what is its own, or has nothing to. */
export function dealIsDue(state: State): boolean {
  const { phase, begun, options } = state;
  const { first_player: first, token_source: tokens } = options.flags;
  const idle = first === 'random' && tokens === 'server_layout';
  return phase === 'setup' && (begun || idle);
}

export function configure(run: Run, seat: Seat, action: Of<'configure'>): Decided {
  if (run.state.phase !== 'setup' || run.state.begun) return refuse('OPTION_LOCKED');
  if (seat !== REFEREE) return refuse('NOT_YOUR_TURN');
  // What lies already was laid under the old flags.
  if (Object.keys(run.state.entered).length > 0) return refuse('OPTION_LOCKED');
  const options = reconfigure(run.state.options, action.flags);
  if (!options.ok) return options;
  // A box is never changed by `configure`, and may be large.
  run.emit({ type: 'configured', options: { ...options.value, pack: 'default' } });
  return ok(run.transition);
}

export function nameFirst(run: Run, seat: Seat, action: Of<'nameFirst'>): Decided {
  const fault = hostFault(run.state, seat);
  if (fault !== undefined) return refuse(fault);
  if (run.state.options.flags.first_player === 'random') return refuse('PHASE_WRONG');
  const named = sleuthsOf(run.state.options).find((one) => one === action.seat);
  if (named === undefined) return refuse('UNKNOWN_SEAT');
  run.emit({ type: 'firstNamed', seat: named });
  return ok(run.transition);
}

export function enterSymbol(run: Run, seat: Seat, action: Of<'enterSymbol'>): Decided {
  const { state, pack } = run;
  const fault = hostFault(state, seat);
  if (fault !== undefined) return refuse(fault);
  if (state.options.flags.token_source !== 'entered_symbols') return refuse('PHASE_WRONG');
  const { location, symbol } = action;
  const place = placeFault(run, location);
  if (place !== undefined) return refuse(place);
  const there = [...pack.tokens.values()].filter(({ type }) => type === symbol).length;
  if (there === 0) return refuse('UNKNOWN_CODE');
  const entered = Object.values(state.entered).filter((type) => type === symbol).length;
  if (entered >= there) return refuse('TOKEN_COUNT');
  run.emit({ type: 'symbolEntered', location, symbol });
  return ok(run.transition);
}

export function loadCodes(run: Run, seat: Seat, { codes }: Of<'loadCodes'>): Decided {
  const { state, pack } = run;
  const fault = hostFault(state, seat);
  if (fault !== undefined) return refuse(fault);
  const isScanned = state.options.flags.token_source === 'scanned_tokens';
  if (!isScanned || state.codes !== null) return refuse('PHASE_WRONG');
  const named = Object.values(codes);
  if (named.some((token) => !pack.tokens.has(token))) return refuse('UNKNOWN_CODE');
  if (new Set(named).size !== named.length) return refuse('TOKEN_BOUND_TWICE');
  if (named.length !== pack.tokens.size) return refuse('TOKEN_COUNT');
  run.emit({ type: 'codesLoaded', secret: { codes } });
  return ok(run.transition);
}

export function bindToken(run: Run, seat: Seat, { location, code }: Of<'bindToken'>): Decided {
  const { state, pack } = run;
  const fault = hostFault(state, seat);
  if (fault !== undefined) return refuse(fault);
  if (state.options.flags.token_source !== 'scanned_tokens') return refuse('PHASE_WRONG');
  const place = placeFault(run, location);
  if (place !== undefined) return refuse(place);
  const token = state.codes?.[code];
  if (token === undefined) return refuse('UNKNOWN_CODE');
  if (Object.values(state.start).includes(token)) return refuse('TOKEN_BOUND_TWICE');
  const symbol = tokenOf(pack, token).type;
  run.emit({ type: 'tokenBound', location, symbol, secret: { token } });
  return ok(run.transition);
}

/** Where a token may be laid that is not yet (SH-12). */
function placeFault({ state, pack }: Run, location: string): Reason | undefined {
  if (!pack.locations.has(location)) return 'UNKNOWN_LOCATION';
  if (location === pack.file.yard) return 'NO_TOKEN_HERE';
  return state.entered[location] === undefined ? undefined : 'TOKEN_BOUND_TWICE';
}

export function unbind(run: Run, seat: Seat, { location }: Of<'unbind'>): Decided {
  const fault = hostFault(run.state, seat);
  if (fault !== undefined) return refuse(fault);
  if (!run.pack.locations.has(location)) return refuse('UNKNOWN_LOCATION');
  if (run.state.entered[location] === undefined) return refuse('NO_TOKEN_HERE');
  run.emit({ type: 'unbound', location });
  return ok(run.transition);
}

export function begin(run: Run, seat: Seat): Decided {
  const { state } = run;
  const fault = hostFault(state, seat);
  if (fault !== undefined) return refuse(fault);
  // A table that has nothing to lay does not wait for the host.
  if (dealIsDue(state)) return refuse('PHASE_WRONG');
  const named = state.first !== null || state.options.flags.first_player === 'random';
  if (!named || missingTokens(state).length > 0) return refuse('SETUP_INCOMPLETE');
  run.emit({ type: 'tableLaid' });
  return ok(run.transition);
}

/** The host's part of the set-up, until he says that it is done. */
function hostFault({ phase, begun }: State, seat: Seat): Reason | undefined {
  if (seat !== REFEREE) return 'NOT_YOUR_TURN';
  return phase === 'setup' && !begun ? undefined : 'PHASE_WRONG';
}

/** Tokens, cases, hands and the line, all by chance (SH-12 to SH-18, SH-89). */
export function deal(run: Run, seat: Seat): Decided {
  if (seat !== REFEREE) return refuse('NOT_YOUR_TURN');
  if (!dealIsDue(run.state)) return refuse('PHASE_WRONG');
  const seats = sleuthsOf(run.state.options);
  layTokens(run);
  const cases = run.rng.shuffle([...run.pack.cases.keys()]);
  for (const [at, one] of seats.entries()) {
    run.emit({ type: 'caseDealt', seat: one, secret: { case: cases[at] ?? '' } });
  }
  if (run.state.first === null) run.emit({ type: 'firstNamed', seat: run.rng.pick(seats) });
  if (run.printed) {
    run.emit({ type: 'cardsAwaited' });
    return ok(run.transition);
  }
  for (const one of seats) dealHand(run, one);
  for (const at of run.state.line.keys()) {
    if (deckHolds(run)) enterLine(run, at + 1, run.rng.pick(run.state.deck), false);
  }
  firstTurn(run);
  return ok(run.transition);
}

/** A first hand of printed cards, read by its owner's camera (SH-84). */
export function registerHand(run: Run, seat: Seat, { cards }: Of<'registerHand'>): Decided {
  const { state, pack } = run;
  if (state.phase === 'setup') return refuse('GAME_NOT_STARTED');
  if (!isSleuth(seat) || !sleuthsOf(state.options).includes(seat)) return refuse('NOT_YOUR_TURN');
  if (state.phase !== 'cards' || state.sleuths[seat].hand.length > 0) return refuse('PHASE_WRONG');
  const fault = readFault(run, cards, pack.file.hand_size);
  if (fault !== undefined) return refuse(fault);
  const secret = { cards: inOrder(pack, cards) };
  run.emit({ type: 'handDealt', seat, count: cards.length, secret });
  if (cardsAreRead(run.state)) firstTurn(run);
  return ok(run.transition);
}

/**
 * What is wrong with cards that someone read off a printed deck (SH-84).
 *
 * @param spent cards that are discarded before the first of them comes
 */
export function readFault(
  { state, pack }: Run,
  cards: readonly CardId[],
  count: number,
  spent: readonly CardId[] = [],
): Reason | undefined {
  if (cards.some((card) => !pack.cards.has(card))) return 'UNKNOWN_CODE';
  if (new Set(cards).size !== cards.length) return 'CARD_USED_TWICE';
  // Before where they are: a reading that cannot be taken would tell of other hands, free of charge.
  if (cards.length !== count) return cards.length < count ? 'SCAN_INCOMPLETE' : 'DRAW_COUNT';
  // The discards are the deck once that has run out.
  const { length } = state.deck;
  const there = (at: number) => (at < length ? state.deck : [...state.discards, ...spent]);
  return cards.every((card, at) => there(at).includes(card)) ? undefined : 'CARD_MISMATCH';
}

export function missingHands({ options, sleuths }: State): readonly Sleuth[] {
  if (boxOf(options).file.hand_size === 0) return [];
  return sleuthsOf(options).filter((seat) => sleuths[seat].hand.length === 0);
}

export function cardsAreRead(state: State): boolean {
  return missingHands(state).length === 0 && !state.line.includes(null);
}

/** Holmes in the opening line moves only where that was agreed (SH-17, 14.1). */
export function firstTurn(run: Run): void {
  const { options, line, first } = run.state;
  if (options.flags.holmes_moves_at_setup) {
    for (const card of line) {
      if (card !== null && cardOf(run.pack, card).character === 'holmes') moveHolmes(run, card);
    }
  }
  if (run.state.holmesMoves > 0) showHolmesToken(run, true);
  else if (first !== null) run.emit({ type: 'turnBegan', seat: first, round: 1 });
}
