import { collect } from './collect.js';
import type { MafiaFault, ActionOf, MafiaDecision } from './decision.js';
import { CLANS, type Clan } from './seats.js';
import type { State } from './types.js';

/** A table that wants to stop (MF-111). */

/** In any phase of a round, while no choice is due. */
export function mayVote({ phase, choice, opening, stopped, options }: State): boolean {
  if (options.flags.early_end === 'none' || stopped) return false;
  return phase !== 'deal' && phase !== 'over' && choice === null && opening === null;
}

export function vote(decision: MafiaDecision, seat: Clan, { stop }: ActionOf<'vote'>): MafiaFault {
  if (!mayVote(decision.state) || decision.state.votes.includes(seat) === stop) return 'PHASE_WRONG';
  decision.emit({ type: 'voted', seat, stop });
  if (!CLANS.every((one) => decision.state.votes.includes(one))) return undefined;
  decision.emit({ type: 'stopping' });
  // The round in progress is finished: all unopened cards count as passed.
  if (decision.state.phase !== 'ransom') collect(decision);
  return undefined;
}
