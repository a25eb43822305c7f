import { REFEREE } from '@mister-x/engine/core/game';
import { type Player, observationOf } from '@mister-x/engine/core/player';
import { unwrap } from '@mister-x/engine/core/result';
import type { Rng } from '@mister-x/engine/core/rng';
import { type RngOfEntry, MatchRun, type Step, seededRngs } from '@mister-x/engine/core/run';
import { chosenPack } from '../rules/chosen-pack.js';
import { FLAG_CHOICES } from '../rules/flags.js';
import { sherlockHolmes } from '../rules/game.js';
import { collectorPlayer } from '../computer/collector.js';
import { sleuthsOf } from '../rules/position.js';
import {
  type Event,
  type Options,
  OUTCOMES,
  REFUSAL_CODES,
  type SherlockHolmes,
  type Sleuth,
  type State,
} from '../rules/types.js';
import { gameEvents } from '@mister-x/engine/testing/contract/hears';
import { testRng } from '@mister-x/engine/testing/contract/test-rng';
import type { CensusReport } from '@mister-x/engine/testing/game-test-data';
import { brokenInvariants } from './breaches.js';
import { MISTAKES } from './mistakes.js';

/** How often something was met, by its name. */
export type CountByName = Map<string, number>;
export type Census = {
  readonly games: number;
  /** Of the longest game. */
  readonly turns: number;
  readonly flags: CountByName;
  readonly cards: CountByName;
  readonly codes: CountByName;
  readonly outcomes: CountByName;
};

/** No game of people who collect and arrest takes so many turns. */
const TURNS_MAX = 3_000;

/**
 * Whole games over all player counts and mixed flags, of players who collect and arrest and never vote to stop,
 * with the mistakes of beginners in between. Throws where a game does not end, loses a card or a token, or does
 * not fold to the same state again.
 */
export function takeCensus(games: number, seed: number): Census {
  const census: { -readonly [K in keyof Census]: Census[K] } = {
    ...{
      games,
      turns: 0,
      flags: countsOfNone([]),
      cards: new Map(),
      outcomes: countsOfNone(OUTCOMES),
    },
    codes: countsOfNone(REFUSAL_CODES),
  };
  for (const { flag, values } of FLAG_CHOICES) {
    for (const value of values) census.flags.set(`${flag} ${JSON.stringify(value)}`, 0);
  }
  for (const card of chosenPack({ pack: 'default' }).cards.keys()) census.cards.set(card, 0);
  for (let game = 0; game < games; game++) {
    const rng = testRng(seed + game);
    refusedTables(census);
    const end = playGame(optionsBy(rng), rng, census);
    census.turns = Math.max(census.turns, end.turn.number);
  }
  return census;
}

function countsOfNone(names: readonly string[]): CountByName {
  return new Map(names.map((name) => [name, 0]));
}

function countOne(count: CountByName, name: string): void {
  count.set(name, (count.get(name) ?? 0) + 1);
}

/** Tables that cannot be, and what is said of them. */
function refusedTables({ codes }: Census): void {
  const flags = { players_min: 2 };
  for (const options of [
    { seats: 1, flags },
    { seats: 6 },
    { seats: 2, colours: ['red', 'red'] },
    { seats: 2, pack: { ...chosenPack({ pack: 'default' }).file, underground: [['6', '99']] } },
    { seats: 'two' },
  ]) {
    const read = sherlockHolmes.parseOptions(options);
    if (!read.ok) countOne(codes, read.error.code);
  }
}

/** Every flag at any of its values, as far as they go together. */
function optionsBy(rng: Rng): Options {
  for (;;) {
    const flags = Object.fromEntries(
      FLAG_CHOICES.map(({ flag, values }) => [flag, rng.int(3) === 0 ? rng.pick(values) : values[0]]),
    );
    const min = Number(flags.players_min);
    const seats = min + rng.int(6 - min);
    const cap = flags.stalemate === 'round_cap' ? { round_cap: flags.round_cap ?? 20 } : {};
    const options = sherlockHolmes.parseOptions({ seats, flags: { ...flags, ...cap } });
    if (options.ok) return options.value;
  }
}

type Played = MatchRun<SherlockHolmes>;

function playGame(options: Options, rng: Rng, census: Census): State {
  for (const [flag, value] of Object.entries(options.flags)) {
    countOne(census.flags, `${flag} ${JSON.stringify(value)}`);
  }
  const chance: RngOfEntry = seededRngs('5'.repeat(63) + String(rng.int(10)));
  const setup = sherlockHolmes.setup(options, rng);
  let run: Played = unwrap(MatchRun.begin(sherlockHolmes, setup, chance));
  const player = collectorPlayer(chosenPack(options), rng);
  const seats = sleuthsOf(options);
  const events: Event[] = [];
  while (run.state.phase !== 'over') {
    for (let i = 0; i < 2; i++) tryMistake(run.state, rng, census);
    tryTakeback(run, rng.pick(seats), census);
    const step = playMove(run, seats, player, rng);
    for (const event of gameEvents(step.batch)) {
      events.push(event);
      if ('card' in event) countOne(census.cards, event.card);
    }
    run = step.after;
    if (run.state.turn.number > TURNS_MAX) throw new Error(`a game without end: ${JSON.stringify(options)}`);
  }
  tryMistake(run.state, rng, census);
  const faults = brokenInvariants(run.state);
  if (faults.length > 0) throw new Error(faults.join('; '));
  const first = unwrap(sherlockHolmes.start(setup));
  const again = events.reduce((state, event) => sherlockHolmes.apply(state, event), first);
  if (JSON.stringify(again) !== JSON.stringify(run.state)) {
    throw new Error(`its events lead elsewhere: ${JSON.stringify(options)}`);
  }
  countOne(census.outcomes, run.state.end?.code ?? '');
  return run.state;
}

/** One step of a seat that may act, or of the clock where nobody wants to. */
function playMove(
  run: Played,
  seats: readonly Sleuth[],
  player: Player<SherlockHolmes>,
  rng: Rng,
): Step<SherlockHolmes> {
  const waits = sherlockHolmes.toAct(run.state);
  const asked = rng.shuffle(waits.length === 0 ? [REFEREE] : waits);
  for (const seat of asked) {
    const command = seat === REFEREE ? run.sample(seat, rng) : player.choose(observationOf(run, seat));
    if (command?.kind !== 'act') continue;
    return unwrap(run.step(seat, command));
  }
  const [due] = sherlockHolmes.timers(run.state);
  if (due === undefined) throw new Error(`nobody acts in ${run.state.phase} of ${seats.length}`);
  return unwrap(run.step(REFEREE, { kind: 'act', action: due.action }));
}

/** Asks for a move back, and plays on whatever is said. */
function tryTakeback(run: Played, seat: Sleuth, { codes }: Census): void {
  const made = run.step(seat, { kind: 'takeback' });
  if (!made.ok && codes.has(made.error.code)) countOne(codes, made.error.code);
}

/** Tries something wrong now and then, and counts what is said of it. */
function tryMistake(state: State, rng: Rng, { codes }: Census): void {
  const makers = Object.entries(MISTAKES);
  const met = ([code]: (typeof makers)[number]) => codes.get(code) ?? 0;
  // Every second time what was met least so far, as some mistakes can seldom be made.
  const rarest = makers.reduce((least, each) => (met(each) < met(least) ? each : least));
  const [, maker] = rng.int(2) === 0 ? rarest : rng.pick(makers);
  const mistake = maker(state, rng);
  if (mistake === undefined) return;
  const made = sherlockHolmes.decide(state, mistake.seat, mistake.action, rng);
  if (!made.ok) countOne(codes, made.error.code);
}

export function censusReportOf(games: number, seed: number): CensusReport {
  const census = takeCensus(games, seed);
  const { flags, cards, codes, outcomes, turns } = census;
  return {
    counts: { Flags: flags, Cards: cards, Codes: codes, Outcomes: outcomes },
    unmet: namesNeverMet(census),
    notes: `at most ${turns} turns`,
    elsewhere: [...OUTCOMES_TESTED_ELSEWHERE],
  };
}

/** What was never met. */
export function namesNeverMet({ flags, cards, codes, outcomes }: Census): readonly string[] {
  return [flags, cards, codes, outcomes].flatMap((count) =>
    [...count].flatMap(([name, times]) => (times === 0 && !OUTCOMES_TESTED_ELSEWHERE.has(name) ? [name] : [])),
  );
}

/** What no game of collectors can meet: they neither stop nor are stopped. */
const OUTCOMES_TESTED_ELSEWHERE: ReadonlySet<string> = new Set(['STOPPED', 'ABANDONED']);
