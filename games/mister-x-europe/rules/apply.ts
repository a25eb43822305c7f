import { type MutableDraft, withItemReplaced } from '../../pursuit/rules/draft.js';
import { detectiveIndexOf } from '../../pursuit/rules/pawns.js';
import { hunterIndex, hunterOfPawn } from './pawns.js';
import { stackWithoutOverdrawn } from './supply.js';
import { ticketsWithout } from './tickets.js';
import type { DetectiveState, Event, HandOwner, LogRow, TicketsByHunter, State, Ticket } from './types.js';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** Folds one event. Never checks rules and never draws; a wrong event is a bug and throws. */
export function apply(state: State, event: Event): State {
  if (event.type === 'checked' || event.type === 'audited') return state;
  const next = draft(state);
  foldEvent(next, event);
  return next;
}

function foldEvent(next: MutableDraft<State>, event: Exclude<Event, EventOf<'checked' | 'audited'>>): void {
  switch (event.type) {
    case 'configured':
      next.options = { ...event.options, board: next.options.board };
      break;
    case 'startRegistered':
      next.detectives = withItemReplaced(
        next.detectives,
        detectiveIndexOf(event.detective),
        detectiveAtStop(event.stop),
      );
      break;
    case 'missionChosen':
      missionChosen(next, event);
      break;
    case 'roundOpened':
      roundOpened(next, event);
      break;
    case 'specialPaid':
      specialPaid(next, event);
      break;
    case 'legTaken': {
      const { ticket, double, secret } = event;
      addLeg(next, secret.stop, ticket, false, double, false);
      break;
    }
    case 'secretLegTaken':
      addLeg(next, event.secret.stop, event.secret.ticket, true, 0, false);
      break;
    case 'openLegTaken': {
      const { stop, ticket, double, secret } = event;
      addLeg(next, stop, secret.ticket, ticket === null, double, true);
      next.discard = withItem(next.discard, secret.ticket);
      break;
    }
    case 'swapped':
      next.phase = 'x_redraw';
      throwOff(next, 'x', event.secret.tickets);
      break;
    case 'xStayed':
      // Walled in he goes on with discarding and drawing; after a swap his hand is full (MX-30, MX-31).
      next.phase = event.why === 'swapped' ? 'moves' : 'x_refill';
      break;
    case 'discarded':
      throwOff(next, event.hand, event.secret.tickets);
      break;
    case 'reshuffled':
      reshuffled(next, event);
      break;
    case 'drew':
      drew(next, event);
      break;
    case 'moved':
      moved(next, event);
      break;
    case 'skipped': {
      const { stop, moved: done, card } = detective(next, event.detective);
      const skipped = event.cause;
      setDetective(next, event.detective, { stop, moved: done, skipped, card });
      break;
    }
    case 'movesClosed':
      movesClosed(next);
      break;
    case 'offered':
      offered(next, event);
      break;
    case 'investigated':
      takePartsFromHands(next, event.secret.parts);
      break;
    case 'operated':
      operated(next, event);
      break;
    case 'specialsClosed':
      next.phase = 'refill';
      next.offers = next.offers.map(() => null);
      break;
    case 'discPlaced':
      next.discs = withItem(next.discs, event.stop);
      break;
    case 'discRemoved':
      next.discs = next.discs.filter((stop) => stop !== event.stop);
      break;
    case 'discsCleared':
      next.discs = [];
      break;
    case 'ringPlaced': {
      const { pair, stop, slot } = event;
      const others = next.rings.filter((ring) => ring.pair !== pair);
      next.rings = withItem(others, { pair, stop, slot });
      break;
    }
    case 'ended':
      next.phase = 'over';
      next.end = event.end;
      break;
  }
}

function missionChosen(next: MutableDraft<State>, { mission, secret }: EventOf<'missionChosen'>): void {
  const x = draftX(next.x);
  x.mission = mission;
  x.start = secret.stop;
  x.stop = secret.stop;
  next.x = x;
}

function roundOpened(next: MutableDraft<State>, { round }: EventOf<'roundOpened'>): void {
  next.phase = 'x_move';
  next.round = round;
  next.detectives = next.detectives.map(({ stop }) => detectiveAtStop(stop));
  next.arrivals = [];
  next.drawn = next.drawn.map(() => false);
  next.offers = next.offers.map(() => null);
  next.specials = 0;
}

function specialPaid(next: MutableDraft<State>, { special, secret }: EventOf<'specialPaid'>): void {
  const x = draftX(next.x);
  x.hand = ticketsWithout(x.hand, secret.tickets);
  x.paid = withItem(x.paid, { special, leg: x.log.length + 1, tickets: secret.tickets });
  next.x = x;
  next.box = next.box.concat(secret.tickets);
}

function addLeg(
  next: MutableDraft<State>,
  stop: number,
  ticket: Ticket,
  faceDown: boolean,
  double: 0 | 1 | 2,
  open: boolean,
): void {
  const detectives = next.detectives.map((each) => each.stop ?? 0);
  const row: LogRow = { stop, ticket, faceDown, double, open, detectives };
  const x = draftX(next.x);
  x.stop = stop;
  x.hand = ticketsWithout(x.hand, [ticket]);
  x.log = withItem(x.log, row);
  x.pawn = open;
  next.x = x;
  next.phase = 'x_refill';
}

function throwOff(next: MutableDraft<State>, hand: HandOwner, tickets: readonly Ticket[]): void {
  setHand(next, hand, ticketsWithout(handOf(next, hand), tickets));
  next.discard = next.discard.concat(tickets);
}

function reshuffled(next: MutableDraft<State>, { from }: EventOf<'reshuffled'>): void {
  let stack = next.stack;
  if (from !== 'box') {
    stack = stack.concat(next.discard);
    next.discard = [];
  }
  if (from !== 'discard') {
    stack = stack.concat(next.box);
    next.box = [];
    next.given = next.given.map(() => []);
  }
  const piles = stackWithoutOverdrawn(stack, next.overdrawn);
  next.stack = piles.stack;
  next.overdrawn = piles.overdrawn;
}

function drew(next: MutableDraft<State>, { hand, for: why, secret }: EventOf<'drew'>): void {
  const { tickets, overdrawn } = secret;
  setHand(next, hand, handOf(next, hand).concat(tickets));
  next.stack = ticketsWithout(next.stack, overdrawn.length === 0 ? tickets : ticketsWithout(tickets, overdrawn));
  if (overdrawn.length > 0) {
    next.overdrawn = next.overdrawn.concat(overdrawn);
    next.misregisteredTickets = next.misregisteredTickets.concat(overdrawn.map((ticket) => ({ hand, ticket })));
  }
  if (hand !== 'x') {
    next.drawn = withItemReplaced(next.drawn, hunterIndex(next.options, hand), true);
  } else if (why === 'deal') {
    const x = draftX(next.x);
    x.dealt = true;
    next.x = x;
  } else {
    next.phase = why === 'swap' ? 'x_move' : 'moves';
  }
}

function moved(next: MutableDraft<State>, { detective: id, ticket, to }: EventOf<'moved'>): void {
  const { skipped } = detective(next, id);
  setDetective(next, id, { stop: to, moved: true, skipped, card: ticket });
  const place = detectiveIndexOf(id);
  takeFromHunter(next, hunterOfPawn(next.options, place), [ticket]);
  next.arrivals = withItem(next.arrivals, { detective: place, stop: to });
}

/** The tickets on the colour cards go to the discard pile (MX-35). */
function movesClosed(next: MutableDraft<State>): void {
  next.phase = 'specials';
  next.discard = next.discard.concat(next.detectives.flatMap(({ card }) => card ?? []));
  next.detectives = next.detectives.map(
    ({ stop, moved: done, skipped }): MutableDraft<DetectiveState> => ({
      stop,
      moved: done,
      skipped,
      card: null,
    }),
  );
}

/**
 * Offers live in the step of specials alone: when the move that opened it is taken back, those made
 * since then are folded onto the step of moves, where their tickets may still be spent.
 */
function offered(next: MutableDraft<State>, { secret: { seat, tickets } }: EventOf<'offered'>): void {
  if (next.phase !== 'specials') return;
  const offer = tickets.length === 0 ? null : tickets;
  next.offers = withItemReplaced(next.offers, hunterIndex(next.options, seat), offer);
}

/** Tickets of a joint special go to the box (MX-46). */
function takePartsFromHands(next: MutableDraft<State>, parts: TicketsByHunter): void {
  for (const [seat, tickets] of Object.entries(parts)) {
    const hunter = hunterIndex(next.options, seat);
    takeFromHunter(next, hunter, tickets);
    next.box = next.box.concat(tickets);
    next.given = withItemReplaced(next.given, hunter, (next.given[hunter] ?? []).concat(tickets));
  }
  next.specials += 1;
  next.offers = next.offers.map(() => null);
}

function operated(next: MutableDraft<State>, event: EventOf<'operated'>): void {
  const { detective: id, to, ticket, secret } = event;
  takePartsFromHands(next, secret.parts);
  const { moved: done, skipped, card } = detective(next, id);
  setDetective(next, id, { stop: to, moved: done, skipped, card });
  const place = detectiveIndexOf(id);
  next.arrivals = withItem(next.arrivals, { detective: place, stop: to });
  if (ticket === null) return;
  takeFromHunter(next, hunterOfPawn(next.options, place), [ticket]);
  next.discard = withItem(next.discard, ticket);
}

function takeFromHunter(next: MutableDraft<State>, hunter: number, tickets: readonly Ticket[]): void {
  next.hands = withItemReplaced(next.hands, hunter, ticketsWithout(next.hands[hunter] ?? [], tickets));
}

function handOf({ x, hands, options }: MutableDraft<State>, hand: HandOwner): readonly Ticket[] {
  const held = hand === 'x' ? x.hand : hands[hunterIndex(options, hand)];
  if (held === undefined) throw new Error(`no hunter ${hand}`);
  return held;
}

function setHand(next: MutableDraft<State>, hand: HandOwner, tickets: readonly Ticket[]): void {
  if (hand === 'x') {
    const x = draftX(next.x);
    x.hand = tickets;
    next.x = x;
  } else {
    next.hands = withItemReplaced(next.hands, hunterIndex(next.options, hand), tickets);
  }
}

function detective(next: MutableDraft<State>, id: string): DetectiveState {
  const found = next.detectives[detectiveIndexOf(id)];
  if (found === undefined) throw new Error(`no pawn ${id}`);
  return found;
}

function setDetective(next: MutableDraft<State>, id: string, now: MutableDraft<DetectiveState>): void {
  next.detectives = withItemReplaced(next.detectives, detectiveIndexOf(id), now);
}

export function draft(state: State): MutableDraft<State> {
  return {
    options: state.options,
    phase: state.phase,
    round: state.round,
    detectives: state.detectives,
    arrivals: state.arrivals,
    hands: state.hands,
    drawn: state.drawn,
    offers: state.offers,
    given: state.given,
    specials: state.specials,
    x: state.x,
    stack: state.stack,
    overdrawn: state.overdrawn,
    discard: state.discard,
    box: state.box,
    rings: state.rings,
    discs: state.discs,
    misregisteredTickets: state.misregisteredTickets,
    end: state.end,
  };
}

export function draftX(x: State['x']): MutableDraft<State['x']> {
  return {
    mission: x.mission,
    start: x.start,
    stop: x.stop,
    hand: x.hand,
    dealt: x.dealt,
    log: x.log,
    pawn: x.pawn,
    paid: x.paid,
  };
}

/** A pawn that has done nothing yet in this round. */
export function detectiveAtStop(stop: number | null): MutableDraft<DetectiveState> {
  return { stop, moved: false, skipped: null, card: null };
}

function withItem<T>(items: readonly T[], item: T): readonly T[] {
  const copy = items.slice();
  copy.push(item);
  return copy;
}
