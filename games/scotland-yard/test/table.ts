import { REFEREE, TABLE } from '@mister-x/engine/core/game';
import { MatchTable } from '../../pursuit/test/match-table.js';
import type { Action, TakenTickets, Event, Leg, ScotlandYard, Setup, Ticket, View } from '../rules/types.js';
import { scotlandYardWithT } from './boards.js';
import { optionsOf, type TestPosition, setupOf } from './position.js';

/** A match of Scotland Yard under test. */
export class Table extends MatchTable<ScotlandYard> {
  constructor(setup: Setup) {
    super(scotlandYardWithT, setup);
  }

  travel(legs: string, show?: TakenTickets): readonly Event[] {
    return this.play('x', travel(legs, show));
  }

  /** `d1`, `underground 46`: sent from the seat of the hunter whose pawn it is. */
  move(detective: string, leg: string): readonly Event[] {
    return this.play(this.hunterOf(detective), move(detective, leg));
  }
}

/** A match that begins in this position. */
export function table(place: TestPosition): Table {
  return new Table(setupOf(place));
}

/** A match that begins with the registration of the start stops. */
export function newTable(place: Partial<TestPosition>): Table {
  return new Table({ options: optionsOf(place) });
}

/** The same, with these start stops registered: the detectives' and X's. */
export function tableWithStarts(place: Partial<TestPosition>, at: readonly number[], x: number): Table {
  const made = newTable(place);
  at.forEach((stop, i) => {
    made.play(made.hunterOf(`d${i + 1}`), { type: 'registerStart', pawn: `d${i + 1}`, stop });
  });
  made.play('x', { type: 'registerStart', pawn: 'x', stop: x });
  return made;
}

/** `bus 74`, or `taxi 74, underground 46` for a double. */
export function travel(legs: string, show?: TakenTickets): Action {
  return {
    type: 'travel',
    legs: legs.split(', ').map(leg),
    ...(show === undefined ? {} : { show }),
  };
}

/** The first leg of a stepwise double. */
export function declareDouble(text: string): Action {
  return { type: 'travel', legs: [leg(text)], double: true };
}

export function move(detective: string, text: string): Action {
  return { type: 'move', detective, ...leg(text) };
}

function leg(text: string): Leg {
  const [ticket = '', stop = '0'] = text.split(' ');
  return { ticket, stop: Number(stop) };
}

/** Types of events, the legs with slot and ticket. */
export function eventTexts(events: readonly Event[]): readonly string[] {
  return events.map((event) => {
    switch (event.type) {
      case 'legTaken':
        return `slot ${event.slot}: ${event.ticket}`;
      case 'revealed':
        return `X on ${event.stop}`;
      case 'skipped':
        return `${event.detective} ${event.cause}`;
      case 'ended':
        return event.end.code;
      default:
        return event.type;
    }
  });
}

export function reachOf(view: View, detective: string, ticket: Ticket): readonly number[] {
  const moves = view.moves.find((entry) => entry.detective === detective);
  return moves?.reach.find((entry) => entry.ticket === ticket)?.stops ?? [];
}

export { REFEREE, TABLE };
