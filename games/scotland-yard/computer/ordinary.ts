import type { Seat } from '@mister-x/engine/core/game';
import type { Command } from '@mister-x/engine/core/match';
import type { Player, SeatView } from '@mister-x/engine/core/player';
import type { Rng } from '@mister-x/engine/core/rng';
import { type Action, type ScotlandYard, type View, X_SEAT } from '../rules/types.js';

/** Whose move it is, as everybody sees it: one of those who may move now. */
export function nextSeatOf({ end, next, detectives }: View, rng: Rng): Seat | undefined {
  if (end !== null || next.length === 0) return undefined;
  const pawn = rng.pick(next);
  return pawn === 'x' ? X_SEAT : detectives.find(({ id }) => id === pawn)?.hunter;
}

/**
 * Single moves by chance, read off the view: a client has no more of its position.
 *
 * @param avoided a stop that detectives keep off where they can
 */
export function simplePlayer(rng: Rng, avoided: () => number | null = () => null) {
  return {
    choose({ seat, view }: SeatView<ScotlandYard>): Command<Action> | undefined {
      const action = seat === X_SEAT ? randomLeg(view.game, rng) : randomMove(view.game, seat, avoided(), rng);
      return action && { kind: 'act', action };
    },
  } satisfies Player<ScotlandYard>;
}

function randomLeg({ own }: View, rng: Rng): Action | undefined {
  if (own === null || own.reach.length === 0) return undefined;
  const { ticket, stops } = rng.pick(own.reach);
  return { type: 'travel', legs: [{ ticket, stop: rng.pick(stops) }] };
}

function randomMove({ detectives, moves }: View, seat: Seat, avoided: number | null, rng: Rng): Action | undefined {
  const mine = new Set(detectives.flatMap(({ id, hunter }) => (hunter === seat ? id : [])));
  const ways = moves.flatMap(({ detective, reach }) =>
    mine.has(detective) ? reach.flatMap(({ ticket, stops }) => stops.map((stop) => ({ detective, ticket, stop }))) : [],
  );
  const away = ways.filter(({ stop }) => stop !== avoided);
  if (ways.length === 0) return undefined;
  return { type: 'move', ...rng.pick(away.length > 0 ? away : ways) };
}
