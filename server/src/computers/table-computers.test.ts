import { type Json, REFEREE, type Seat, unwrap } from '@mister-x/engine';
import type { Command, Level, TableStatus } from '@mister-x/engine/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MatchActor } from '../tables/matches/match-actor.js';
import { ManualTimers } from '../testing/hand-clock.js';
import { stubGame } from '../testing/stub-game.js';
import { stubMatch } from '../testing/stub-match.js';
import type { ComputerPool, ComputersToPrepare, ComputerSeat, ComputerHandle } from './computer-pool.js';
import { TableComputers } from './table-computers.js';

const PACE_MS = 1_000;
const GUESS: Json = { type: 'guess', value: 3 };
const GUESSES: Command<Json> = { kind: 'act', action: GUESS };

type Choice = Command<Json> | null;
type Question = {
  readonly seat: Seat;
  readonly choose: (choice: Choice) => Promise<void>;
  readonly breakDown: () => Promise<void>;
};

/** Those who think, as a test has them: each choice comes when the test says so. */
class FakePool {
  readonly events: string[] = [];
  readonly questions: Question[] = [];

  prepare({ game, level }: ComputersToPrepare): Pick<ComputerHandle, 'leave'> {
    this.events.push(`${game}, ${level}, is prepared`);
    return { leave: () => this.events.push(`${game}, ${level}, is dropped`) };
  }

  attach({ seat, level }: ComputerSeat): ComputerHandle {
    this.events.push(`${seat} sits, ${level}`);
    return {
      observe: (steps) => {
        if (steps.length > 0) this.events.push(`${seat} hears ${steps.length}`);
      },
      choose: () =>
        new Promise<Choice>((resolve, reject) => {
          this.events.push(`${seat} is asked`);
          // What follows from an answer has happened when it resolves.
          const soon = () => new Promise<void>((done) => setImmediate(done));
          this.questions.push({
            seat,
            choose: (choice) =>
              soon()
                .then(() => resolve(choice))
                .then(soon),
            breakDown: () =>
              soon()
                .then(() => reject(new Error('gone')))
                .then(soon),
          });
        }),
      stop: () => this.events.push(`${seat} is stopped`),
      leave: () => this.events.push(`${seat} leaves`),
    };
  }
}

let clock: ManualTimers;
let pool: FakePool;
let computers: TableComputers;
let played: string[];
let match: MatchActor;
let broken: number;
/** For whom play waits; `undefined`: for the player whose turn it is. */
let acting: readonly Seat[] | undefined;
/** What the table has agreed since; `undefined`: nothing. */
let agreed: { readonly bellMs: number } | undefined;

beforeEach(() => {
  clock = new ManualTimers();
  pool = new FakePool();
  played = [];
  broken = 0;
  acting = undefined;
  agreed = undefined;
  computers = new TableComputers(pool as unknown as ComputerPool, clock.after, PACE_MS, () => (broken += 1));
  match = made();
});

/** Each lists what it may do, as the games do that computers play. */
const listed: typeof stubGame = {
  ...stubGame,
  toAct: ({ turn }) => acting ?? [turn],
  legalActions: ({ turn }, seat) => ((acting ?? [turn]).includes(seat) ? [{ type: 'guess', value: 3 }] : []),
  sampleAction: () => ({ type: 'guess', value: 3 }),
};

/** Dealt and hidden; it is the turn of `g1`. */
function made(): MatchActor {
  const begun = stubMatch(listed, 0, ['g1']);
  step(begun, REFEREE, { type: 'deal' });
  step(begun, 'keeper', { type: 'hide', value: 7 });
  return begun;
}

function step(of: MatchActor, seat: Seat, action: Json): void {
  of.apply(of.prepare(unwrap(of.run.step(seat, { kind: 'act', action })), []));
}

const act = (seat: Seat, action: Json): void => step(match, seat, action);

type Levels = Readonly<Record<Seat, Level>>;

function sync(levels: Levels = { g1: 'easy' }, status: TableStatus = 'playing'): void {
  const seats = stubGame.seatPlan({ bellMs: 0 }).map(({ seat }) => ({ seat, computer: levels[seat] ?? null }));
  const table = { game: 'stub', options: agreed ?? match?.run.options ?? {}, status, seats };
  const now = status === 'gathering' ? undefined : match;
  computers.sync(table, now, async (seat, _, sequence) => {
    played.push(`${seat} at ${sequence}`);
  });
}

const request = (nth = 0): Question => {
  const question = pool.questions[nth];
  if (question === undefined) throw new Error('nobody was asked');
  return question;
};
const waits = () => clock.waiting.map(({ ms }) => ms);

describe('a computer at a table', () => {
  it('hears everything from the first step on before it is asked', () => {
    sync();
    expect(pool.events).toEqual(['g1 sits, easy', 'g1 hears 2', 'g1 is asked']);
  });

  it('moves when its time is up, however soon it had chosen', async () => {
    sync();
    await request().choose(GUESSES);
    expect(played).toEqual([]);
    expect(waits()).toEqual([PACE_MS]);
    expect(computers.isBusy).toBe(true);
    clock.strike();
    expect(played).toEqual([`g1 at ${match.nextSequence}`]);
    expect(computers.isBusy).toBe(false);
  });

  it('moves after a whole multiple of that time, should it be late', async () => {
    sync();
    for (let times = 0; times < 2; times++) {
      clock.strike();
      expect(played).toEqual([]);
      expect(waits()).toEqual([PACE_MS]);
    }
    await request().choose(GUESSES);
    // Not at the moment when it has chosen.
    expect(played).toEqual([]);
    clock.strike();
    expect(played).toEqual([`g1 at ${match.nextSequence}`]);
    expect(waits()).toEqual([]);
  });

  it('is asked once, as long as the match stands where it is', () => {
    for (let times = 0; times < 3; times++) sync();
    expect(pool.questions).toHaveLength(1);
    expect(waits()).toEqual([PACE_MS]);
  });

  it('is stopped when the match has moved on, and asked when it is its turn again', async () => {
    sync();
    act('g1', GUESS);
    sync();
    expect(pool.events.slice(-2)).toEqual(['g1 hears 1', 'g1 is stopped']);
    expect(waits()).toEqual([]);
    await request().choose(GUESSES);
    expect(played).toEqual([]);
    act('g2', GUESS);
    sync();
    await request(1).choose(GUESSES);
    expect(waits()).toEqual([PACE_MS]);
    clock.strike();
    expect(played).toEqual([`g1 at ${match.nextSequence}`]);
  });

  it('is asked again when something else happened while it thought', async () => {
    sync();
    act('keeper', { type: 'hide', value: 8 });
    sync();
    await request().choose(GUESSES);
    clock.strike();
    expect(played).toEqual([]);
    await request(1).choose(GUESSES);
    clock.strike();
    expect(played).toEqual([`g1 at ${match.nextSequence}`]);
  });

  it('does nothing more once it has left', async () => {
    sync();
    computers.leave();
    expect(pool.events.slice(-2)).toEqual(['g1 is stopped', 'g1 leaves']);
    expect(computers.isBusy).toBe(false);
    await request().choose(GUESSES);
    expect(waits()).toEqual([]);
    clock.strike();
    expect(played).toEqual([]);
  });

  it('never sits down again where another has taken the place of its table', () => {
    sync();
    computers.retire();
    sync();
    expect(pool.events.at(-1)).toBe('g1 leaves');
  });

  it('is told everything again where the match was folded again', () => {
    sync();
    match = made();
    sync({ g1: 'hard' });
    expect(pool.events.slice(3)).toEqual([
      ...['g1 is stopped', 'g1 leaves'],
      ...['g1 sits, hard', 'g1 hears 2', 'g1 is asked'],
    ]);
    expect(waits()).toEqual([PACE_MS]);
  });

  it('waits for a person when it has nothing to do', async () => {
    acting = ['g1', 'keeper'];
    match = made();
    sync();
    await request().choose(null);
    clock.strike();
    expect(played).toEqual([]);
    expect(computers.isBusy).toBe(false);
  });

  it('moves by chance where play waits for computers alone, and none of them goes on', async () => {
    acting = ['g2', 'g1'];
    match = stubMatch(listed, 0, ['g1', 'g2']);
    act(REFEREE, { type: 'deal' });
    act('keeper', { type: 'hide', value: 7 });
    sync({ g1: 'easy', g2: 'easy' });
    await request(0).choose(null);
    await request(1).choose(null);
    expect(played).toEqual([]);
    clock.strike();
    expect(played).toEqual([`g1 at ${match.nextSequence}`]);
    expect(computers.isBusy).toBe(false);
  });

  it('has the match read again where what was agreed has changed, and sits down only then', () => {
    sync();
    agreed = { bellMs: 5 };
    for (let times = 0; times < 2; times++) sync();
    expect(pool.events.slice(3)).toEqual(['g1 is stopped', 'g1 leaves']);
    expect(broken).toBe(1);
    match = made();
    sync();
    expect(pool.events.slice(5)).toEqual(['g1 sits, easy', 'g1 hears 2', 'g1 is asked']);
    expect(broken).toBe(1);
  });

  it('has the match read again where its thread broke down, after the same time', async () => {
    sync();
    await request().breakDown();
    expect(broken).toBe(0);
    clock.strike();
    expect(broken).toBe(1);
    expect(computers.isBusy).toBe(false);
    expect(played).toEqual([]);
  });
});

describe('before the game', () => {
  const gather = (levels: Levels) => sync(levels, 'gathering');

  it('the board is worked out once for each level, and dropped with the last of it', () => {
    gather({ g1: 'hard', g2: 'hard' });
    gather({ g1: 'hard', g2: 'easy' });
    expect(pool.events).toEqual(['stub, hard, is prepared', 'stub, easy, is prepared']);
    gather({ g2: 'easy' });
    expect(pool.events.slice(2)).toEqual(['stub, hard, is dropped']);
    gather({});
    expect(pool.events.slice(3)).toEqual(['stub, easy, is dropped']);
  });

  it('it is there when someone sits down, and kept by the one who sits from then on', () => {
    gather({ g1: 'hard' });
    sync({ g1: 'hard' });
    expect(pool.events).toEqual([
      'stub, hard, is prepared',
      ...['g1 sits, hard', 'g1 hears 2', 'stub, hard, is dropped', 'g1 is asked'],
    ]);
  });

  it('it is dropped where nothing happens at the table for ten minutes, until something does', () => {
    gather({ g1: 'hard' });
    gather({ g1: 'hard' });
    expect(waits()).toEqual([600_000]);
    clock.strike();
    gather({ g1: 'hard' });
    expect(pool.events).toEqual(['stub, hard, is prepared', 'stub, hard, is dropped', 'stub, hard, is prepared']);
  });

  it('it is dropped when the table is put away', () => {
    gather({ g1: 'hard' });
    computers.retire();
    gather({ g1: 'hard' });
    expect(pool.events).toEqual(['stub, hard, is prepared', 'stub, hard, is dropped']);
  });
});
