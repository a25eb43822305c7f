import type { Viewer } from '@mister-x/engine/core/game';
import type { Rng } from '@mister-x/engine/core/rng';
import type { GameKit } from '@mister-x/engine/testing/contract/kit';
import { misterXEurope } from '../rules/game.js';
import { secretLegs, secretStart } from '../rules/notice.js';
import { europePublicKnowledge } from '../rules/public-knowledge.js';
import { kindOf } from '../rules/tickets.js';
import {
  type Action,
  type Event,
  type HandOwner,
  TICKET_KINDS,
  type MisterXEurope,
  type Options,
  type Ticket,
} from '../rules/types.js';
import { brokenInvariants } from './breaches.js';
import { resample } from './resample.js';
import { CONTRACT_TABLES } from './tables.js';
import { knowsHand } from './ticket-sight.js';

export const misterXEuropeKit: GameKit<MisterXEurope> = {
  game: misterXEurope,
  publicKnowledge: europePublicKnowledge,
  tables: CONTRACT_TABLES,
  maxCommands: 6_000,
  actionInput,
  unlistedMove(at, rng) {
    const { phase, hunters, discs } = at('h1').view.game;
    if (phase === 'registration' || phase === 'over') return undefined;
    const seat = `h${1 + rng.int(hunters.length)}`;
    return rng.pick([
      { seat: rng.pick(['x', seat]), action: { type: 'audit' } },
      { seat, action: { type: 'disc', stop: 1 + rng.int(24), on: true } },
      { seat, action: { type: 'disc', stop: discs.stops[0] ?? 1, on: false } },
    ]);
  },
  respelled: (action) =>
    (action.type === 'pass' && action.detective === undefined) || (action.type === 'endTurn' && !action.discsRemoved),
  actionKey,
  brokenInvariants,
  resample,
  declassifies: (before, event, viewer) =>
    DISCLOSING_EVENTS.has(event.type) ||
    (event.type === 'offered' && viewer.startsWith('h')) ||
    (event.type === 'operated' && seesPayment(before.options, viewer, event)),
  receipts: {
    expected(view, _seat, action) {
      if (action.type === 'chooseMission') return [secretStart(action.mission, action.stop)];
      if (action.type !== 'travel') return [];
      return secretLegs(view, action.legs, action.special === 'secret' || action.legs[0]?.faceDown === true);
    },
    committed: committedPart,
    boundOtherwise: ({ type }) => COMMITTED_EVENTS.has(type),
    shows: () => [],
  },
};

/**
 * That X is walled in or swaps says where he may stand, a skip what someone holds. The last three have no words of
 * their own, so that the suite cannot look for a command that tells the same.
 */
const DISCLOSING_EVENTS: ReadonlySet<Event['type']> = new Set([
  'ended',
  'xStayed',
  'swapped',
  'skipped',
  'investigated',
  'checked',
  'openLegTaken',
  'specialsClosed',
  'discPlaced',
  'discRemoved',
]);

/** Which tickets paid is seen where hands are, and told in no words: only how many. */
function seesPayment(options: Options, viewer: Viewer, { secret }: Extract<Event, { type: 'operated' }>): boolean {
  return (Object.keys(secret.parts) as HandOwner[]).some((hand) => hand !== viewer && knowsHand(options, viewer, hand));
}

/** Tickets on the move: what the ciphertext of the batch binds, and no slot. */
const COMMITTED_EVENTS: ReadonlySet<Event['type']> = new Set([
  'specialPaid',
  'openLegTaken',
  'swapped',
  'discarded',
  'drew',
  'offered',
  'investigated',
  'operated',
]);

/** Which of its kind a ticket was, X's phone need not know; that it lies face down, the event says by its name. */
function committedPart(event: Event): object {
  switch (event.type) {
    case 'legTaken':
      return { ...event, ticket: kindOf(event.ticket), faceDown: false };
    case 'secretLegTaken': {
      const { stop, ticket } = event.secret;
      return { ...event, secret: { stop, ticket: kindOf(ticket) }, faceDown: true };
    }
    default:
      return event;
  }
}

/** Pieces of a kind are interchangeable, an empty part is none, and order says nothing. */
function actionKey(action: Action): string {
  switch (action.type) {
    case 'travel': {
      const { legs, special, pay = [] } = action;
      const secret = special === 'secret' || legs[0]?.faceDown === true;
      return JSON.stringify([legs.map(({ ticket, stop }) => [kindOf(ticket), stop]), secret, sortedKinds(pay)]);
    }
    case 'discard':
    case 'offer':
    case 'registerHand':
      return JSON.stringify([action.type, sortedKinds(action.tickets)]);
    case 'draw':
      return JSON.stringify([action.type, sortedKinds(action.tickets ?? [])]);
    case 'move':
      return `move ${action.detective} ${kindOf(action.ticket)} ${action.stop}`;
    case 'investigate':
      return JSON.stringify([action.type, partsKey(action.parts)]);
    case 'operate': {
      const { parts, detective, transport, stop, ticket } = action;
      const paid = ticket === undefined ? null : kindOf(ticket);
      return JSON.stringify([action.type, partsKey(parts), detective, transport, stop, paid]);
    }
    case 'endTurn':
      return 'endTurn';
    default:
      return JSON.stringify(action);
  }
}

function sortedKinds(tickets: readonly Ticket[]): readonly string[] {
  return tickets.map(kindOf).sort();
}

function partsKey(parts: Readonly<Record<string, readonly Ticket[]>>): readonly unknown[] {
  return Object.entries(parts)
    .filter(([, tickets]) => tickets.length > 0)
    .map(([seat, tickets]) => [seat, sortedKinds(tickets)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function actionInput(rng: Rng): unknown {
  const stop = (): number => rng.int(27);
  const ticket = (): string =>
    rng.pick([...TICKET_KINDS, ...TICKET_KINDS, 'car', 'gold/beacon', `${rng.pick(TICKET_KINDS)}/${rng.int(9)}`]);
  const tickets = (most: number): readonly string[] => Array.from({ length: rng.int(most + 1) }, ticket);
  const pawn = (): string => rng.pick(['x', 'd1', 'd2', 'd3', 'd4', 'd5', 'd9']);
  const seat = (): string => rng.pick(['h1', 'h2', 'h5', 'x', 'h9']);
  const leg = () => ({ ticket: ticket(), stop: stop() });
  const legs = Array.from({ length: 1 + rng.int(3) }, leg);
  const parts = { [seat()]: tickets(3), [seat()]: tickets(3) };
  return rng.pick<Action>([
    { type: 'travel', legs },
    { type: 'travel', legs, special: rng.pick(['double', 'secret']), pay: tickets(4) },
    { type: 'travel', legs: [{ ...leg(), faceDown: true }, leg()], pay: tickets(3) },
    { type: 'swap' },
    { type: 'discard', tickets: tickets(3) },
    { type: 'draw' },
    { type: 'draw', tickets: tickets(8) },
    { type: 'move', detective: pawn(), ...leg() },
    { type: 'move', detective: pawn(), ...leg(), hand: seat() },
    { type: 'pass', detective: pawn() },
    { type: 'pass' },
    { type: 'closeMoves' },
    { type: 'offer', tickets: tickets(4) },
    { type: 'investigate', parts },
    {
      type: 'operate',
      parts,
      detective: pawn(),
      transport: rng.pick(['car', 'bus']),
      stop: stop(),
    },
    {
      type: 'operate',
      parts,
      detective: pawn(),
      transport: 'plane',
      stop: stop(),
      ticket: ticket(),
    },
    { type: 'noSpecial' },
    { type: 'disc', stop: stop(), on: rng.int(2) === 0 },
    { type: 'endTurn', discsRemoved: rng.int(2) === 0 },
    { type: 'audit' },
    { type: 'report' },
    { type: 'configure', flags: { takeback: 'none' } },
    { type: 'configure', flags: { nonsense: 1 } },
    { type: 'registerStart', pawn: pawn(), stop: stop() },
    { type: 'chooseMission', mission: rng.pick(['green', 'grey', '__proto__']), stop: stop() },
    { type: 'registerHand', tickets: tickets(9) },
    { type: 'dealStarts' },
    { type: 'dealHands' },
  ]);
}
