import { expect, it } from 'vitest';
import { rngFor } from '@mister-x/engine/core/rng';
import { PursuitDecision } from './decide.js';
import type { Ended } from './facts.js';
import type { Winner } from './pawns.js';

/** Outcomes of a pursuit that nobody has made. */
type Code = 'LEFT_BY_NIGHT' | 'BETRAYED';
type State = { readonly end: Ended<Code>['end'] | null };

const WINNERS: Readonly<Record<Code, Winner>> = { LEFT_BY_NIGHT: 'x', BETRAYED: 'detectives' };

it.each(['LEFT_BY_NIGHT', 'BETRAYED'] as const)('a pursuit ends by %s for whom the game says', (code) => {
  const apply = (_: State, { end }: Ended<Code>): State => ({ end });
  const begun: State = { end: null };
  const rng = rngFor('no seed', 1);
  const decision = new PursuitDecision<null, State, Ended<Code>, Code>(null, begun, rng, apply, WINNERS);
  decision.end(code);
  expect(decision.over).toBe(true);
  expect(decision.transition.events).toEqual([{ type: 'ended', end: { code, winner: WINNERS[code] } }]);
});
