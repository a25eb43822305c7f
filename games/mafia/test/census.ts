import { REFEREE } from '@mister-x/engine/core/game';
import { observationOf } from '@mister-x/engine/core/player';
import { unwrap } from '@mister-x/engine/core/result';
import type { Rng } from '@mister-x/engine/core/rng';
import { type RngOfEntry, MatchRun, type Step, seededRngs } from '@mister-x/engine/core/run';
import { DEFAULT_MAFIA_PACK_FILE } from '../rules/data/city.js';
import { FLAG_CHOICES } from '../rules/flags.js';
import { mafia } from '../rules/game.js';
import { openingPlayer } from '../computer/opener.js';
import {
  CLANS,
  type Event,
  type Mafia,
  type Options,
  OUTCOMES,
  REFUSAL_CODES,
  type State,
  VARIANTS,
} from '../rules/types.js';
import { gameEvents } from '@mister-x/engine/testing/contract/hears';
import { testRng } from '@mister-x/engine/testing/contract/test-rng';
import type { CensusReport } from '@mister-x/engine/testing/game-test-data';
import { brokenInvariants } from './breaches.js';
import { MISTAKES } from './mistakes.js';
import { planAhead } from './plan-ahead.js';

/** How often something was met, by its name. */
type CountByName = Map<string, number>;
type Census = {
  readonly games: number;
  /** Of the longest game. */
  rounds: number;
  readonly flags: CountByName;
  readonly cards: CountByName;
  readonly codes: CountByName;
  readonly outcomes: CountByName;
};

/** No game of people who open what they can takes so many rounds. */
const ROUNDS_MAX = 300;

/**
 * Whole games of both editions and mixed flags, of players who open what they can and never vote to stop, with
 * the mistakes of beginners in between. Throws where a game does not end, loses money or a card, or does not
 * fold to the same state again.
 */
export function takeCensus(games: number, seed: number): Census {
  const census: Census = {
    ...{
      games,
      rounds: 0,
      flags: countsOfNone([]),
      cards: countsOfNone(DEFAULT_MAFIA_PACK_FILE.cards.map(({ id }) => id)),
    },
    ...{ codes: countsOfNone(REFUSAL_CODES), outcomes: countsOfNone(OUTCOMES) },
  };
  for (const variant of VARIANTS) census.flags.set(`edition ${variant}`, 0);
  for (const { flag, values } of FLAG_CHOICES) {
    for (const value of values) census.flags.set(`${flag} ${JSON.stringify(value)}`, 0);
  }
  for (let game = 0; game < games; game++) {
    const rng = testRng(seed + game);
    refusedTables(census);
    const end = playGame(optionsBy(rng), rng, census);
    census.rounds = Math.max(census.rounds, end.round);
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
  const colours = DEFAULT_MAFIA_PACK_FILE.seat_order;
  for (const options of [
    { colours: colours.slice(1) },
    { colours: [...colours, 'black'] },
    { colours: ['red', 'red', 'blue', 'green'] },
    { pack: { ...DEFAULT_MAFIA_PACK_FILE, figures_per_seat: 3 } },
    { flags: { tie: 'lost' } },
  ]) {
    const read = mafia.parseOptions(options);
    if (!read.ok) countOne(codes, read.error.code);
  }
}

/** Every flag at any of its values, as far as they go together. */
function optionsBy(rng: Rng): Options {
  for (;;) {
    const flags = Object.fromEntries(
      FLAG_CHOICES.flatMap(({ flag, values }) => (rng.int(3) === 0 ? [[flag, rng.pick(values)]] : [])),
    );
    const options = mafia.parseOptions({ variant: rng.pick(VARIANTS), flags });
    if (options.ok) return options.value;
  }
}

type Played = MatchRun<Mafia>;

function playGame(options: Options, rng: Rng, census: Census): State {
  countOne(census.flags, `edition ${options.variant}`);
  for (const [flag, value] of Object.entries(options.flags)) {
    countOne(census.flags, `${flag} ${JSON.stringify(value)}`);
  }
  const chance: RngOfEntry = seededRngs('5'.repeat(63) + String(rng.int(10)));
  const setup = mafia.setup(options, rng);
  let run: Played = unwrap(MatchRun.begin(mafia, setup, chance));
  const events: Event[] = [];
  while (run.state.phase !== 'over') {
    tryMistake(run.state, rng, census);
    tryTakeback(run, census, rng);
    const step = playMove(run, rng);
    run = step.after;
    for (const event of gameEvents(step.batch)) {
      events.push(event);
      countEvent(event, census);
    }
    const faults = brokenInvariants(run.state);
    if (faults.length > 0) throw new Error(`${faults.join('; ')}: ${JSON.stringify(options)}`);
    if (run.state.round > ROUNDS_MAX) {
      throw new Error(`a game without end: ${JSON.stringify(options)}`);
    }
  }
  tryMistake(run.state, rng, census);
  const first = unwrap(mafia.start(setup));
  const again = events.reduce((state, event) => mafia.apply(state, event), first);
  if (JSON.stringify(again) !== JSON.stringify(run.state)) {
    throw new Error(`its events lead elsewhere: ${JSON.stringify(options)}`);
  }
  countOne(census.outcomes, run.state.end?.code ?? '');
  return run.state;
}

/** Faces that were seen, and what of a plan could not be done. */
function countEvent(event: Event, { cards, codes }: Census): void {
  if (event.type === 'opened') countOne(cards, event.card);
  if (event.type !== 'planMoved' && event.type !== 'choiceDropped') return;
  const { dropped } = event.secret;
  if (dropped !== null) countOne(codes, dropped.code);
}

/** One step of a seat that may act; by correspondence some of it is stored ahead. */
function playMove(run: Played, rng: Rng): Step<Mafia> {
  const ahead = rng.int(3) === 0 ? planAhead(run.state, rng) : undefined;
  if (ahead !== undefined) {
    const step = run.step(ahead.seat, { kind: 'act', action: ahead.action });
    if (step.ok) return step.value;
  }
  const player = openingPlayer(rng);
  for (const seat of rng.shuffle(mafia.toAct(run.state))) {
    const command = seat === REFEREE ? run.sample(seat, rng) : player.choose(observationOf(run, seat));
    if (command?.kind === 'act') return unwrap(run.step(seat, command));
  }
  const [due] = mafia.timers(run.state);
  if (due === undefined) throw new Error(`nobody acts in ${run.state.phase}`);
  return unwrap(run.step(REFEREE, { kind: 'act', action: due.action }));
}

/** Asks for a move back, and plays on whatever is said. */
function tryTakeback(run: Played, { codes }: Census, rng: Rng): void {
  const made = run.step(rng.pick(CLANS), { kind: 'takeback' });
  if (!made.ok && codes.has(made.error.code)) countOne(codes, made.error.code);
}

/** Tries something wrong now and then, and counts what is said of it. */
function tryMistake(state: State, rng: Rng, { codes }: Census): void {
  const makers = Object.entries(MISTAKES);
  const met = ([code]: (typeof makers)[number]) => codes.get(code) ?? 0;
  // Every second time what was met least so far, as some mistakes can seldom be made.
  const rarest = makers.reduce((least, each) => (met(each) < met(least) ? each : least));
  for (const [, maker] of [rarest, rng.pick(makers)]) {
    const mistake = maker(state, rng);
    if (mistake === undefined) continue;
    const made = mafia.decide(state, mistake.seat, mistake.action, rng);
    if (!made.ok) countOne(codes, made.error.code);
  }
}

export function censusReportOf(games: number, seed: number): CensusReport {
  const census = takeCensus(games, seed);
  const { flags, cards, codes, outcomes, rounds } = census;
  return {
    counts: { Flags: flags, Cards: cards, Codes: codes, Outcomes: outcomes },
    unmet: namesNeverMet(census),
    notes: `at most ${rounds} rounds`,
    elsewhere: [...OUTCOMES_TESTED_ELSEWHERE],
  };
}

/** What was never met. */
export function namesNeverMet({ flags, cards, codes, outcomes }: Census): readonly string[] {
  return [flags, cards, codes, outcomes].flatMap((count) =>
    [...count].flatMap(([name, times]) => (times === 0 && !OUTCOMES_TESTED_ELSEWHERE.has(name) ? [name] : [])),
  );
}

/** What no game of these players can meet: they neither stop nor are stopped. */
const OUTCOMES_TESTED_ELSEWHERE: ReadonlySet<string> = new Set(['STOPPED', 'ABANDONED']);
