import { withoutControlCharacters } from './plain.js';
import { countedSide, type Report } from './report.js';
import { FORFEIT_WORDS, type ForfeitReason, type GameResult } from './result.js';
import { otherSide, type Side } from './seating.js';
import { type ContestantConduct, type ShareWithInterval, shareOf, type PairStanding } from './standings.js';

const TERMINAL_WIDTH = 80;
const GAP = '  ';
/** Stands at a cell in which games were forfeited. */
const FORFEIT_MARK = '*';

/** Says whom a role is in a sentence: `the seekers`. */
export type RoleNames = (role: string) => string;

/** The report as a text for people, within 80 columns if the contestants are not too many. */
export function tableText(report: Report, nameOf: RoleNames): string {
  const { title, range, players, expected, played, faults } = report;
  const last = range.from + seedsOf(report) - 1;
  const seeds = last === range.from ? `seed ${last}` : `seeds ${range.from} to ${last}`;
  const head = `${title}, ${counted(players, 'player')}; ${counted(range.games, 'game')} a cell, ${seeds}`;
  return [
    head,
    ...(played < expected ? [`Stopped after ${played} of ${counted(expected, 'game')}.`] : []),
    '',
    ...caption(report, nameOf),
    '',
    ...crossTable(report),
    '',
    ...conductTable(report),
    ...notes(report),
    ...faults.flatMap(faultLine),
    '',
  ].join('\n');
}

function seedsOf({ seating, range }: Report): number {
  return seating.kind === 'roles' ? range.games : Math.ceil(range.games / 2);
}

function caption({ seating }: Report, nameOf: RoleNames): readonly string[] {
  const interval = '(95 % interval)';
  if (seating.kind === 'shared') {
    return [`How often the row won against the column, in percent ${interval}`];
  }
  const [row, column] = [nameOf(seating.row), nameOf(seating.column)];
  return [`How often ${column} won, in percent ${interval}`, `Rows play ${row}, columns ${column}.`];
}

function crossTable(report: Report): readonly string[] {
  const names = report.tournament.contestants.map(({ name }) => name);
  const cells = names.map((row) => names.map((column) => cellAt(report, row, column)));
  const isMarked = report.standings.some(({ forfeits }) => forfeits > 0);
  // Where any cell has a mark, the others leave its place free, so that figures stand below one another.
  const [none, some] = isMarked ? [' ', FORFEIT_MARK] : ['', ''];
  const mark = ({ isForfeited }: Cell) => (isForfeited ? some : none);
  const note = isMarked ? [`${FORFEIT_MARK} Some games were forfeited.`] : [];
  const wide = grid(names, cells, (cell) => [`${percent(cell.share)} ${intervalOf(cell)}${mark(cell)}`]);
  if (Math.max(...wide.map((line) => line.length)) <= TERMINAL_WIDTH) return [...wide, ...note];
  const narrow = grid(names, cells, (cell) => [`${percent(cell.share)}${mark(cell)}`, `${intervalOf(cell)}${none}`]);
  return [...narrow, ...note];
}

type Cell = ShareWithInterval & { readonly isForfeited: boolean };

/** Where seats are shared each pair met once, and the column did what the row did not. */
function cellAt(report: Report, row: string, column: string): Cell | undefined {
  const side = countedSide(report);
  const find = (one: string, other: string): PairStanding | undefined =>
    report.standings.find((each) => each.row === one && each.column === other);
  const cellOf = (standing: PairStanding, whose: Side): Cell => ({
    ...shareOf(standing, whose),
    isForfeited: standing.forfeits > 0,
  });
  const standing = find(row, column);
  if (standing !== undefined) return cellOf(standing, side);
  const mirrored = report.seating.kind === 'shared' ? find(column, row) : undefined;
  return mirrored && cellOf(mirrored, otherSide(side));
}

/** Rows of one line or, where cells have two, of two with an empty one between them. */
function grid(
  names: readonly string[],
  cells: readonly (readonly (Cell | undefined)[])[],
  linesOf: (cell: Cell) => readonly string[],
): readonly string[] {
  const texts = cells.map((row) => row.map((cell) => (cell ? linesOf(cell) : ['–'])));
  const height = Math.max(...texts.flat().map((lines) => lines.length));
  const first = Math.max(...names.map((name) => name.length));
  const widths = names.map((name, column) =>
    Math.max(name.length, ...texts.flatMap((row) => row[column]?.map((line) => line.length) ?? [])),
  );
  const line = (start: string, parts: readonly string[]) =>
    [start.padEnd(first), ...parts.map((part, i) => part.padStart(widths[i] ?? 0))].join(GAP).trimEnd();
  const rows = texts.flatMap((row, i) =>
    Array.from({ length: height }, (_, at) =>
      line(
        at === 0 ? (names[i] ?? '') : '',
        row.map((lines) => lines[at] ?? ''),
      ),
    ),
  );
  return [line('', names), ...rows];
}

function conductTable({ conduct }: Report): readonly string[] {
  const rows = conduct.map((each) => [
    each.name,
    each.games.toLocaleString('en'),
    each.thought.moves === 0 ? '–' : perMove(each.thought.ms / each.thought.moves),
    forfeitsOf(each),
  ]);
  const all = [['', 'games', 'ms a move', 'forfeits'], ...rows];
  const width = (column: number) => Math.max(...all.map((row) => row[column]?.length ?? 0));
  return all.map(([name = '', games = '', ms = '', forfeits = '']) =>
    [name.padEnd(width(0)), games.padStart(width(1)), ms.padStart(width(2)), forfeits].join(GAP),
  );
}

function forfeitsOf({ forfeits }: ContestantConduct): string {
  const reasons = Object.entries(forfeits) as [ForfeitReason, number][];
  if (reasons.length === 0) return 'none';
  const sum = reasons.reduce((all, [, times]) => all + times, 0);
  const parts = reasons.map(([reason, times]) => `${times} ${FORFEIT_WORDS[reason]}`);
  return `${sum} (${parts.join(', ')})`;
}

function notes({ standings, tournament }: Report): readonly string[] {
  const sum = (of: (standing: PairStanding) => number) => standings.reduce((all, each) => all + of(each), 0);
  const [draws, unfinished] = [sum((each) => each.draws), sum((each) => each.unfinished)];
  if (draws === 0) return [];
  const most = tournament.mostSteps.toLocaleString('en');
  const late = unfinished === 0 ? '' : ` (${unfinished} not over after ${most} steps)`;
  return ['', `${counted(draws, 'draw')}${late}, each counted as half a win.`];
}

function faultLine(result: GameResult): readonly string[] {
  const { forfeit, seed, row, column } = result;
  if (forfeit === null) return [];
  const name = result[forfeit.side];
  return [
    '',
    `The first forfeit of ${name}: ${row} against ${column}, seed ${seed}, seat ${forfeit.seat}`,
    `  ${withoutControlCharacters(forfeit.detail)}`,
  ];
}

/** Only what is exactly nothing or everything is printed so. */
function percent(share: number): string {
  const rounded = Math.round(share * 100);
  if (rounded === 0 && share > 0) return '<1';
  if (rounded === 100 && share < 1) return '>99';
  return `${rounded}`;
}

function intervalOf({ low, high }: ShareWithInterval): string {
  const [from, to] = [percent(low), percent(high)];
  const isBeyond = from === to && /[<>]/.test(from);
  return isBeyond ? `(${from})` : `(${from}–${to})`;
}

const perMove = (ms: number): string => (ms < 10 ? ms.toFixed(1) : Math.round(ms).toLocaleString('en'));

function counted(count: number, word: string): string {
  return `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;
}
