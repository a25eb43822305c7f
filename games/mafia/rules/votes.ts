import { collect } from './collect.js';
import type { Fault, Of, Run } from './run.js';
import { CLANS, type Clan } from './seats.js';
import type { State } from './types.js';

/** A table that wants to stop (MF-111). */

/** In any phase of a round, while no choice is due. */
export function mayVote({ phase, choice, opening, stopped, options }: State): boolean {
  if (options.flags.early_end === 'none' || stopped) return false;
  return phase !== 'deal' && phase !== 'over' && choice === null && opening === null;
}

export function vote(run: Run, seat: Clan, { stop }: Of<'vote'>): Fault {
  if (!mayVote(run.state) || run.state.votes.includes(seat) === stop) return 'PHASE_WRONG';
  run.emit({ type: 'voted', seat, stop });
  if (!CLANS.every((one) => run.state.votes.includes(one))) return undefined;
  run.emit({ type: 'stopping' });
  // The round in progress is finished: all unopened cards count as passed.
  if (run.state.phase !== 'ransom') collect(run);
  return undefined;
}
