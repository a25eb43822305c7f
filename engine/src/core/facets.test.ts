import { describe, expect, it } from 'vitest';
import type { Game } from './game.js';
import { hostGame } from './hosted.js';
import { unwrap } from './result.js';
import { MatchRun } from './run.js';
import { rng, type Stub, stub } from './testing/stub-match.js';

/** The same rules, and nothing beside them. */
const { takeback: _, concession: __, unlistedActionTypes: ___, ...rules } = stub;
const bare: Game<Stub> = rules;

describe('a game without facets', () => {
  const begun = unwrap(MatchRun.begin(bare, { takeback: 'x_consents' }, () => rng));
  const { after } = unwrap(begun.step('ann', { kind: 'act', action: { type: 'add', by: 1 } }));

  it('takes nothing back', () => {
    expect(after.step('ann', { kind: 'takeback' })).toEqual({
      ok: false,
      error: { code: 'TAKEBACK_DISABLED' },
    });
    expect(after.takeback('ann')).toEqual({ mayAsk: false, asker: null, open: null });
  });

  it('is given up by nobody', () => {
    expect(after.concession).toEqual({ alone: [], together: [], open: null });
    expect(after.step('spy', { kind: 'concede' }).ok).toBe(false);
  });

  it('leaves nothing to the host, lists all its actions and keeps no notice', () => {
    const hosted = hostGame(bare);
    expect(hosted.host.may({ type: 'tick' })).toBe(false);
    expect(hosted.correspondence({ takeback: 'none' })).toBeUndefined();
    expect(after.standsInFor({ kind: 'act', action: { type: 'tick' } })).toEqual([]);
    expect(after.choices('ann').omitted).toEqual([]);
    expect(hosted.retention({ told: 'added' })).toEqual({});
  });
});
