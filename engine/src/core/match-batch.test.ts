import { describe, expect, it } from 'vitest';
import { CHANGES_PER_ROUND_MAX } from './match-batch.js';
import { type Game, REFEREE, TABLE } from './game.js';
import { unwrap } from './result.js';
import { MatchRun, seededRngs } from './run.js';
import { type Stub, stub } from './testing/stub-match.js';

/** What is silent, or moves nothing, counts; a turn is a round. */
const game: Game<Stub> = {
  ...stub,
  changes: {
    round: ({ turn }) => turn,
    includes: ({ type }) => type === 'ordered' || type === 'audited',
    configures: () => false,
  },
  legalActions: () => [{ type: 'audit' }, { type: 'pass' }],
  sampleAction: () => ({ type: 'audit' }),
};
type StubRun = MatchRun<Stub>;
const SETUP = { takeback: 'public_only' } as const;
const begun = unwrap(MatchRun.begin(game, SETUP, seededRngs('0'.repeat(64))));
const act = (run: StubRun, seat: string, type: Stub['action']['type'], by = 0) =>
  run.step(seat, { kind: 'act', action: { type, by } });
const played = (run: StubRun, ...does: Parameters<typeof act> extends [StubRun, ...infer R] ? R : never) =>
  unwrap(act(run, ...does)).after;
function times(run: StubRun, count: number, once: (run: StubRun) => StubRun): StubRun {
  return count === 0 ? run : times(once(run), count - 1, once);
}
const spent = times(begun, CHANGES_PER_ROUND_MAX, (run) => played(run, 'ann', 'order', 1));
const REFUSED = { ok: false, error: { code: 'CHANGE_LIMIT' } };

describe('changes of one seat in one round', () => {
  it('are bounded, whichever they are', () => {
    expect(act(spent, 'ann', 'order')).toEqual(REFUSED);
    expect(act(spent, 'ann', 'audit')).toEqual(REFUSED);
  });

  it('leave play as it is, and the referee', () => {
    expect(act(spent, 'ann', 'pass').ok).toBe(true);
    expect(act(spent, REFEREE, 'tick').ok).toBe(true);
    expect(played(spent, REFEREE, 'tick').match.counts).toEqual(spent.match.counts);
  });

  it('begin again with the next round', () => {
    const next = played(spent, 'ann', 'pass');
    expect(next.state.turn).toBe(spent.state.turn + 1);
    expect(act(next, 'ann', 'order').ok).toBe(true);
  });

  it('are each seat’s own: others see nothing of them, and may change as much', () => {
    for (const viewer of ['bob', 'cyd', TABLE]) {
      expect(spent.view(viewer)).toEqual(begun.view(viewer));
      expect(spent.choices(viewer)).toEqual(begun.choices(viewer));
    }
    const both = times(spent, CHANGES_PER_ROUND_MAX, (run) => played(run, 'bob', 'order', 1));
    expect(act(both, 'bob', 'order')).toEqual(REFUSED);
    expect(act(both, 'cyd', 'order').ok).toBe(true);
  });

  it('are counted out of a log as well, and no take-back gives them again', () => {
    const passed = played(played(begun, 'ann', 'order'), 'bob', 'add', 3);
    const ordered = times(passed, 3, (run) => played(run, 'ann', 'order', 1));
    const retold = ordered.retell(unwrap(act(ordered, 'ann', 'order')).batch).after;
    expect(retold.match.counts.changes).toEqual({ ...ordered.match.counts.changes, ann: 4 });
  });

  it('are not listed among what a seat may do where it has none left', () => {
    expect([...spent.choices('ann').actions]).toEqual([{ type: 'pass' }]);
    expect([...spent.choices('bob').actions]).toEqual([{ type: 'audit' }, { type: 'pass' }]);
    const pass = { kind: 'act', action: { type: 'pass' } };
    expect(spent.sample('ann', { ...seededRngs('0'.repeat(64))(1) })).toEqual(pass);
  });
});

describe('what the host may do without end', () => {
  it('is bounded where it chooses flags, though it acts for the referee', () => {
    const { round } = { round: () => 1, ...game.changes };
    const configures = ({ type }: Stub['event']) => type === 'audited';
    const set: Game<Stub> = { ...game, changes: { round, includes: () => false, configures } };
    const first = unwrap(MatchRun.begin(set, SETUP, seededRngs('0'.repeat(64))));
    const last = times(first, CHANGES_PER_ROUND_MAX, (run) => played(run, REFEREE, 'tick'));
    expect(act(last, REFEREE, 'tick')).toEqual(REFUSED);
    expect(act(last, 'ann', 'audit').ok).toBe(true);
  });

  it('is counted where it is a change of hands, for each seat by itself', () => {
    const last = times(begun, CHANGES_PER_ROUND_MAX, (run) => run.changeSeat('ann', 'taken-over').after);
    expect(last.mayChangeSeat('ann')).toBe(false);
    expect(last.mayChangeSeat('bob')).toBe(true);
    expect(played(last, 'ann', 'pass').mayChangeSeat('ann')).toBe(true);
  });
});

describe('moves asked back by one seat in one round', () => {
  const still: Game<Stub> = {
    ...game,
    takeback: {
      refusal: () => undefined,
      rule: () => ({ allowed: true, turn: null, consent: null }),
    },
    changes: { round: () => 1, includes: () => false, configures: () => false },
  };
  const passAndBack = (run: StubRun) => unwrap(played(run, 'bob', 'pass').step('bob', { kind: 'takeback' })).after;

  it('are bounded, and everybody sees that none is left', () => {
    const first = unwrap(MatchRun.begin(still, SETUP, seededRngs('0'.repeat(64))));
    const before = times(first, CHANGES_PER_ROUND_MAX - 1, passAndBack);
    expect(played(before, 'bob', 'pass').view(TABLE).takeback.asker).toBe('bob');
    const none = played(passAndBack(before), 'bob', 'pass');
    expect(none.view(TABLE).takeback.asker).toBeNull();
    const refused = none.step('bob', { kind: 'takeback' });
    expect(refused).toEqual({ ok: false, error: { code: 'TAKEBACK_NOT_NOW' } });
    expect(played(none, 'cyd', 'pass').view(TABLE).takeback.asker).toBe('cyd');
  });
});
