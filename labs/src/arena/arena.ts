import { availableParallelism } from 'node:os';
import { err, type HostedGame, ok, type Result } from '@mister-x/engine';
import { playAll } from './crew.js';
import { type ArenaLog, openLog } from './log-file.js';
import { type Report, reportOf } from './report.js';
import type { GameResult } from './result.js';
import { fixtureKey, fixturesOf, planOf, type Range, type Tournament } from './tournament.js';

/** How a tournament is held; nothing of it changes a result. */
export type Manner = {
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
export type LogFault = { readonly kind: 'unusable' | 'unwritable'; readonly sentence: string };

/**
 * Holds a tournament: plays what is not in the log yet.
 *
 * @returns what came of it, of fewer games where it was stopped
 */
export async function holdTournament(
  game: HostedGame,
  title: string,
  tournament: Tournament,
  range: Range,
  { jobs = availableParallelism(), log: file, stop, progress, said }: Manner,
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
