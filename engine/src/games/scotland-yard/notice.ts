import type { Viewer } from '../../core/game.js';
import { moveTold, told } from '../../pursuit/facts.js';
import { type Event, type Notice, type State, X_SEAT } from './types.js';

/** One line of the log for a viewer. Secrets of an event reach X's own log and nobody else's (CM-8, SY-25). */
export function notice(before: State, event: Event, viewer: Viewer): Notice | undefined {
  const isX = viewer === X_SEAT;
  const { flags } = before.options;
  switch (event.type) {
    case 'startRegistered':
    case 'roundOpened':
    case 'skipped':
    case 'audited':
      return told(event);
    case 'configured':
      return { type: 'configured', variant: event.options.variant };
    case 'kitRegistered':
      return { type: 'kitRegistered', pawn: event.pawn };
    case 'xReady':
      return isX ? { type: 'xReady', stop: event.secret.stop } : { type: 'xReady' };
    case 'doublePlayed':
      return { type: 'doublePlayed', goesTo: flags.double_card_goes_to };
    case 'legTaken':
      return {
        type: 'legTaken',
        window: event.window,
        ticket: event.ticket,
        ...(event.double === undefined ? {} : { double: event.double }),
        ...(event.from === undefined ? {} : { from: event.from }),
        ...(before.x.shown ? { pawnRemoved: true } : {}),
        ...(isX ? { stop: event.secret.stop } : {}),
      };
    case 'revealed':
      return { type: 'revealed', window: event.window, stop: event.stop, why: event.why };
    case 'confiscated':
      return {
        type: 'confiscated',
        detective: event.detective,
        ticket: event.ticket,
        to: flags.voluntary_ticket_to,
        ...(event.settled === undefined ? {} : { settled: true }),
      };
    case 'xTurnClosed':
    case 'paperEntered':
      return undefined;
    case 'xStayed':
      return { type: 'xStayed' };
    case 'fareLent':
      return { type: 'fareLent' };
    case 'moved':
      return { ...moveTold(event), ...(event.settled === undefined ? {} : { settled: true }) };
    case 'ended':
      return { type: 'ended', end: event.end, stop: before.x.stop };
  }
}
