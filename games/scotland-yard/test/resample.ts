import type { Viewer } from '@mister-x/engine/core/game';
import type { Rng } from '@mister-x/engine/core/rng';
import { MisterXBelief } from '../rules/belief.js';
import { BOARDS } from '../rules/board.js';
import { scotlandYard } from '../rules/game.js';
import { boardOf } from '../rules/input.js';
import { type ScotlandYard, X_SEAT } from '../rules/types.js';

import { tableObservations } from '@mister-x/engine/testing/contract/hears';
import type { History } from '@mister-x/engine/testing/contract/kit';

/**
 * X's whole way drawn again among all ways that the public record allows, each equally likely: the
 * start in X's deck and on no detective's start, every slot by its ticket, reveals where they were, no
 * stop that a detective held or captured in vain, and X able (or unable) to move whenever the record says so.
 */
export function resample(history: History<ScotlandYard>, viewer: Viewer, rng: Rng): History<ScotlandYard> | undefined {
  if (viewer === X_SEAT) return undefined;
  const steps = [...tableObservations(scotlandYard, history)];
  const now = steps.at(-1)?.after;
  if (now === undefined || now.end !== null) return undefined;
  const { board } = history.setup.options;
  const belief = new MisterXBelief(boardOf(BOARDS, { board, flags: { board_edition: now.edition } }));
  for (const step of steps) belief.observe(step);
  const path = belief.draw(rng);
  if (path === undefined) return undefined;
  let at = 0;
  const batches = history.batches.map((batch) => ({
    ...batch,
    events: batch.events.map((event) => {
      if (event.kind !== 'game' || !('secret' in event.event)) return event;
      const stop = path[at++];
      if (stop === undefined) throw new Error('the path is too short');
      return { ...event, event: { ...event.event, secret: { stop } } };
    }),
  }));
  return { ...history, batches };
}
