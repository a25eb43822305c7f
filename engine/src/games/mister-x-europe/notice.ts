import type { Viewer } from '../../core/game.js';
import { moveTold, told } from '../../pursuit/facts.js';
import { type Event, type Notice, type State, type Ticket, X_SEAT } from './types.js';
import { seesHand } from './viewers.js';

/** One line of the log for a viewer. Secrets of an event reach whom they belong to and nobody else (CM-8, MX-11). */
export function notice(before: State, event: Event, viewer: Viewer): Notice | undefined {
  const isX = viewer === X_SEAT;
  switch (event.type) {
    case 'startRegistered':
    case 'roundOpened':
    case 'skipped':
    case 'audited':
      return told(event);
    case 'configured':
      return { type: 'configured', variant: event.options.variant };
    case 'missionChosen':
      return {
        type: 'missionChosen',
        mission: event.mission,
        ...(isX ? { stop: event.secret.stop } : {}),
      };
    case 'specialPaid':
      return {
        type: 'specialPaid',
        special: event.special,
        count: event.count,
        ...(isX ? { tickets: event.secret.tickets } : {}),
      };
    case 'legTaken':
      return {
        type: 'legTaken',
        slot: event.slot,
        ticket: event.ticket,
        faceDown: false,
        double: event.double,
        ...(isX ? { stop: event.secret.stop } : {}),
      };
    case 'secretLegTaken':
      return {
        type: 'legTaken',
        slot: event.slot,
        ticket: isX ? event.secret.ticket : null,
        faceDown: true,
        double: 0,
        ...(isX ? { stop: event.secret.stop } : {}),
      };
    case 'openLegTaken':
      return {
        type: 'openLegTaken',
        leg: event.leg,
        ticket: isX ? event.secret.ticket : event.ticket,
        double: event.double,
        stop: event.stop,
        pawnAppears: !before.x.pawn,
      };
    case 'swapped':
      return { type: 'swapped', count: event.count };
    case 'xStayed':
      return { type: 'xStayed', why: event.why };
    case 'discarded': {
      const { hand, count, open, secret } = event;
      const shown = seesHand(before.options, viewer, hand) ? secret.tickets : open;
      return { type: 'discarded', hand, count, ...named(shown) };
    }
    case 'reshuffled':
      return { type: 'reshuffled', from: event.from };
    case 'drew': {
      const { hand, count, for: why, secret } = event;
      const shown = seesHand(before.options, viewer, hand) ? secret.tickets : undefined;
      return { type: 'drew', hand, count, for: why, ...named(shown) };
    }
    case 'moved':
      return moveTold(event);
    case 'movesClosed':
      return { type: 'movesClosed' };
    case 'investigated': {
      const { parts, leg, stop } = event;
      return { type: 'investigated', parts, leg, stop };
    }
    case 'operated': {
      const { parts, detective, transport, from, to, ticket } = event;
      return { type: 'operated', parts, detective, transport, from, to, ticket };
    }
    case 'offered':
    case 'specialsClosed':
    case 'discPlaced':
    case 'discRemoved':
      return undefined;
    case 'discsCleared':
      return { type: 'discsCleared' };
    case 'checked':
      return { type: 'checked', hits: event.hits };
    case 'ringPlaced': {
      const { pair, stop, slot, from } = event;
      return { type: 'ringPlaced', pair, stop, slot, from };
    }
    case 'ended':
      return { type: 'ended', end: event.end, start: before.x.start, stop: before.x.stop };
  }
}

function named(tickets: readonly Ticket[] | undefined): { tickets?: readonly Ticket[] } {
  return tickets === undefined ? {} : { tickets };
}
