import { REFEREE, type Seat, type SeatSpec, TABLE, type Viewer } from './game.js';
import type { Json } from './json.js';
import type { Command } from './match-types.js';
import { err, ok, type Result } from './result.js';

/**
 * Who may send which command, whatever the moment: a command that is sent twice is judged alike. What can
 * be done now is for `decideMatch`; only for whom the host may answer depends on who is there (`mayStandIn`).
 */

/** A place at the table, and whether someone's own client holds it. */
export type SeatHolding = Pick<SeatSpec, 'seat' | 'secret'> & { readonly held: boolean };

/** A client that looks at the table. */
export type Sender = {
  /** A seat, where it has proved that it holds it. */
  readonly viewer: Viewer;
  /** It speaks for the host, who runs the table. */
  readonly host: boolean;
};

/** What a game leaves to the host. */
export type HostRule<Action> = {
  parseAction(input: unknown): Result<Action, unknown>;
  readonly host?: { may(action: Action): boolean };
};

/** What the server knows of a seat's player: with a phone that is connected, without, or by correspondence. */
export type Presence = 'here' | 'away' | 'remote';

type MaySendRefusal = { readonly code: 'FORBIDDEN' | 'SEAT_UNKNOWN' };

/**
 * Each client acts for the seat that it holds; the table's own screen, where it is the host's, for
 * seats without secrets that no other client holds, and for the referee in what is the host's to decide.
 */
export function maySend<Action>(
  game: HostRule<Action>,
  seats: readonly SeatHolding[],
  { viewer, host }: Sender,
  seat: Seat,
  command: Command<Json>,
): Result<null, MaySendRefusal> {
  const kiosk = host && viewer === TABLE;
  if (seat === REFEREE) return allowed(host && hostDecides(game, kiosk, command));
  const place = seats.find((each) => each.seat === seat);
  if (place === undefined) return err({ code: 'SEAT_UNKNOWN' });
  return allowed(place.held ? viewer === seat : kiosk && !place.secret);
}

function allowed(may: boolean): Result<null, MaySendRefusal> {
  return may ? ok(null) : err({ code: 'FORBIDDEN' });
}

/** Time is nobody's to announce, and what cannot be parsed is no decision. */
function hostDecides<Action>(game: HostRule<Action>, kiosk: boolean, command: Command<Json>): boolean {
  switch (command.kind) {
    case 'abandon':
      return true;
    // In the games in which the host is asked (MF-110).
    case 'answer-takeback':
      return kiosk;
    case 'act': {
      const action = kiosk ? game.parseAction(command.action) : undefined;
      return action?.ok === true && game.host?.may(action.value) === true;
    }
    default:
      return false;
  }
}

/**
 * How the host may answer for seats, or take them from their phones: at once while all of these players are
 * away, and never for one who is there. By correspondence nobody is there: where a deadline runs it decides,
 * and elsewhere the answer is announced, so that the seat can object.
 */
export function mayStandIn(
  presences: readonly Presence[],
  deadlineRuns: boolean,
): Result<'now' | 'announced', { readonly code: 'SEAT_NOT_AWAY' }> {
  const isRemote = presences.includes('remote');
  if (presences.includes('here') || (isRemote && deadlineRuns)) return err({ code: 'SEAT_NOT_AWAY' });
  return ok(isRemote ? 'announced' : 'now');
}
