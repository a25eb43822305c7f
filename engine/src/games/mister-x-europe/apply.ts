import { detectivePlace } from '../../pursuit/pawns.js';
import { hunterIndex, hunterOfPawn } from './pawns.js';
import { settled } from './supply.js';
import { without } from './tickets.js';
import type {
  DetectiveState,
  Event,
  Hand,
  LogRow,
  RingPair,
  Shares,
  State,
  Ticket,
} from './types.js';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;
type Folders = { readonly [T in Event['type']]: (state: State, event: Of<T>) => State };

/** Folds one event. Never checks rules and never draws; a wrong event is a bug and throws. */
export function apply(state: State, event: Event): State {
  return (FOLD[event.type] as (state: State, event: Event) => State)(state, event);
}

const FOLD: Folders = {
  configured: (state, { options }) => ({ ...state, options }),
  startRegistered: (state, { detective, stop }) => withDetective(state, detective, { stop }),
  missionChosen: (state, { mission, secret }) =>
    withX(state, { mission, start: secret.stop, stop: secret.stop }),
  roundOpened: (state, { round }) => ({
    ...state,
    phase: 'x_move',
    round,
    detectives: state.detectives.map(({ stop }) => standing(stop)),
    arrivals: [],
    drawn: state.drawn.map(() => false),
    offers: state.offers.map(() => null),
    specials: 0,
  }),
  specialPaid: (state, { special, secret }) => ({
    ...withX(state, {
      hand: without(state.x.hand, secret.tickets),
      paid: [...state.x.paid, { special, leg: state.x.log.length + 1, tickets: secret.tickets }],
    }),
    box: [...state.box, ...secret.tickets],
  }),
  legTaken: (state, { ticket, double, secret }) =>
    leg(state, { stop: secret.stop, ticket, faceDown: false, double, open: false }),
  secretLegTaken: (state, { secret }) =>
    leg(state, { ...secret, faceDown: true, double: 0, open: false }),
  openLegTaken: (state, { stop, ticket, double, secret }) => {
    const row = { stop, ticket: secret.ticket, faceDown: ticket === null, double, open: true };
    const next = leg(state, row);
    return { ...next, discard: [...next.discard, secret.ticket] };
  },
  swapped: (state, { secret }) => ({
    ...withX(state, { hand: without(state.x.hand, secret.tickets) }),
    phase: 'x_redraw',
    discard: [...state.discard, ...secret.tickets],
  }),
  // Walled in he goes on with discarding and drawing; after a swap his hand is full (MX-30, MX-31).
  xStayed: (state, { why }) => ({ ...state, phase: why === 'swapped' ? 'moves' : 'x_refill' }),
  discarded: (state, { hand, secret }) => {
    const next = withHand(state, hand, (held) => without(held, secret.tickets));
    return { ...next, discard: [...state.discard, ...secret.tickets] };
  },
  reshuffled: (state, { from }) => {
    const added = [
      ...(from === 'box' ? [] : state.discard),
      ...(from === 'discard' ? [] : state.box),
    ];
    return {
      ...state,
      ...settled([...state.stack, ...added], state.overdrawn),
      discard: from === 'box' ? state.discard : [],
      box: from === 'discard' ? state.box : [],
    };
  },
  drew,
  moved: (state, { detective, ticket, from: _, to }) => {
    const place = detectivePlace(detective);
    const hunter = hunterOfPawn(state.options, place);
    return {
      ...withDetective(state, detective, { stop: to, moved: true, card: ticket }),
      hands: replaced(state.hands, hunter, without(state.hands[hunter] ?? [], [ticket])),
      arrivals: [...state.arrivals, { detective: place, stop: to }],
    };
  },
  skipped: (state, { detective, cause }) => withDetective(state, detective, { skipped: cause }),
  movesClosed: (state) => ({
    ...state,
    phase: 'specials',
    detectives: state.detectives.map((detective) => ({ ...detective, card: null })),
    discard: [...state.discard, ...state.detectives.flatMap(({ card }) => card ?? [])],
  }),
  offered: (state, { secret }) => {
    const hunter = hunterIndex(state.options, secret.seat);
    const tickets = secret.tickets.length === 0 ? null : secret.tickets;
    return { ...state, offers: replaced(state.offers, hunter, tickets) };
  },
  investigated: (state, { secret }) => special(state, secret.parts),
  operated: (state, { detective, to, ticket, secret }) => {
    const next = special(state, secret.parts);
    const place = detectivePlace(detective);
    const moved = {
      ...withDetective(next, detective, { stop: to }),
      arrivals: [...next.arrivals, { detective: place, stop: to }],
    };
    if (ticket === null) return moved;
    const hunter = hunterOfPawn(state.options, place);
    return {
      ...moved,
      hands: replaced(moved.hands, hunter, without(moved.hands[hunter] ?? [], [ticket])),
      discard: [...moved.discard, ticket],
    };
  },
  specialsClosed: (state) => ({ ...state, phase: 'refill', offers: state.offers.map(() => null) }),
  discPlaced: (state, { stop }) => ({ ...state, discs: [...state.discs, stop] }),
  discRemoved: (state, { stop }) => ({
    ...state,
    discs: state.discs.filter((other) => other !== stop),
  }),
  discsCleared: (state) => ({ ...state, discs: [] }),
  checked: (state) => state,
  ringPlaced: (state, { pair, stop, slot }) => {
    const rings: readonly RingPair[] = state.rings.filter((ring) => ring.pair !== pair);
    return { ...state, rings: [...rings, { pair, stop, slot }] };
  },
  audited: (state) => state,
  ended: (state, { end }) => ({ ...state, phase: 'over', end }),
};

function drew(state: State, { hand, for: why, secret }: Of<'drew'>): State {
  const { tickets, overdrawn } = secret;
  const inStack = without(tickets, overdrawn);
  const next = withHand(state, hand, (held) => [...held, ...tickets]);
  const faults = overdrawn.map((ticket) => ({ hand, ticket }));
  const filled = {
    ...next,
    stack: without(next.stack, inStack),
    overdrawn: [...state.overdrawn, ...overdrawn],
    ledgerFaults: faults.length === 0 ? state.ledgerFaults : [...state.ledgerFaults, ...faults],
  };
  if (hand !== 'x') {
    return { ...filled, drawn: replaced(state.drawn, hunterIndex(state.options, hand), true) };
  }
  if (why === 'deal') return withX(filled, { dealt: true });
  return { ...filled, phase: why === 'swap' ? 'x_move' : 'moves' };
}

function leg(state: State, row: Omit<LogRow, 'detectives'>): State {
  const { x } = state;
  const detectives = state.detectives.map(({ stop }) => stop ?? 0);
  return {
    ...state,
    phase: 'x_refill',
    x: {
      ...x,
      stop: row.stop,
      hand: without(x.hand, [row.ticket]),
      log: [...x.log, { ...row, detectives }],
      pawn: row.open,
    },
  };
}

function special(state: State, parts: Shares): State {
  const given: Ticket[] = [];
  let { hands } = state;
  for (const [seat, tickets] of Object.entries(parts)) {
    const hunter = hunterIndex(state.options, seat);
    given.push(...tickets);
    hands = replaced(hands, hunter, without(hands[hunter] ?? [], tickets));
  }
  return {
    ...state,
    hands,
    box: [...state.box, ...given],
    specials: state.specials + 1,
    offers: state.offers.map(() => null),
  };
}

export function standing(stop: number | null): DetectiveState {
  return { stop, moved: false, skipped: null, card: null };
}

function withX(state: State, change: Partial<State['x']>): State {
  return { ...state, x: { ...state.x, ...change } };
}

function withDetective(state: State, name: string, change: Partial<DetectiveState>): State {
  const place = detectivePlace(name);
  const before = state.detectives[place];
  if (before === undefined) throw new Error(`no pawn ${name}`);
  return { ...state, detectives: replaced(state.detectives, place, { ...before, ...change }) };
}

function withHand(
  state: State,
  hand: Hand,
  change: (held: readonly Ticket[]) => readonly Ticket[],
): State {
  if (hand === 'x') return withX(state, { hand: change(state.x.hand) });
  const hunter = hunterIndex(state.options, hand);
  const held = state.hands[hunter];
  if (held === undefined) throw new Error(`no hunter ${hand}`);
  return { ...state, hands: replaced(state.hands, hunter, change(held)) };
}

function replaced<T>(items: readonly T[], index: number, item: T): readonly T[] {
  const copy = items.slice();
  copy[index] = item;
  return copy;
}
