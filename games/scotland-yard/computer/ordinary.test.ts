import { describe, expect, it } from 'vitest';
import { TABLE } from '@mister-x/engine/core/game';
import { playOut } from '@mister-x/engine/core/player';
import { unwrap } from '@mister-x/engine/core/result';
import { rngFor } from '@mister-x/engine/core/rng';
import { MatchRun, seededRngs } from '@mister-x/engine/core/run';
import { scotlandYardWithT } from '../test/boards.js';
import { X_SEAT } from '../rules/types.js';
import { nextSeatOf, simplePlayer } from './index.js';

function begun(seed: string) {
  const flags = { start_source: 'server' };
  const options = unwrap(scotlandYardWithT.parseOptions({ variant: 'modern', hunters: 3, flags }));
  return unwrap(MatchRun.begin(scotlandYardWithT, { options }, seededRngs(seed)));
}

const SEEDS = Array.from({ length: 20 }, (_, i) => i.toString(16).padStart(64, '0'));

describe('players of ordinary moves', () => {
  it.each(SEEDS)('bring a game to its end, no matter who moves by the public view: %s', (seed) => {
    const rng = rngFor(seed, 0);
    const anybody = simplePlayer(rng);
    let run = begun(seed);
    // Nobody is asked but the one: so nobody else goes on.
    const order = (now: typeof run) => [nextSeatOf(now.gameView(TABLE), rng) ?? []].flat();
    for (const step of playOut(run, () => anybody, order)) {
      run = step.after;
      expect(nextSeatOf(run.gameView(TABLE), rng) === undefined).toBe(run.outcome !== undefined);
    }
    expect(run.outcome).toBeDefined();
  });

  it('keep off a stop while there is another', () => {
    const ends = (wary: boolean) =>
      SEEDS.map((seed) => {
        let run = begun(seed);
        const avoided = () => (wary ? (run.view(X_SEAT).game.own?.stop ?? null) : null);
        const anybody = simplePlayer(rngFor(seed, 0), avoided);
        for (const step of playOut(run, () => anybody)) run = step.after;
        return run.outcome?.code;
      });
    expect(ends(false)).toContain('CAUGHT');
    expect(ends(true)).not.toContain('CAUGHT');
  });
});
