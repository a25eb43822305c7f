import type { Action, Description } from './description.js';
import { LearntStreets } from './streets.js';
import type { Player } from './table.js';

/** Plays Scotland Yard: works its moves out of board and view, and looks at no list of legal ones but to begin. */

type TicketStops = readonly { readonly ticket: string; readonly stops: readonly number[] }[];
type View = {
  readonly game: {
    readonly phase: string;
    readonly next: readonly string[];
    readonly detectives: readonly {
      readonly id: string;
      readonly stop: number | null;
      readonly tickets: Readonly<Record<string, number>>;
    }[];
    readonly moves: readonly { readonly detective: string; readonly reach: TicketStops }[];
    readonly x: { readonly tickets: Readonly<Record<string, number>>; readonly unlimited: boolean };
    readonly log: readonly { readonly ticket: string; readonly stop?: number }[];
    readonly own: { readonly stop: number | null; readonly reach: TicketStops } | null;
  };
};
type Move = { readonly ticket: string; readonly stop: number };

/** @param differs called where what it worked out is not what the view offers */
export function yardPlayer(description: Description, differs: (own: unknown, offered: unknown) => void): Player {
  const board = description.boards[0]?.data;
  if (board === undefined) throw new Error('no board');
  const streets = new LearntStreets(description, board);
  const deck = [...new Set(Object.values(board.starts).flat())];

  return ({ view, random }) => {
    const { game } = view as View;
    const { phase, detectives, log, own } = game;
    const held = detectives.flatMap(({ stop }) => (stop === null ? [] : [stop]));
    if (phase.startsWith('x_') && own !== null) return flee();
    return phase === 'detectives' ? chase() : undefined;

    function flee(): Action | undefined {
      const { tickets, unlimited } = game.x;
      const moves = movesFrom(own?.stop ?? 0, (ticket) =>
        unlimited && ticket !== 'black' ? 1 : (tickets[ticket] ?? 0),
      );
      differs(moves, flattenMoves(own?.reach ?? []));
      const safety = ({ ticket, stop }: Move): number => {
        const nearest = Math.min(...held.map((detective) => streets.distance(stop, detective)));
        return Math.min(nearest, 4) * 10 + streets.reach(stop, 'taxi').length - ticketCost(ticket);
      };
      const best = bestOf(moves, safety, random);
      return best && { type: 'travel', legs: [best] };
    }

    function chase(): Action | undefined {
      const pawn = game.next[0];
      const detective = detectives.find(({ id }) => id === pawn);
      if (detective === undefined) return undefined;
      const moves = movesFrom(detective.stop ?? 0, (ticket) => detective.tickets[ticket] ?? 0);
      differs(moves, flattenMoves(game.moves.find((each) => each.detective === pawn)?.reach ?? []));
      const suspects = suspected();
      const near = ({ stop }: Move): number => -suspects.reduce((sum, at) => sum + streets.distance(stop, at) ** 2, 0);
      const best = bestOf(moves, near, random);
      return best && { type: 'move', detective: detective.id, ...best };
    }

    function movesFrom(from: number, count: (ticket: string) => number): readonly Move[] {
      return description.tickets.flatMap(({ ticket }) =>
        count(ticket) === 0
          ? []
          : streets
              .reach(from, ticket)
              .filter((stop) => !held.includes(stop))
              .map((stop) => ({ ticket, stop })),
      );
    }

    /** Where he can be, by the tickets he showed since he was last seen. */
    function suspected(): readonly number[] {
      let places: ReadonlySet<number> = new Set(deck);
      for (const { ticket, stop } of log) {
        places =
          stop === undefined ? new Set([...places].flatMap((place) => streets.reach(place, ticket))) : new Set([stop]);
      }
      return [...places].filter((place) => !held.includes(place));
    }
  };
}

function flattenMoves(reach: TicketStops): readonly Move[] {
  return reach.flatMap(({ ticket, stops }) => stops.map((stop) => ({ ticket, stop })));
}

/** Black tickets are worth keeping. */
function ticketCost(ticket: string): number {
  return ticket === 'black' ? 8 : 0;
}

function bestOf(
  moves: readonly Move[],
  worth: (move: Move) => number,
  random: (bound: number) => number,
): Move | undefined {
  const most = Math.max(...moves.map(worth));
  const best = moves.filter((move) => worth(move) === most);
  return best[random(Math.max(1, best.length))];
}
