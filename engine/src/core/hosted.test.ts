import { describe, expect, it } from 'vitest';
import { type Game, TABLE } from './game.js';
import { hostGame, type HostedGame, registry } from './hosted.js';
import { equalJson } from './json.js';
import { err, ok, unwrap } from './result.js';
import { rngFor } from './rng.js';
import { type RngOfEntry, MatchRun, seededRngs } from './run.js';
import { act, type Stub, stub } from './testing/stub-match.js';

const OPTIONS = { takeback: 'none' } as const;

/** The stub with options that people can choose. */
const game: Game<Stub> = {
  ...stub,
  parseOptions: (input) => (equalJson(input as Stub['options'], OPTIONS) ? ok(OPTIONS) : err({ code: 'NO' })),
};
const hosted = hostGame(game);
const chance = seededRngs('5e'.repeat(32));

describe('a hosted game', () => {
  it('is known by what the game says of itself', () => {
    const { id, version, seats, variants, codes, outcomes } = game;
    expect(hosted).toMatchObject({ id, version, seats, variants, codes, outcomes });
    expect('boardSpec' in hosted).toBe(false);
  });

  it('reads options and actions as the game does', () => {
    expect(hosted.parseOptions(OPTIONS)).toEqual(ok(OPTIONS));
    expect(hosted.parseOptions({})).toEqual(err({ code: 'NO' }));
    expect(hosted.parseAction({ type: 'pass', more: 1 })).toEqual(ok({ type: 'pass' }));
    expect(hosted.parseAction({ type: 'fly' })).toEqual(err({ code: 'NO' }));
    expect(hosted.seatPlan(OPTIONS)).toEqual(game.seatPlan(OPTIONS));
    expect(hosted.retention({ told: 'added' })).toEqual({});
  });

  it('lets all of a log be looked up that the game does not take back', () => {
    const log = [
      { kind: 'game', notice: { told: 'added' } },
      { kind: 'seat', seat: 'ann', what: 'claimed' },
    ] as const;
    expect(hosted.redactForHistory(log, { sum: 1 })).toEqual(log);
    const redactForHistory: Game<Stub>['redactForHistory'] = ({ told }, { sum }) => ({
      told: `${told} ${sum}`,
    });
    expect(hostGame({ ...game, redactForHistory }).redactForHistory(log, { sum: 1 })).toEqual([
      { kind: 'game', notice: { told: 'added 1' } },
      log[1],
    ]);
  });

  it('begins the same match as the game, and plays it in JSON terms', () => {
    const typed = unwrap(MatchRun.begin(game, OPTIONS, chance));
    const run = unwrap(hosted.begin(OPTIONS, chance));
    expect(run.match).toEqual(typed.match);
    const [here, there] = [run.step('ann', act('roll')), typed.step('ann', act('roll'))];
    expect(unwrap(here).batch).toEqual(unwrap(there).batch);
    expect(unwrap(here).after.view(TABLE)).toEqual(unwrap(there).after.view(TABLE));
  });

  it('is set up with the chance of number 0', () => {
    const asked: number[] = [];
    const noting: RngOfEntry = (sequence) => {
      asked.push(sequence);
      return rngFor('5e'.repeat(32), sequence);
    };
    const run = unwrap(hosted.begin(OPTIONS, noting));
    expect(asked).toEqual([0]);
    unwrap(run.step('ann', act('roll')));
    expect(asked).toEqual([0, 1]);
  });

  it('takes options that the game would not give for a bug', () => {
    expect(() => hosted.begin({}, chance)).toThrow('NO');
    expect(() => hosted.seatPlan({})).toThrow('NO');
  });
});

const named = (id: string): HostedGame => ({ id }) as unknown as HostedGame;

describe('registry', () => {
  it('finds games by id, in the order they were registered', () => {
    const [chess, go] = [named('chess'), named('go')];
    const games = registry(chess, go);
    expect(games.ids).toEqual(['chess', 'go']);
    expect(games.get('go')).toBe(go);
  });

  it('knows nothing of other names, those of objects included', () => {
    const games = registry(named('chess'));
    expect(games.get('draughts')).toBeUndefined();
    expect(games.get('toString')).toBeUndefined();
    expect(games.get('__proto__')).toBeUndefined();
  });

  it('takes two games of one name for a bug', () => {
    expect(() => registry(named('chess'), named('chess'))).toThrow('chess');
  });
});
