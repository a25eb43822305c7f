import { type Seat, TABLE, type Viewer } from '@mister-x/engine/core/game';
import { boardIdOf } from '../../pursuit/rules/board-choice.js';
import { disclosureAtEnd } from '../../pursuit/rules/facts.js';
import { detectiveId } from '../../pursuit/rules/pawns.js';
import { auditReport } from './audit.js';
import { startDeckOf, type EuropeBoard } from './board.js';
import { mayCloseMoves } from './detectives.js';
import { deviations } from './flags.js';
import { hunterOf, huntersOf, handLimitOf, legsIgnoringTickets, pawnsYetToMove } from './pawns.js';
import { seatsYetToSetUp, startChoices } from './setup.js';
import { mayUseSpecials, wasSpecialUsed } from './special-parts.js';
import { ticketsDue, givenTicketsSeenBy, isHunter, seesHand, stackSize } from './supply.js';
import { kindOf, sortedTickets } from './tickets.js';
import {
  DETECTIVE_COUNT,
  type HunterSeat,
  type LogRow,
  type Options,
  type SlotView,
  type State,
  type Ticket,
  type View,
  type Warning,
  X_SEAT,
} from './types.js';
import {
  canPlaySpecial,
  firstLegs,
  xMoveGroundOf,
  mayXSwapHand,
  stopsByTransportOf,
  secretStops,
  transportsIn,
} from './x-moves.js';
import { isNextLegOpen } from './x-turn.js';

/** Everything a viewer may know, built up from nothing. X's secrets enter in `slots`, `own`, `end` and nowhere else. */
export function view(board: EuropeBoard, state: State, viewer: Viewer): View {
  const { options, x } = state;
  const { flags } = options;
  const isX = viewer === X_SEAT;
  const over = state.end !== null;
  return {
    variant: options.variant,
    board: boardIdOf(options.board),
    devices: options.devices,
    deviations: deviations(options),
    phase: state.phase,
    round: state.round,
    toAct: seatsAwaited(state),
    startSource: flags.start_source,
    handSource: flags.hand_source,
    ticketIds: flags.ticket_ids,
    deck: startDeckOf(board),
    mission: x.mission,
    slots: x.log.filter(({ open }) => !open).map((row) => slotView(row, isX || over)),
    openLegs: openLegs(state, isX || over),
    secretMoves: flags.secret_moves,
    secretLeft: secretLeft(state),
    firstSpecial: flags.first_special,
    specialsOpen: mayUseSpecials(state),
    specialUsed: wasSpecialUsed(state),
    detectives: state.detectives.map(({ stop, moved, skipped, card }, i) => ({
      id: detectiveId(i),
      hunter: hunterOf(options, i),
      stop,
      moved,
      skipped,
      card,
    })),
    hunters: huntersOf(options).map((seat, i) => ({
      seat,
      pawns: options.split[i] ?? 0,
      limit: handLimitOf(options, i),
      tickets: state.hands[i]?.length ?? 0,
      drawn: state.drawn[i] === true,
      due: ticketsDue(state, seat),
    })),
    moves: publicMoves(board, state),
    x: {
      ready: x.mission !== null,
      tickets: x.hand.length,
      limit: flags.x_hand,
      dealt: x.dealt,
      due: ticketsDue(state, 'x'),
      pawn: x.pawn ? x.stop : null,
    },
    supply: {
      stack: stackSize(state),
      discard: state.discard.length,
      box: state.box.length,
    },
    rings: state.rings,
    ringPairs: flags.ring_pairs,
    discs: { stops: state.discs, max: flags.discs },
    hands: handsFor(state, viewer),
    offers: isHunter(options, viewer) ? offersOf(state) : {},
    given: givenTicketsSeenBy(state, viewer),
    mayCloseMoves: isHunter(options, viewer) ? mayCloseMoves({ board, state }, viewer) : null,
    own: isX ? ownViewOfX(board, state) : null,
    end: endDisclosureOf(board, state),
  };
}

function slotView({ ticket, faceDown, double, stop }: LogRow, all: boolean): SlotView {
  return {
    faceDown,
    double,
    ...(all || !faceDown ? { ticket } : {}),
    ...(all ? { stop } : {}),
  };
}

/** The pawn stood where everybody saw it; a ticket that was thrown off unseen stays so till the end. */
function openLegs({ x }: State, all: boolean): View['openLegs'] {
  return x.log.flatMap(({ open, stop, double, ticket, faceDown }, i) =>
    open ? [{ leg: i + 1, stop, double, ...(all || !faceDown ? { ticket } : {}) }] : [],
  );
}

/** MX-56: legs, or rounds, that X can still make in secret. */
function secretLeft({ options, x, round, phase }: State): number {
  const { unit, count } = options.flags.secret_moves;
  const before = phase === 'x_move' || phase === 'x_redraw' ? round - 1 : round;
  return Math.max(0, count - (unit === 'leg' ? x.log.length : before));
}

/** Hunters' hands are one secret of all hunters, or each his own (MX-11). */
function handsFor(state: State, viewer: Viewer): Readonly<Record<HunterSeat, readonly Ticket[]>> {
  const seats = huntersOf(state.options);
  return Object.fromEntries(
    seats.flatMap((seat, i) =>
      seesHand(state.options, viewer, seat) ? [[seat, sortedTickets(state.hands[i] ?? [])]] : [],
    ),
  );
}

function offersOf({ options, offers }: State): Readonly<Record<HunterSeat, readonly Ticket[]>> {
  return Object.fromEntries(
    huntersOf(options).flatMap((seat, i) => {
      const offer = offers[i];
      return offer == null ? [] : [[seat, offer]];
    }),
  );
}

function publicMoves(board: EuropeBoard, state: State): View['moves'] {
  const { phase, options } = state;
  if (phase !== 'moves' && phase !== 'specials') return [];
  const pawns = phase === 'moves' ? pawnsYetToMove(state) : [...Array(DETECTIVE_COUNT).keys()];
  return pawns.map((pawn) => ({
    detective: detectiveId(pawn),
    reach: legsIgnoringTickets(board, state, pawn),
    mayPass: phase === 'moves' && options.flags.detective_pass === 'allowed',
  }));
}

function ownViewOfX(board: EuropeBoard, state: State): NonNullable<View['own']> {
  const { x, phase, options } = state;
  const { hand } = x;
  const turn = phase === 'x_move';
  const ground = xMoveGroundOf(state);
  return {
    start: x.start,
    stop: x.stop,
    hand: sortedTickets(hand),
    startChoices: startChoices(board, state),
    reach: turn ? stopsByTransportOf(board, ground, transportsIn(hand)) : [],
    firstLegs: turn ? firstLegs(board, ground, hand) : [],
    secretStops: turn ? secretStops(board, ground, hand) : [],
    maySwap: turn && mayXSwapHand(board, ground, hand, options.flags.x_swap_condition),
    warnings: turn ? warnings(board, state) : [],
  };
}

function warnings(board: EuropeBoard, state: State): readonly Warning[] {
  const open = isNextLegOpen(state);
  const special = canPlaySpecial(board, xMoveGroundOf(state), state.x.hand);
  return [
    ...(secretLeft(state) === 1 && !open ? (['LAST_SECRET_LEG'] as const) : []),
    ...(open ? (['MOVES_OPEN'] as const) : []),
    ...(special ? (['SPECIAL_AT_HAND'] as const) : []),
  ];
}

/** The moment an outcome exists, everything of X is open to all (CM-12). */
function endDisclosureOf(board: EuropeBoard, state: State): View['end'] {
  const { x } = state;
  const end = disclosureAtEnd(state);
  if (end === null) return null;
  return {
    ...end,
    mission: x.mission,
    hand: sortedTickets(x.hand).map(kindOf),
    report: auditReport(board, state),
  };
}

/** Seats that play waits for, from public information alone. */
function seatsAwaited(state: State): readonly Seat[] {
  switch (state.phase) {
    case 'registration':
      return seatsYetToSetUp(state);
    case 'x_move':
    case 'x_redraw':
    case 'x_refill':
      return [X_SEAT];
    case 'moves': {
      const seats: Seat[] = [];
      // Each hunter's pawns lie in a row, so that no seat comes twice.
      for (const pawn of pawnsYetToMove(state)) {
        const seat = hunterOf(state.options, pawn);
        if (seats.at(-1) !== seat) seats.push(seat);
      }
      return seats;
    }
    case 'specials':
      return huntersOf(state.options);
    case 'refill': {
      const seats = huntersOf(state.options);
      // Discs lie on the board: any of them may say that they are off it.
      return state.drawn.every(Boolean) ? seats : seats.filter((_, i) => state.drawn[i] !== true);
    }
    case 'over':
      return [];
  }
}

/** Seats that may act now, as far as the public knows: the awaited, and the seat that may close the step for them. */
export function toAct(state: State): readonly Seat[] {
  const seats = seatsAwaited(state);
  const { phase, options } = state;
  const closeForAll = options.flags.hunter_hands === 'shared' || options.devices === 'kiosk';
  if (phase !== 'moves' || !closeForAll) return seats;
  return [...seats, ...huntersOf(options).filter((seat) => !seats.includes(seat))];
}

/** Viewers that are told the same, byte for byte: hunters who share their hands are one (MX-11). */
export function viewGroup(viewer: Viewer, options: Options): string {
  if (viewer === X_SEAT) return X_SEAT;
  if (!isHunter(options, viewer)) return TABLE;
  return options.flags.hunter_hands === 'shared' ? 'hunters' : viewer;
}
