import type { ForfeitReason, GameResult, ThinkingTime } from './result.js';
import { type Side, SIDES } from './seating.js';

/** All games of one pair of contestants, in which the row and the column keep their parts. */
export type PairStanding = {
  readonly row: string;
  readonly column: string;
  readonly games: number;
  readonly won: Readonly<Record<Side, number>>;
  readonly draws: number;
  /** Draws of games that were stopped after too many steps, or in which nobody went on. */
  readonly unfinished: number;
  /** Games that someone lost by a forfeit. */
  readonly forfeits: number;
  /** How often each end of the rules came. */
  readonly ends: Readonly<Partial<Record<string, number>>>;
};

/** What became known of one contestant in all its games. */
export type ContestantConduct = {
  readonly name: string;
  readonly games: number;
  readonly thought: ThinkingTime;
  readonly forfeits: Readonly<Partial<Record<ForfeitReason, number>>>;
};

/** Sums that do not depend on the order of the results. Pairs that never met are left out. */
export function standingsOf(results: readonly GameResult[]): readonly PairStanding[] {
  const pairs = new Map<string, GameResult[]>();
  for (const result of results) {
    const pair = JSON.stringify([result.row, result.column]);
    const games = pairs.get(pair);
    if (games === undefined) pairs.set(pair, [result]);
    else games.push(result);
  }
  return [...pairs.values()].map((games) => {
    const [{ row, column }] = games as [GameResult];
    const won = (winner: GameResult['winner']) => games.filter((game) => game.winner === winner).length;
    return {
      row,
      column,
      games: games.length,
      won: { row: won('row'), column: won('column') },
      draws: won('draw'),
      unfinished: games.filter(({ end, forfeit }) => end === null && forfeit === null).length,
      forfeits: games.filter(({ forfeit }) => forfeit !== null).length,
      ends: countsOfWords(games.flatMap(({ end }) => end ?? [])),
    };
  });
}

/** How well one side did; a draw is half a win. */
export function shareOf({ won, draws, games }: PairStanding, side: Side): ShareWithInterval {
  return wilsonInterval(won[side] + draws / 2, games);
}

export function conductOf(name: string, results: readonly GameResult[]): ContestantConduct {
  const parts = results.flatMap((result) => SIDES.flatMap((side) => (result[side] === name ? [{ result, side }] : [])));
  const thoughts = parts.map(({ result, side }) => result.thought[side]);
  return {
    name,
    games: new Set(parts.map(({ result }) => result)).size,
    thought: {
      moves: thoughts.reduce((sum, { moves }) => sum + moves, 0),
      ms: thoughts.reduce((sum, { ms }) => sum + ms, 0),
    },
    forfeits: countsOfWords(
      parts.flatMap(({ result: { forfeit }, side }) => (forfeit?.side === side ? forfeit.reason : [])),
    ),
  };
}

/** In an order of their own: results come as they were played. */
function countsOfWords<K extends string>(words: readonly K[]): Readonly<Partial<Record<K, number>>> {
  const counts: Partial<Record<K, number>> = {};
  for (const word of [...words].sort()) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

/** A share from 0 to 1, and between which shares the true one lies with a confidence of 95 %. */
export type ShareWithInterval = {
  readonly share: number;
  readonly low: number;
  readonly high: number;
};

/** The standard normal quantile of 97.5 %. */
const Z_OF_95_PERCENT = 1.959963984540054;

/**
 * The score interval of E. B. Wilson, "Probable inference, the law of succession, and statistical inference",
 * Journal of the American Statistical Association 22 (1927), 209–212. Unlike the textbook interval it makes
 * sense for few games too, and where nobody ever lost.
 *
 * @param wins from 0 to `games`; a draw is half of one
 * @param games at least 1
 */
export function wilsonInterval(wins: number, games: number): ShareWithInterval {
  const share = wins / games;
  const spread = Z_OF_95_PERCENT ** 2 / games;
  const centre = share + spread / 2;
  const margin = Z_OF_95_PERCENT * Math.sqrt((share * (1 - share)) / games + spread / (4 * games));
  return {
    share,
    // Where nobody won, or nobody lost, that end is exact, which rounding errors would hide.
    low: wins === 0 ? 0 : (centre - margin) / (1 + spread),
    high: wins === games ? 1 : (centre + margin) / (1 + spread),
  };
}
