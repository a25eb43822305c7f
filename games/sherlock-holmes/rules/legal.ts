import { REFEREE, type Seat } from '@mister-x/engine/core/game';
import type { Rng } from '@mister-x/engine/core/rng';
import { chosenPack } from './chosen-pack.js';
import { mayVote } from './closing.js';
import { linePositionsToRead } from './flow.js';
import { cardOf, type Pack, pipsOf, placesInWalk, roadsOf } from './pack.js';
import type { CardId, LocationId } from './pack-file.js';
import { drawsLeftInTurn, holmesSymbol, isActive, sleuthsOf, mayStepBeClosed, tokenAt } from './position.js';
import { isDealDue, sleuthsWithoutHand, placesWithoutToken } from './setup.js';
import { stepId } from './step.js';
import { type Action, isSleuth, type PlayMode, type CardPlay, type Sleuth, type State } from './types.js';

/** All actions that are listed, cards of a draw in ascending order. */
export function* legalActions(state: State, seat: Seat): Iterable<Action> {
  if (state.phase === 'over') return;
  if (seat === REFEREE) yield* refereeActions(state);
  else if (isSleuth(seat) && sleuthsOf(state.options).includes(seat)) yield* sleuthActions(state, seat);
}

function* refereeActions(state: State): Iterable<Action> {
  const { phase, options, look, reveal, turn } = state;
  if (phase === 'setup' && !isDealDue(state)) yield* bindTokenActions(state);
  else if (phase === 'cards' && state.line.includes(null)) yield* scanActions(state);
  else if (phase === 'refill' && linePositionsToRead(state).length > 0) yield* scanActions(state);
  const { lestrade_window_s: window, reveal_seconds: shown, turn_seconds: step } = options.flags;
  if (look?.open) {
    yield { type: window === null ? 'close' : 'expire', what: 'window', id: String(look.id) };
  }
  if (reveal !== null) {
    yield { type: shown === null ? 'close' : 'expire', what: 'reveal', id: String(turn.number) };
  }
  if (turn.number > 0 && mayStepBeClosed(state)) {
    yield { type: 'close', what: 'step', id: stepId(state) };
    if (step !== null) yield { type: 'expire', what: 'step', id: stepId(state) };
  }
}

/** The host's part of the set-up: first what gets him on, then what he may change. */
function* bindTokenActions(state: State): Iterable<Action> {
  const pack = chosenPack(state.options);
  const { first_player: first, token_source: source } = state.options.flags;
  const naming = first === 'table' ? sleuthsOf(state.options) : [];
  if (state.first === null) for (const seat of naming) yield { type: 'nameFirst', seat };
  const missing = placesWithoutToken(state);
  const [next] = missing;
  if (source === 'entered_symbols' && next !== undefined) {
    const entered = Object.values(state.entered);
    for (const symbol of pack.file.token_types) {
      const there = [...pack.tokens.values()].filter(({ type }) => type === symbol).length;
      if (entered.filter((type) => type === symbol).length < there) {
        for (const location of missing) yield { type: 'enterSymbol', location, symbol };
      }
    }
  }
  if (source === 'scanned_tokens') {
    const bound = Object.values(state.start);
    // Any list of codes will do: this one spells them out.
    if (state.codes === null) yield { type: 'loadCodes', codes: plainCodes(pack) };
    for (const [code, token] of Object.entries(state.codes ?? {})) {
      if (bound.includes(token)) continue;
      for (const location of missing) yield { type: 'bindToken', location, code };
    }
  }
  if (missing.length === 0 && (first === 'random' || state.first !== null)) yield { type: 'begin' };
  if (state.first !== null) for (const seat of naming) yield { type: 'nameFirst', seat };
  for (const location of Object.keys(state.entered)) yield { type: 'unbind', location };
}

function plainCodes(pack: Pack): Readonly<Record<string, string>> {
  return Object.fromEntries([...pack.tokens.keys()].map((token, at) => [`code-${at}`, token]));
}

function* scanActions({ deck, discards }: State): Iterable<Action> {
  for (const card of deck.length > 0 ? deck : discards) yield { type: 'scan', card };
}

function* sleuthActions(state: State, seat: Sleuth): Iterable<Action> {
  const { phase, look, turn, reveal } = state;
  if (phase === 'cards') {
    if (sleuthsWithoutHand(state).includes(seat)) yield* registerHandActions(state);
    return;
  }
  if (phase === 'setup' || !isActive(state, seat)) return;
  if (reveal !== null) {
    if (!reveal.noted.includes(seat)) yield { type: 'noted' };
    return;
  }
  if (look !== null && look.by !== seat) {
    if (look.open && !look.answered.includes(seat)) yield* answerActions(state, seat, look.id);
    return;
  }
  if (turn.seat !== seat) return;
  if (look !== null) {
    if (look.kind === 'search' && look.decision === null) yield* decisionActions(state, seat);
    return;
  }
  if (phase === 'move') yield* moveActions(state, seat);
  if (phase === 'move' || phase === 'investigate') yield* lookActions(state, seat);
  if (phase === 'investigate') {
    yield* searchActions(state, seat);
    yield* arrestActions(state, seat);
  }
  if (phase === 'investigate' || phase === 'draw') yield* drawActions(state, seat);
}

/** Any hand off the deck; one for each first card, as the rest differs in nothing that matters here. */
function* registerHandActions({ options, deck }: State): Iterable<Action> {
  const { hand_size: size } = chosenPack(options).file;
  for (const at of deck.keys()) {
    const cards = [...deck.slice(at), ...deck.slice(0, at)].slice(0, size);
    yield { type: 'registerHand', cards };
  }
}

function* answerActions(state: State, seat: Sleuth, look: number): Iterable<Action> {
  yield { type: 'answer', look, card: null };
  if (state.turn.used.lestrade.includes(seat)) return;
  for (const card of cardsOf(state, seat, 'lestrade')) yield { type: 'answer', look, card };
}

function cardsOf(state: State, seat: Sleuth, character: string): readonly CardId[] {
  const pack = chosenPack(state.options);
  return state.sleuths[seat].hand.filter((card) => cardOf(pack, card).character === character);
}

function* moveActions(state: State, seat: Sleuth): Iterable<Action> {
  const pack = chosenPack(state.options);
  const ways = roadsOf(pack, state.options.flags.loop_two_way);
  const { at } = state.sleuths[seat];
  yield* walkActions(ways, at, [], pack.file.walk_max);
  if (state.turn.used.cab) return;
  const places = [...placesInWalk(pack, at)];
  for (const card of cardsOf(state, seat, 'cab')) for (const to of places) yield { type: 'cab', card, to };
}

function* walkActions(
  ways: Pack['neighbours'],
  at: LocationId,
  path: readonly LocationId[],
  left: number,
): Iterable<Action> {
  yield { type: 'walk', path };
  if (left === 0) return;
  for (const next of ways.get(at) ?? []) yield* walkActions(ways, next, [...path, next], left - 1);
}

function* lookActions(state: State, seat: Sleuth): Iterable<Action> {
  const pack = chosenPack(state.options);
  const { used } = state.turn;
  const { holmes_abilities: abilities } = state.options.flags;
  if (used.look || (abilities === 'one_total' && used.extra)) return;
  for (const card of cardsOf(state, seat, 'holmes')) {
    for (const location of pack.tokenPlaces) {
      if (tokenAt(state, location)?.type === holmesSymbol(pack, card)) {
        yield { type: 'look', card, location };
      }
    }
  }
}

function* searchActions(state: State, seat: Sleuth): Iterable<Action> {
  const { at, hand } = state.sleuths[seat];
  const token = tokenAt(state, at);
  const isOpen = state.turn.searches < state.options.flags.searches_per_turn;
  if (token === undefined || !isOpen) return;
  for (const play of playsForType(state, hand, token.type)) yield { type: 'search', cards: [play] };
}

/** Each card in each mode in which it adds a pip. */
function playsForType(state: State, hand: readonly CardId[], type: string): readonly CardPlay[] {
  const pack = chosenPack(state.options);
  return hand.flatMap((card) => {
    const wild: readonly PlayMode[] = cardOf(pack, card).character === 'watson' ? ['ability:watson'] : [];
    const modes: readonly PlayMode[] = pipsOf(pack, card, 'symbol', type) > 0 ? ['symbol'] : [];
    return [...modes, ...wild].map((mode) => ({ card, mode }));
  });
}

function* decisionActions(state: State, seat: Sleuth): Iterable<Action> {
  const { look } = state;
  yield { type: 'leave' };
  const token = look === null ? undefined : tokenAt(state, look.location);
  if (look?.opening == null || token === undefined) return;
  if (token.case !== state.sleuths[seat].case) return;
  const pack = chosenPack(state.options);
  const { card, mode } = look.opening;
  const needed = token.number - pipsOf(pack, card, mode, token.type);
  const hand = state.sleuths[seat].hand;
  yield* payments(playsForType(state, hand, token.type), pack, token.type, needed, []);
}

/** Every set of cards that is enough; a card is meant in one way only. */
function* payments(
  plays: readonly CardPlay[],
  pack: Pack,
  type: string,
  needed: number,
  paid: readonly CardPlay[],
): Iterable<Action> {
  if (needed <= 0) yield { type: 'take', cards: paid };
  for (const [at, play] of plays.entries()) {
    const rest = plays.slice(at + 1).filter(({ card }) => card !== play.card);
    const pips = pipsOf(pack, play.card, play.mode, type);
    yield* payments(rest, pack, type, needed - pips, [...paid, play]);
  }
}

function* arrestActions(state: State, seat: Sleuth): Iterable<Action> {
  const pack = chosenPack(state.options);
  const { at, pile } = state.sleuths[seat];
  const { yard, arrest_min_tokens: least } = pack.file;
  if (at !== yard || pile.length < least) return;
  const targets = pack.file.locations.filter(({ id, number }) =>
    id === yard ? state.options.flags.arrest_at_yard : number !== null,
  );
  for (const card of cardsOf(state, seat, 'lestrade')) {
    for (const { id } of targets) yield { type: 'arrest', card, location: id };
  }
}

function* drawActions(state: State, seat: Sleuth): Iterable<Action> {
  const { options, line, deck, discards } = state;
  const { base, withHolmes } = drawsLeftInTurn(state);
  const printed = options.flags.card_source === 'printed_cards';
  const filled = line.flatMap((card, at) => (card === null ? [] : [at + 1]));
  const may = options.flags.holmes_draw_from_fresh;
  const holmes = (withHolmes === null ? [] : cardsOf(state, seat, 'holmes')).filter(
    (card) => may || !state.fresh.includes(card),
  );
  const below = deck.length + discards.length;
  if (options.flags.draw_order === 'free') {
    if (base > 0) {
      for (const from of filled) yield { type: 'drawOne', from };
      if (below > 0) yield* oneFromDeck(state, printed);
    } else yield { type: 'endDraw' };
    for (const card of holmes) yield { type: 'drawExtra', card };
    return;
  }
  yield* drawsOf(state, filled, base, below, null, printed);
  for (const card of holmes) {
    yield* drawsOf(state, filled, withHolmes ?? 0, below + 1, card, printed);
  }
  if (withHolmes === null || !options.flags.holmes_draw_from_fresh) return;
  const pack = chosenPack(options);
  for (const position of filled) {
    const card = line[position - 1];
    if (card == null || cardOf(pack, card).character !== 'holmes') continue;
    for (const action of drawsOf(state, filled, withHolmes, below + 1, card, printed)) {
      if (action.type === 'draw' && action.line.includes(position)) yield action;
    }
  }
}

function* oneFromDeck({ deck, discards }: State, printed: boolean): Iterable<Action> {
  if (!printed) yield { type: 'drawOne', from: 'deck' };
  else {
    for (const card of deck.length > 0 ? deck : discards) yield { type: 'drawOne', from: 'deck', card };
  }
}

function* drawsOf(
  { deck, discards }: State,
  filled: readonly number[],
  count: number,
  below: number,
  holmes: CardId | null,
  printed: boolean,
): Iterable<Action> {
  for (const line of subsets(filled)) {
    const rest = count - line.length;
    if (rest < 0 || rest > below) continue;
    if (!printed || rest === 0) {
      yield { type: 'draw', line, deck: rest, holmes, ...(printed ? { cards: [] } : {}) };
      continue;
    }
    const after = Math.max(0, rest - deck.length);
    const spent = holmes === null ? discards : [...discards, holmes];
    const pile = rest <= deck.length ? deck : spent;
    for (const at of pile.keys()) {
      const turned = [...pile.slice(at), ...pile.slice(0, at)];
      const cards = after === 0 ? turned.slice(0, rest) : [...deck, ...turned.slice(0, after)];
      if (cards.length === rest) yield { type: 'draw', line, deck: rest, holmes, cards };
    }
  }
}

function* subsets(items: readonly number[]): Iterable<readonly number[]> {
  for (let mask = 0; mask < 1 << items.length; mask++) {
    yield items.filter((_, at) => (mask >> at) & 1);
  }
}

/** What moves nothing, from public information alone. */
export function unlistedActionTypes(state: State, seat: Seat): readonly string[] {
  const { phase, options } = state;
  if (phase === 'over') return [];
  if (seat === REFEREE) {
    if (phase !== 'setup') return state.reveal === null ? [] : ['noteFor'];
    const deal = isDealDue(state) ? ['deal'] : [];
    // A table that lays nothing itself may change its mind until the deal.
    return state.begun ? deal : [...deal, 'configure'];
  }
  if (!isSleuth(seat) || !sleuthsOf(options).includes(seat)) return [];
  if (phase === 'setup' || phase === 'cards') return [];
  const put = options.flags.auto_notebook ? [] : ['closeLook'];
  return ['mark', 'jot', ...put];
}

/** A vote, and one for a seat whose phone is away (SH-78, SH-86). */
export function* sideActions(state: State, seat: Seat): Iterable<Action> {
  if (!mayVote(state)) return;
  for (const one of sleuthsOf(state.options).filter((each) => isActive(state, each))) {
    const stop = !state.votes.includes(one);
    if (one === seat) yield { type: 'vote', stop };
    if (seat === REFEREE) yield { type: 'voteFor', seat: one, stop };
  }
}

/** One legal action; those that bring the game on are likelier where there are many. */
export function sampleAction(state: State, seat: Seat, rng: Rng): Action | undefined {
  const byType = new Map<string, Action[]>();
  let looked = 0;
  for (const action of legalActions(state, seat)) {
    const same = byType.get(action.type) ?? [];
    same.push(action);
    byType.set(action.type, same);
    looked += 1;
    if (looked === 4_000) break;
  }
  const types = [...byType.values()];
  // The person who lays the table gets on with it.
  for (const type of ['begin', 'enterSymbol', 'bindToken']) {
    const next = byType.get(type);
    if (next !== undefined && rng.int(12) > 0) return rng.pick(next);
  }
  return types.length === 0 ? undefined : rng.pick(rng.pick(types));
}
