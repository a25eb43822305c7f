import { describe, expect, it } from 'vitest';
import { type Game, REFEREE, type Seat } from './game.js';
import { takebackAskerOf } from './match.js';
import { type Observation, playOut, observationOf, randomPlayer } from './player.js';
import { unwrap } from './result.js';
import { rngFor } from './rng.js';
import { MatchRun, type Step, seededRngs } from './run.js';
import { ficklePlayer } from './testing/fickle.js';
import { ASK_TAKEBACK, act, type Stub, stub } from './testing/stub-match.js';

const SEED = '5e'.repeat(32);
const OTHERS = ['ann', 'bob', 'cyd'];

/** The others add in turn, up to 99; nobody but the clock moves on above 90. */
const adding: Game<Stub> = {
  ...stub,
  toAct: (state) => (state.end === null && state.sum <= 90 ? [turnOf(state)] : []),
  legalActions: (state, seat) => (seat === turnOf(state) ? choicesIn(state) : []),
  sampleAction: (state, seat, rng) => (seat === turnOf(state) ? rng.pick(choicesIn(state)) : undefined),
  timers: ({ sum }) => (sum > 90 ? [{ id: 'slow', ms: 5, action: { type: 'add', by: 99 - sum } }] : []),
};

const turnOf = ({ turn }: Stub['state']): Seat => OTHERS[(turn - 1) % 3] ?? '';
const choicesIn = (state: Stub['state']): readonly Stub['action'][] =>
  state.sum > 90 ? [] : [4, 5, 6].map((by) => ({ type: 'add', by }));

const begun = (): MatchRun<Stub> => unwrap(MatchRun.begin(adding, { takeback: 'x_consents' }, seededRngs(SEED)));

describe('players', () => {
  it('play a game out by chance, the clock where nobody can act', () => {
    const rng = rngFor(SEED, 0);
    const steps: Step<Stub>[] = [...playOut(begun(), () => randomPlayer(rng))];
    const seats = steps.map(({ batch }) => batch.by);
    expect(seats.slice(0, 4)).toEqual(['ann', 'bob', 'cyd', 'ann']);
    expect(seats.at(-1)).toBe(REFEREE);
    expect(steps.at(-1)?.outcome?.code).toBe('FULL');
    expect(steps.slice(0, -1).every(({ outcome }) => outcome === undefined)).toBe(true);
    const added = steps.map(({ before, after }) => after.state.sum - before.state.sum);
    expect(new Set(added.slice(0, -1))).toEqual(new Set([4, 5, 6]));
  });

  it('are asked for the seats that they play for', () => {
    const asked: Seat[] = [];
    for (const { before } of playOut(begun(), (seat) => {
      asked.push(seat);
      return randomPlayer(rngFor(SEED, 1));
    })) {
      if (before.steps === 4) break;
    }
    expect(asked).toEqual(['ann', 'bob', 'cyd', 'ann', 'bob']);
  });

  it('stop where nobody goes on', () => {
    const playing = playOut(begun(), () => ({ choose: () => undefined }));
    const end = playing.next();
    expect(end.done).toBe(true);
    expect(end.value).toMatchObject({ steps: 0 });
  });

  it('answer what they are asked', () => {
    let run = unwrap(begun().step('ann', act('add', 5))).after;
    run = unwrap(run.step('ann', ASK_TAKEBACK)).after;
    const [first] = playOut(run, () => randomPlayer(rngFor(SEED, 2)));
    expect(first?.batch.by).toBe('spy');
    expect(['taken-back', 'takeback-declined']).toContain(first?.batch.events[0]?.kind);
  });

  it('want moves back where they are fickle, and go on where they are not granted', () => {
    const rng = rngFor(SEED, 5);
    const order = ({ match, toAct }: MatchRun<Stub>) => [takebackAskerOf(match) ?? [], toAct].flat();
    const kinds = [...playOut(begun(), () => ficklePlayer(rng, 2), order)].map(({ batch }) => [
      batch.by,
      batch.events[0]?.kind,
    ]);
    expect(kinds).toContainEqual(['ann', 'takeback-asked']);
    expect(kinds).toContainEqual(['spy', 'taken-back']);
    expect(kinds).toContainEqual(['spy', 'takeback-declined']);
    expect(kinds.at(-1)).toEqual([REFEREE, 'game']);
  });

  it('go on by themselves from where another left off', () => {
    const by5 = { choose: () => act('add', 5) };
    const playing = playOut(begun(), (seat) => (seat === 'ann' ? by5 : randomPlayer(rngFor(SEED, 3))));
    for (const { batch, before } of playing) {
      if (batch.by === 'ann') expect(batch.events[0]).toMatchObject({ event: { by: 5 } });
      if (before.steps === 8) break;
    }
  });
});

describe('a position', () => {
  it('holds what a seat sees and may send, and no state', () => {
    const seen: Observation<Stub>[] = [];
    const players = (seat: Seat) => ({
      choose: (position: Observation<Stub>) => {
        seen.push(position);
        return randomPlayer<Stub>(rngFor(SEED, seat.length)).choose(position);
      },
    });
    for (const _ of playOut(begun(), players));
    expect(seen.length).toBeGreaterThan(10);
    for (const position of seen) {
      expect(Object.keys(position).sort()).toEqual(['choices', 'sample', 'seat', 'view']);
      const listed = [...position.choices.actions];
      const known = JSON.stringify({ ...position, listed });
      for (const secret of ['orders', 'turn', 'end']) expect(known).not.toContain(`"${secret}"`);
    }
  });

  it('is that of the run', () => {
    const run = begun();
    const position = observationOf(run, 'ann');
    expect(position.view).toEqual(run.view('ann'));
    expect([...position.choices.actions]).toEqual([4, 5, 6].map((by) => ({ type: 'add', by })));
    expect(position.sample(rngFor(SEED, 4))).toEqual(run.sample('ann', rngFor(SEED, 4)));
    expect(observationOf(run, 'bob').sample(rngFor(SEED, 4))).toBeUndefined();
  });
});
