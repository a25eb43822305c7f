import type { Action, Event, Leg, Options } from '../rules/types.js';

/** Commands that may have led to these events: what the rules can be asked again; none where no hidden ticket plays a part. */
export function actionsCausing(options: Options, events: readonly Event[]): readonly Action[] {
  const first = events.find(({ type }) => type !== 'specialsClosed');
  switch (first?.type) {
    case 'specialPaid':
    case 'legTaken':
    case 'secretLegTaken':
    case 'openLegTaken':
      return [travelActionCausing(events)];
    case 'swapped':
      return [{ type: 'swap' }];
    case 'discarded':
      return [{ type: 'discard', tickets: first.secret.tickets }];
    case 'drew': {
      if (options.flags.hand_source === 'server') return first.for === 'deal' ? [] : [{ type: 'draw' }];
      return drawActionsCausing(events);
    }
    case 'reshuffled':
      return options.flags.hand_source === 'server' ? [{ type: 'draw' }] : drawActionsCausing(events);
    case 'moved': {
      const { detective, ticket, to } = first;
      return [{ type: 'move', detective, ticket, stop: to }];
    }
    case 'skipped':
      return [{ type: 'closeMoves' }, { type: 'pass', detective: first.detective }];
    case 'offered':
      return [{ type: 'offer', tickets: first.secret.tickets }];
    case 'investigated':
      return [{ type: 'investigate', parts: first.secret.parts }];
    case 'operated': {
      const { detective, transport, to, ticket, secret } = first;
      const { parts } = secret;
      const paid = ticket === null ? {} : { ticket };
      return [{ type: 'operate', parts, detective, transport, stop: to, ...paid }];
    }
    default:
      return [];
  }
}

function drawActionsCausing(events: readonly Event[]): readonly Action[] {
  return events.flatMap((event): readonly Action[] => {
    if (event.type !== 'drew') return [];
    const type = event.for === 'deal' ? 'registerHand' : 'draw';
    return [{ type, tickets: event.secret.tickets }];
  });
}

function travelActionCausing(events: readonly Event[]): Action {
  const legs = events.flatMap((event): readonly Leg[] => {
    switch (event.type) {
      case 'legTaken':
        return [{ ticket: event.ticket, stop: event.secret.stop }];
      case 'secretLegTaken':
        return [event.secret];
      case 'openLegTaken':
        return [{ ticket: event.secret.ticket, stop: event.stop }];
      default:
        return [];
    }
  });
  const paid = events.find((event) => event.type === 'specialPaid');
  if (paid?.type !== 'specialPaid') return { type: 'travel', legs };
  return { type: 'travel', legs, special: paid.special, pay: paid.secret.tickets };
}
