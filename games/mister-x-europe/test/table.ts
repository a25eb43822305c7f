import { REFEREE, type Seat, TABLE } from '@mister-x/engine/core/game';
import { MatchTable } from '../../pursuit/test/match-table.js';
import type { Action, Event, Leg, MisterXEurope, Setup, Ticket } from '../rules/types.js';
import { europeGameWithTestBoards } from './boards.js';
import { optionsOf, type TestPosition, setupOf, ticketsOfText } from './position.js';

/** A match of Mister X on the Europe board under test. Anya is `h1`, Boris `h2`. */
export class Table extends MatchTable<MisterXEurope> {
  constructor(setup: Setup) {
    super(europeGameWithTestBoards, setup);
  }

  /** `car/F 302`; `double` or `secret` with what is paid: `3 car/F`. */
  travel(legs: string, special?: 'double' | 'secret', pay?: string): readonly Event[] {
    return this.play('x', travel(legs, special, pay));
  }

  /** `d1`, `car/M 303`: sent from the seat of the hunter whose pawn it is. */
  move(detective: string, text: string): readonly Event[] {
    return this.play(this.hunterOf(detective), move(detective, text));
  }

  /** Everybody draws what the ledger still has, until X's next turn. */
  refillAll(): void {
    for (const { seat, drawn } of this.view(TABLE).hunters) {
      if (!drawn && this.code === undefined) this.draw(seat);
    }
  }

  /** Draws whatever lies in the stack, first of all. */
  draw(seat: Seat): readonly Event[] {
    const { stack, options: chosen } = this.state;
    if (chosen.flags.hand_source === 'server') return this.play(seat, { type: 'draw' });
    const due =
      seat === 'x'
        ? this.view(TABLE).x.due
        : (this.view(TABLE).hunters.find((hunter) => hunter.seat === seat)?.due ?? 0);
    return this.play(seat, { type: 'draw', tickets: stack.slice(0, due) });
  }
}

/** A match that begins in this position. */
export function table(place: TestPosition): Table {
  return new Table(setupOf(place));
}

/** A match that begins with the registration. */
export function newTable(place: TestPosition): Table {
  return new Table({ options: optionsOf(place) });
}

export function travel(legs: string, special?: 'double' | 'secret', pay?: string): Action {
  return {
    type: 'travel',
    legs: legs.split(', ').map(leg),
    ...(special === undefined ? {} : { special }),
    ...(pay === undefined ? {} : { pay: ticketsOfText(pay) }),
  };
}

export function move(detective: string, text: string): Action {
  return { type: 'move', detective, ...leg(text) };
}

function leg(text: string): Leg {
  const [ticket = '', stop = '0'] = text.split(' ');
  return { ticket: ticketsOfText(ticket)[0] ?? '', stop: Number(stop) };
}

/** Parts of a special by hunter: `{ h1: 'car/M' }`. */
export function partsOfText(given: Readonly<Record<string, string>>): Readonly<Record<string, readonly Ticket[]>> {
  return Object.fromEntries(Object.entries(given).map(([seat, text]) => [seat, ticketsOfText(text)]));
}

export { REFEREE, TABLE, ticketsOfText };
