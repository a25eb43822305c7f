import { availableParallelism } from 'node:os';
import { err, type HostedGame, ok, type Result } from '@mister-x/engine';
import type { HostedDescriber } from '@mister-x/engine/core/describe/describer';
import { COMPUTERS, computersOf } from '@mister-x/games/computers';
import { describerOf } from '@mister-x/games/describers';
import { parseContestants } from './contestants.js';
import { withoutControlCharacters } from './plain.js';
import { type Report, reportJson, reportOf } from './report.js';
import { agreedOptions, contestantsFault } from './set-up.js';
import { type RoleNames, tableText } from './table-text.js';
import { fixtureKey, fixturesOf, planOf, type GameRange, type Tournament } from './tournament.js';
import { playAll } from './crew.js';
import { type ArenaLog, openLog } from './log-file.js';
import type { GameResult } from './result.js';

/** What is written beside the contestants. */
export type ArenaArguments = {
  readonly game: string;
  readonly variant?: string;
  readonly players?: number;
  readonly options?: string;
  readonly games: number;
  readonly seed: number;
  readonly jobs?: number;
  readonly iterations: number;
  readonly ms?: number;
  readonly answerMs: number;
  readonly steps: number;
  readonly json?: true;
  readonly log?: string;
};

/** Lines of one program's standard error that are passed on; it may say something in every game. */
const PROGRAM_LINES_SHOWN_MAX = 20;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** @returns the exit code */
export async function runArena(words: readonly string[], written: ArenaArguments): Promise<number> {
  const prepared = await prepare(words, written);
  if (!prepared.ok) return fail(prepared.error, 2);
  const { computers, describer, tournament } = prepared.value;
  const { game } = computers;
  const range = { games: written.games, from: written.seed };
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  const meter = new ProgressMeter();
  // Ctrl-C ends the arena in order, and comes twice under npm: it is heeded as long as games are played.
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    const held = await holdTournament(game, describer.title, tournament, range, {
      jobs: written.jobs,
      log: written.log,
      stop: stop.signal,
      progress: (played, expected) => meter.show(played, expected),
      said: (name, line) => meter.said(name, line),
    });
    meter.clear();
    if (!held.ok) return fail(held.error.sentence, held.error.kind === 'unusable' ? 2 : 1);
    const report = held.value;
    process.stdout.write(
      written.json ? `${JSON.stringify(reportJson(report))}\n` : tableText(report, rolesOf(describer)),
    );
    return report.played === report.expected ? 0 : 1;
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}

async function prepare(words: readonly string[], written: ArenaArguments) {
  const id = written.game;
  const computers = computersOf(id);
  const describer = await describerOf(id);
  if (computers === undefined || describer === undefined) {
    const there = COMPUTERS.map(({ game }) => game.id).join(', ');
    return sentence(`There is no game ${id}; there are ${there}.`);
  }
  const contestants = parseContestants(words);
  if (!contestants.ok) return contestants;
  const options = agreedOptions(computers, written);
  if (!options.ok) return options;
  const fault = contestantsFault(computers, options.value, contestants.value, rolesOf(describer));
  if (fault !== undefined) return sentence(fault);
  const tournament: Tournament = {
    game: id,
    version: computers.game.version,
    options: options.value,
    contestants: contestants.value,
    budget: { iterations: written.iterations, ms: written.ms ?? null },
    answerMs: written.answerMs,
    mostSteps: written.steps,
  };
  return ok({ computers, describer, tournament });
}

/** What roles are called in a sentence. */
function rolesOf({ roles }: HostedDescriber): RoleNames {
  return (role) => roles.find((each) => each.role === role)?.name ?? role;
}

function sentence(error: string): Result<never, string> {
  return { ok: false, error };
}

function fail(error: string, code: number): number {
  process.stderr.write(`${error}\n`);
  return code;
}

/** How far it is, in one line of a terminal; nothing where nobody looks. */
class ProgressMeter {
  private readonly isSeen = process.stderr.isTTY === true;
  private readonly began = performance.now();
  private readonly lines = new Map<string, number>();
  private before: number | undefined;

  show(played: number, expected: number): void {
    this.before ??= played;
    if (!this.isSeen) return;
    const seconds = (performance.now() - this.began) / 1000;
    const pace = (played - this.before) / seconds;
    const left = pace > 0 ? `, ${Math.ceil((expected - played) / pace)} s left` : '';
    process.stderr.write(`\r\x1b[K${played} of ${expected} games${left}`);
  }

  said(name: string, line: string): void {
    const lines = (this.lines.get(name) ?? 0) + 1;
    this.lines.set(name, lines);
    if (lines > PROGRAM_LINES_SHOWN_MAX + 1) return;
    this.clear();
    process.stderr.write(
      `${name}: ${lines > PROGRAM_LINES_SHOWN_MAX ? '… (more is left out)' : withoutControlCharacters(line)}\n`,
    );
  }

  clear(): void {
    if (this.isSeen) process.stderr.write('\r\x1b[K');
  }
}

/** How a tournament is held; nothing of it changes a result. */
export type TournamentOptions = {
  /** Threads; `undefined`: one for each core. */
  readonly jobs: number | undefined;
  readonly log: string | undefined;
  readonly stop: AbortSignal;
  /** Called at the start and after every game. */
  readonly progress: (played: number, expected: number) => void;
  /** What programs write on their standard error. */
  readonly said: (name: string, line: string) => void;
};

/** What is wrong with the log, as a sentence. */
type LogFault = { readonly kind: 'unusable' | 'unwritable'; readonly sentence: string };

/**
 * Holds a tournament: plays what is not in the log yet.
 *
 * @returns what came of it, of fewer games where it was stopped
 */
export async function holdTournament(
  game: HostedGame,
  title: string,
  tournament: Tournament,
  range: GameRange,
  { jobs = availableParallelism(), log: file, stop, progress, said }: TournamentOptions,
): Promise<Result<Report, LogFault>> {
  const fixtures = fixturesOf(tournament.contestants, planOf(game, tournament), range);
  const opened = file === undefined ? ok(undefined) : openLog(file, tournament);
  if (!opened.ok) return err({ kind: 'unusable', sentence: opened.error });
  const log: ArenaLog | undefined = opened.value;
  const results = new Map((log?.played ?? []).map((result) => [fixtureKey(result), result]));
  const missing = fixtures.filter((fixture) => !results.has(fixtureKey(fixture)));
  let done = fixtures.length - missing.length;
  progress(done, fixtures.length);
  let fault: string | undefined;
  const broken = new AbortController();
  const played = (result: GameResult) => {
    results.set(fixtureKey(result), result);
    done += 1;
    try {
      log?.add(result);
    } catch (error) {
      fault ??= `${file} cannot be written: ${(error as Error).message}`;
      broken.abort();
    }
    progress(done, fixtures.length);
  };
  // Without its log a tournament need not go on.
  const until = AbortSignal.any([stop, broken.signal]);
  try {
    await playAll(tournament, missing, jobs, { played, said }, until);
  } finally {
    log?.close();
  }
  if (fault !== undefined) return err({ kind: 'unwritable', sentence: fault });
  // In their own order, whichever was over first, and without games of a log that nobody asked for.
  const ordered = fixtures.flatMap((fixture) => results.get(fixtureKey(fixture)) ?? []);
  return ok(reportOf(game, { title, tournament, range, expected: fixtures.length }, ordered));
}
