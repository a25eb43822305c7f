import { chosenPack } from './chosen-pack.js';
import { cardOf, placeNumberOf, type Pack, tokenOf } from './pack.js';
import type { CardId, CaseId, LocationId, PackToken, TokenType } from './pack-file.js';
import { type Options, SLEUTHS, type Sleuth, type SleuthState, type State, type Turn } from './types.js';

/** What follows from a state, by the numbers of the rules. */

/** The seats of a table, in order. */
export function sleuthsOf({ seats }: Pick<Options, 'seats'>): readonly Sleuth[] {
  return SLEUTHS.slice(0, seats);
}

/** Neither arrested nor eliminated (section 0). */
export function isActive({ sleuths }: State, seat: Sleuth): boolean {
  const { arrest, eliminated } = sleuths[seat];
  return arrest === null && !eliminated;
}

export function activeSleuths(state: State): readonly Sleuth[] {
  return sleuthsOf(state.options).filter((seat) => isActive(state, seat));
}

/** The token on a place, unless it was collected or never lay there. */
export function tokenAt(state: State, place: LocationId): PackToken | undefined {
  const id = state.empty.includes(place) ? undefined : state.start[place];
  return id === undefined ? undefined : tokenOf(chosenPack(state.options), id);
}

/** The five places where the tokens of a case lay at the beginning, by their numbers (SH-61). */
export function placesOfCase(state: State, of: CaseId): readonly LocationId[] {
  const pack = chosenPack(state.options);
  return Object.entries(state.start)
    .filter(([, token]) => tokenOf(pack, token).case === of)
    .map(([place]) => place)
    .sort((a, b) => (placeNumberOf(pack, a) ?? 0) - (placeNumberOf(pack, b) ?? 0));
}

/** The middle one of the five places (SH-61); `null` before the deal. */
export function hideoutOf(state: State, of: CaseId | null): LocationId | null {
  if (of === null) return null;
  const places = placesOfCase(state, of);
  return places[Math.floor(places.length / 2)] ?? null;
}

/** Of this game's cards those in the order of the pack, so that the order of a list tells nothing. */
export function inDeckOrder(pack: Pack, cards: readonly CardId[]): readonly CardId[] {
  const wanted = new Set(cards);
  return [...pack.cards.keys()].filter((card) => wanted.has(card));
}

export function holmesSymbol(pack: Pack, card: CardId): TokenType {
  const { holmes_symbol: symbol } = cardOf(pack, card);
  if (symbol === undefined) throw new Error(`${card} is no card of Holmes`);
  return symbol;
}

const FIRST_SLEUTH_STATE: Omit<SleuthState, 'at' | 'marker'> = {
  case: null,
  hand: [],
  pile: [],
  seen: {},
  openLook: null,
  arrest: null,
  eliminated: false,
  notebook: { marks: {}, own: [null, null, null, null, null], text: '' },
};

export const NO_ABILITIES_USED: Turn['used'] = {
  look: false,
  extra: false,
  cab: false,
  lestrade: [],
};

export function firstState(options: Options): State {
  const pack = chosenPack(options);
  const { yard, holmes_start: start, line_size: line, score } = pack.file;
  const fresh: SleuthState = { ...FIRST_SLEUTH_STATE, at: yard, marker: score.start };
  return {
    options,
    phase: 'setup',
    first: null,
    begun: false,
    entered: {},
    codes: null,
    start: {},
    empty: [],
    // Seats that nobody took are there as well, so that a seat is always a seat.
    sleuths: {
      'sleuth-1': fresh,
      'sleuth-2': fresh,
      'sleuth-3': fresh,
      'sleuth-4': fresh,
      'sleuth-5': fresh,
    },
    turn: {
      number: 0,
      round: 0,
      seat: 'sleuth-1',
      moved: false,
      searches: 0,
      used: NO_ABILITIES_USED,
      drawn: 0,
    },
    fresh: [],
    deck: [...pack.cards.keys()],
    discards: [],
    line: Array.from({ length: line }, () => null),
    holmes: start,
    holmesMoves: 0,
    look: null,
    looks: 0,
    reveal: null,
    revealed: [],
    arrests: 0,
    votes: [],
    end: null,
  };
}

/** Cards that this draw may still bring (SH-38, SH-43, SH-54), with and without the help of Holmes. */
export function drawsLeftInTurn(state: State): {
  readonly base: number;
  readonly withHolmes: number | null;
} {
  const { turn, options, sleuths, deck, discards, line } = state;
  const { draw } = chosenPack(options).file;
  const { hand_limit: limit, holmes_abilities: abilities } = options.flags;
  const rule = turn.moved ? draw.moved : draw.stayed;
  const hand = sleuths[turn.seat].hand.length;
  const exist = deck.length + discards.length + line.filter((card) => card !== null).length;
  const least = (cards: number, there: number) => Math.max(0, Math.min(cards - turn.drawn, there));
  const room = limit === null ? rule : Math.max(0, limit - (hand - turn.drawn));
  const base = least(turn.used.extra ? rule + 1 : Math.min(rule, room), exist);
  const used = turn.used.extra || (abilities === 'one_total' && turn.used.look);
  const fits = limit === null || hand - turn.drawn + rule <= limit;
  const withHolmes = !used && rule < draw.cap && fits ? least(rule + 1, exist + 1) : null;
  return { base, withHolmes };
}

/** Who the table waits for to note what lies open, and who may still react to a look. */
export function activeSleuthsOtherThan(state: State, seat: Sleuth): readonly Sleuth[] {
  return activeSleuths(state).filter((other) => other !== seat);
}

/** Whether the seat on turn has a step to make that can be closed for it. */
export function mayStepBeClosed({ phase, look, options }: State): boolean {
  // Whether he has decided is not public while others may still react.
  if (look !== null) return look.kind === 'search' && !look.lapsed;
  const printed = options.flags.card_source === 'printed_cards';
  return phase === 'move' || (!printed && (phase === 'investigate' || phase === 'draw'));
}
