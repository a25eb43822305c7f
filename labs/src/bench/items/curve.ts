import { SeededDice } from '@mister-x/tests/faults/dice';
import { type Figure, median, type Report } from '../report/figure.js';
import { type BookedMove, bookGame } from '../trust/booked-game.js';
import { runLoad } from './load.js';

const WARM_UP = 20;
/** Moves of a game that one figure stands for. */
const MOVES_PER_STRETCH = 30;
/** A stretch that so few games reach says nothing. */
const GAMES_MIN = 10;

/** Whether a move costs more as its game gets longer, and as tables get more. */
export async function measureCurve(games: number, tables: readonly number[], seconds: number): Promise<Report> {
  const byLength = lengthCurve(games);
  const byTables: Figure[] = [];
  for (const count of tables) byTables.push(...(await tablesFigures(count, seconds)));
  return {
    item: 'curve',
    title: 'What a move costs as its game gets longer, and as tables get more',
    figures: [...byLength, ...byTables],
    notes: [
      `by length: booking a move and building what all six viewers are shown, median of ${games} random games`,
      `by tables: processor time of the whole server for each move, a move a second at every table for ${seconds} s`,
    ],
  };
}

function lengthCurve(games: number): readonly Figure[] {
  const dice = new SeededDice(4_712);
  for (let i = 0; i < WARM_UP; i++) bookGame(dice);
  const booked: readonly (readonly BookedMove[])[] = Array.from({ length: games }, () => bookGame(dice));
  const figures: Figure[] = [];
  for (let from = 0; ; from += MOVES_PER_STRETCH) {
    const there = booked.filter(({ length }) => length >= from + MOVES_PER_STRETCH);
    if (there.length < GAMES_MIN) return figures;
    const times = there.flatMap((game) => game.slice(from, from + MOVES_PER_STRETCH).map(({ shownMs }) => shownMs));
    const label = `moves ${from + 1} to ${from + MOVES_PER_STRETCH} of a game`;
    figures.push({ label, unit: 'ms', median: median(times) });
  }
}

async function tablesFigures(tables: number, seconds: number): Promise<readonly Figure[]> {
  const { serverMsPerMove } = await runLoad(tables, seconds);
  if (serverMsPerMove === undefined) return [];
  return [{ label: `at ${tables} tables, processor time`, unit: 'ms', median: serverMsPerMove }];
}
