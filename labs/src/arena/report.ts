import type { HostedGame, Json } from '@mister-x/engine';
import { ARENA_FORMAT } from './log-file.js';
import type { GameResult } from './result.js';
import { type SeatingPlan, type Side, seatingOf } from './seating.js';
import { type ContestantConduct, conductOf, type PairStanding, shareOf, standingsOf } from './standings.js';
import { planOf, type GameRange, type Tournament } from './tournament.js';

/** What a tournament came to. */
export type Report = {
  /** Its name for people. */
  readonly title: string;
  readonly tournament: Tournament;
  readonly range: GameRange;
  readonly seating: SeatingPlan;
  /** Seats at the table. */
  readonly players: number;
  /** All that were to be played; fewer were, where someone stopped it. */
  readonly expected: number;
  readonly played: number;
  readonly standings: readonly PairStanding[];
  readonly conduct: readonly ContestantConduct[];
  /** The first forfeit of each program, which tells its author most. */
  readonly faults: readonly GameResult[];
};

export type ReportHeader = Pick<Report, 'title' | 'tournament' | 'range' | 'expected'>;

/** @param results in the order of the fixtures, however they were played */
export function reportOf(game: HostedGame, about: ReportHeader, results: readonly GameResult[]): Report {
  const plan = planOf(game, about.tournament);
  const names = about.tournament.contestants.map(({ name }) => name);
  return {
    ...about,
    seating: seatingOf(plan),
    players: plan.length,
    played: results.length,
    standings: standingsOf(results),
    conduct: names.map((name) => conductOf(name, results)),
    faults: names.flatMap(
      (name) => results.find(({ forfeit, ...sides }) => forfeit && sides[forfeit.side] === name) ?? [],
    ),
  };
}

/** Whose wins a cell counts: in a hunt those who hunt, which are the columns. */
export function countedSide({ seating }: Report): Side {
  return seating.kind === 'roles' ? 'column' : 'row';
}

/** For programs; the members are described in labs/docs/players.md. */
export function reportJson(report: Report): Json {
  const { title, tournament, range, seating, expected, played, standings, conduct } = report;
  const side = countedSide(report);
  return {
    format: ARENA_FORMAT,
    title,
    tournament,
    ...range,
    expected,
    played,
    seating,
    counted: side,
    cells: standings.map((standing) => ({ ...standing, ...shareOf(standing, side) })),
    contestants: conduct.map(({ name, games, thought, forfeits }) => ({
      name,
      games,
      moves: thought.moves,
      ms: thought.ms,
      forfeits,
    })),
  };
}
