import {
  type DetectiveId,
  type HunterSeat,
  isKind,
  kindOf,
  symbolOf,
  type Ticket,
  transportOf,
} from '../../../rules/browser.js';
import type { Seat } from '@mister-x/engine/protocol';
import type { NumberChoices } from '@mister-x/kiosk/screen/scan/spelling.ts';
import * as pursuit from '../../../../pursuit/pages/scan/scan-play.js';
import { boardFor } from '../../shared/board.js';
import * as special from '../../shared/special-entry.js';
import {
  type Card,
  isPawnOfSeat,
  type ScanAnswer,
  type ScanCode,
  type ScanEntry,
  type ScanWorld,
  detectiveAtStop,
  detectiveOfDigit,
} from './scan-world.js';

/**
 * A special of the detectives by cards (MX-38 to MX-45): someone says who he is and scans what he gives, the
 * next one likewise, confirm; an operation then asks who goes where. Nobody's hand is looked into
 * (MX-11): whether the tickets are held, the referee says at the end.
 */

const { refusedAnswer: refused, stepAnswer: step } = pursuit;
const TICKETS_GIVEN_MAX = 5;

export function takeSpecial(entry: ScanEntry, world: ScanWorld, seat: Seat | null, card: Card): ScanAnswer {
  if (world.here.length === 0) return refused('SEAT_ON_PHONE');
  if (card.kind === 'command' && card.command === 'pass') {
    if (entry.none) return refused('CARD_REPEATED');
    return step({ ...entry, special: special.NO_SPECIAL, giver: null, sends: false, none: true });
  }
  if (card.kind === 'command' && card.command === 'confirm' && entry.none) {
    return { kind: 'order', order: { type: 'noSpecial' } };
  }
  if (world.view.specialUsed) return refused('SPECIAL_ALREADY_USED');
  if (!world.view.specialsOpen) return refused('SPECIAL_TOO_EARLY');
  const at: ScanEntry = { ...entry, none: false };
  return at.sends ? takeSending(at, world, card) : takeGiving(at, world, seat, card);
}

function takeGiving(entry: ScanEntry, world: ScanWorld, seat: Seat | null, card: Card): ScanAnswer {
  switch (card.kind) {
    case 'ticket':
      return give(entry, world, seat, card.ticket);
    case 'stop':
      return withGiver(entry, world, seat, detectiveAtStop(world, card.stop));
    case 'digit':
      return withGiver(entry, world, seat, detectiveOfDigit(world, card.digit));
    case 'start':
      return refused('CARD_NOT_DUE');
    case 'command':
      return card.command === 'confirm' ? takeConfirm(entry, world) : refused('CARD_NOT_DUE');
  }
}

/** A pawn says who gives from now on, be it a hunter with a phone: any device may enter a special for all (MX-40). */
function withGiver(entry: ScanEntry, world: ScanWorld, seat: Seat | null, pawn: DetectiveId | undefined): ScanAnswer {
  if (pawn === undefined || !isPawnOfSeat(world, seat, pawn)) return refused('PAWN_UNCLEAR');
  const giver = world.view.detectives.find(({ id }) => id === pawn)?.hunter ?? null;
  return giver === entry.giver ? refused('CARD_REPEATED') : step({ ...entry, giver });
}

/** Whose tickets are scanned: of the scanner's owner, of whom a pawn named, or of the only one. */
export function giverOf(
  { giver }: Pick<ScanEntry, 'giver'>,
  { view }: Pick<ScanWorld, 'view'>,
  seat: Seat | null,
): HunterSeat | null {
  const own = view.hunters.find((hunter) => hunter.seat === seat)?.seat;
  const [only, ...others] = view.hunters;
  return own ?? giver ?? (others.length === 0 ? (only?.seat ?? null) : null);
}

function give(entry: ScanEntry, world: ScanWorld, seat: Seat | null, ticket: Ticket): ScanAnswer {
  const { view } = world;
  const unique = view.ticketIds === 'unique';
  if (unique && isKind(ticket)) return refused('TICKET_NOT_UNIQUE');
  const symbol = symbolOf(ticket);
  const kind = symbol === 'magnifier' ? 'investigation' : symbol === 'beacon' ? 'operation' : null;
  const begun = entry.special.special;
  if (kind === null || (begun !== null && begun !== kind)) return refused('SPECIAL_SYMBOL');
  const giver = giverOf(entry, world, seat);
  if (giver === null) return refused('PAWN_UNCLEAR');
  const given = special.ticketsGivenIn(entry.special);
  if (unique && given.includes(ticket)) return refused('CARD_REPEATED');
  if (given.length >= TICKETS_GIVEN_MAX) return refused('SPECIAL_COUNT');
  const pawns = view.hunters.find((hunter) => hunter.seat === giver)?.pawns ?? 0;
  const own = entry.special.parts[giver] ?? [];
  if (own.length >= pawns) return refused('SPECIAL_CONTRIBUTION_LIMIT');
  const fault = pieceFault(world, ticket);
  if (fault !== undefined) return refused(fault);
  const name = unique ? ticket : kindOf(ticket);
  const at = begun === null ? special.beginSpecial(kind) : entry.special;
  return step({ ...entry, giver, special: special.giveTicket(at, giver, name) });
}

/** A piece that is not in the box, or lies open on the table (CM-9). */
function pieceFault({ view }: ScanWorld, ticket: Ticket): ScanCode | undefined {
  const serial = isKind(ticket) ? 0 : Number(ticket.slice(ticket.lastIndexOf('/') + 1));
  const pieces = boardFor(view).data.tickets?.[kindOf(ticket)] ?? 0;
  if (pieces === 0 || serial > pieces) return 'TICKET_UNKNOWN';
  const open = [
    ...view.slots.map((slot) => (slot.faceDown ? undefined : slot.ticket)),
    ...view.detectives.map(({ card }) => card ?? undefined),
  ];
  return view.ticketIds === 'unique' && open.includes(ticket) ? 'TICKET_ALREADY_SPENT' : undefined;
}

/** The tickets are all there: an investigation is played, an operation asks who goes. */
function takeConfirm(entry: ScanEntry, { view, flags }: ScanWorld): ScanAnswer {
  if (entry.special.special === null) return refused('CARD_NOT_DUE');
  if (special.legsLookedBackOf(entry.special, flags) !== null) {
    return { kind: 'order', order: { type: 'special' } };
  }
  const way = special.chosenTransportOf(entry.special, view, flags);
  if (way === null) return refused('SPECIAL_COUNT');
  if (special.detectivesAbleBy(view, way).length === 0) return refused('SPECIAL_OP_TRANSPORT');
  return step({ ...entry, sends: true });
}

function takeSending(entry: ScanEntry, world: ScanWorld, card: Card): ScanAnswer {
  const { detective, stop } = entry.special;
  switch (card.kind) {
    case 'ticket':
      return payForOperation(entry, world, card.ticket);
    case 'start':
      return refused('CARD_NOT_DUE');
    case 'stop': {
      const standing = detectiveAtStop(world, card.stop);
      if (standing !== undefined && stop === null) return sendDetective(entry, world, standing);
      return sendToStop(entry, world, card.stop);
    }
    case 'digit': {
      if (detective === null) {
        const named = detectiveOfDigit(world, card.digit);
        return named === undefined ? refused('PAWN_UNCLEAR') : sendDetective(entry, world, named);
      }
      const numbers: NumberChoices<ScanCode> = {
        numbers: targetsOf(entry, world, detective),
        fault: () => undefined,
      };
      return pursuit.spellDigit(entry, card.digit, numbers, (next) => (to) => sendToStop(next, world, to));
    }
    case 'command': {
      if (card.command !== 'confirm') return refused('CARD_NOT_DUE');
      if (entry.digits !== '') return pursuit.takeSpeltNumber(entry, (to) => sendToStop(entry, world, to));
      const way = special.chosenTransportOf(entry.special, world.view, world.flags);
      const whole = special.isComplete(entry.special, way, world.flags);
      return whole ? { kind: 'order', order: { type: 'special' } } : refused('CARD_NOT_DUE');
    }
  }
}

function sendDetective(entry: ScanEntry, world: ScanWorld, pawn: DetectiveId): ScanAnswer {
  if (entry.special.detective === pawn) return refused('CARD_REPEATED');
  if (targetsOf(entry, world, pawn).length === 0) return refused('SPECIAL_OP_TRANSPORT');
  return step({ ...entry, special: special.chooseDetective(entry.special, pawn), digits: '' });
}

/** A city, by any way that the beacons buy; the usual way first. */
function sendToStop(entry: ScanEntry, { view, flags, ...world }: ScanWorld, stop: number): ScanAnswer {
  const { special: put } = entry;
  if (put.stop === stop) return refused('CARD_REPEATED');
  if (!boardFor(view).has(stop)) return refused('STOP_UNKNOWN');
  const usual = special.chosenTransportOf(put, view, flags);
  const ways = [...special.transportsOf(put, flags)].sort((a, b) => +(b === usual) - +(a === usual));
  const goers = put.detective === null ? view.detectives.map(({ id }) => id) : [put.detective];
  for (const way of ways) {
    const able = goers.filter((id) => special.stopsReachedBy(view, id, way).includes(stop));
    const [one, ...others] = able;
    if (others.length > 0) return refused('PAWN_UNCLEAR');
    if (one === undefined) continue;
    const { ticket } = put;
    const fits = ticket !== null && transportOf(ticket) === way;
    const went = {
      ...special.chooseDetective(special.chooseTransport(put, way), one),
      stop,
      ticket: fits ? ticket : null,
    };
    return step({ ...entry, special: went, digits: '' });
  }
  if (detectiveAtStop({ ...world, view, flags }, stop) !== undefined) {
    return refused('DETECTIVE_STOP_OCCUPIED');
  }
  return refused(put.detective === null ? 'PAWN_UNCLEAR' : 'NO_CONNECTION');
}

/** The ticket for the ride, where the beacons alone do not pay (MX-Q14). */
function payForOperation(entry: ScanEntry, world: ScanWorld, ticket: Ticket): ScanAnswer {
  const { view, flags } = world;
  if (!flags.special_op_needs_travel_ticket) return refused('CARD_NOT_DUE');
  const unique = view.ticketIds === 'unique';
  if (unique && isKind(ticket)) return refused('TICKET_NOT_UNIQUE');
  const name = unique ? ticket : kindOf(ticket);
  if (entry.special.ticket === name) return refused('CARD_REPEATED');
  if (transportOf(ticket) !== special.chosenTransportOf(entry.special, view, flags)) {
    return refused('NO_CONNECTION');
  }
  const spent = unique && special.ticketsGivenIn(entry.special).includes(ticket);
  const fault = spent ? 'TICKET_ALREADY_SPENT' : pieceFault(world, ticket);
  if (fault !== undefined) return refused(fault);
  return step({ ...entry, special: { ...entry.special, ticket: name } });
}

function targetsOf(entry: ScanEntry, { view, flags }: ScanWorld, pawn: DetectiveId): readonly number[] {
  return special.transportsOf(entry.special, flags).flatMap((way) => special.stopsReachedBy(view, pawn, way));
}
