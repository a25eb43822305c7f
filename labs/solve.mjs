import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { prepare } from '../scripts/lib/prepare.mjs';
import { logError } from '../scripts/lib/log.mjs';
import { endWithNpm } from '../server/bin/left-alone.mjs';

/**
 * `npm run solveCaptureTimes -- --detectives 2 --edition first`, or `--board FILE` for a board of one's own: solves the
 * game in which everybody sees Mister X, and says in how many moves he is caught. Exit codes: 0 solved,
 * 2 it cannot be.
 */

const OPTIONS = /** @type {const} */ ({
  detectives: { type: 'string', default: '2' },
  edition: { type: 'string', default: 'first' },
  board: { type: 'string' },
});

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

function parsedOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    logError(`${messageOf(error)}\n\nnpm run solveCaptureTimes -- [--detectives 1] [--edition later] [--board FILE]`);
    return undefined;
  }
}

/** @param {string} path */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    logError(`${path} cannot be read: ${messageOf(error)}`);
    return undefined;
  }
}

/** @param {{ readonly edition: string, readonly board?: string | undefined }} values */
async function boardOf({ edition, board }) {
  const { customBoard, londonBoard, SCOTLAND_YARD_BOARD } = await import('@mister-x/games/scotland-yard/rules');
  if (board === undefined) {
    if (edition === 'first' || edition === 'later') return londonBoard(edition);
    logError('The editions are first and later.');
    return undefined;
  }
  const { checkBoard, mayBePlayed, readBoardText } = await import('@mister-x/games/pursuit/rules');
  const text = textOf(board);
  if (text === undefined) return undefined;
  const read = readBoardText(text);
  if (read.ok && mayBePlayed(checkBoard(read.value, SCOTLAND_YARD_BOARD))) {
    return customBoard(read.value);
  }
  logError(`${board} is not a board on which Scotland Yard can be played.`);
  return undefined;
}

async function main() {
  const values = parsedOptions();
  if (values === undefined) return 2;
  const detectives = values.detectives === '1' ? 1 : values.detectives === '2' ? 2 : undefined;
  if (detectives === undefined) {
    logError('--detectives is 1 or 2: the positions of three fit into no table.');
    return 2;
  }
  if (!(await prepare(['code']))) return 2;
  const board = await boardOf(values);
  if (board === undefined) return 2;
  const { CAPTURE_TIME_MAX, solveCaptureTimes, chaseSummaryOf } = await import('@mister-x/games/pursuit/computer');
  const { visibleGameOf } = await import('@mister-x/games/scotland-yard/computer/visible-game');
  const began = performance.now();
  const { positions, counts, never, longest } = chaseSummaryOf(solveCaptureTimes(visibleGameOf(board), detectives));
  const seconds = (performance.now() - began) / 1000;
  console.log(`\n${board.data.name}, ${detectives} of the detectives: ${positions} positions\n`);
  console.log('moves  positions');
  const written = (/** @type {number} */ time) => (time === CAPTURE_TIME_MAX ? `${time}+` : `${time}`);
  for (const [time, count] of counts) {
    console.log(written(time).padStart(5), `${count}`.padStart(10));
  }
  console.log('never', `${never}`.padStart(10));
  if (longest !== undefined) {
    const { time, pursuers, x } = longest;
    console.log(`\nThe longest: Mister X on ${x}, detectives on ${pursuers.join(' and ')}: ${written(time)} moves.`);
  }
  console.log(`Solved in ${seconds.toFixed(1)} s.`);
  return 0;
}

endWithNpm();
process.exitCode = await main();
