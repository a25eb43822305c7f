import { type BoardFile, err, ok, READ_LIMITS, type Result, readBoardFile } from '@mister-x/games/pursuit/rules';
import Papa from 'papaparse';
import type { StudioSpec } from '../../../games/game-ui.js';
import { collectResults, type Edge, edgeFault, edgeRows, edgesByTransport, stationNumber } from './edges.js';
import { EXCHANGE_BYTES_MAX, type ExchangeFault } from './types.js';
import { normalizedKey, valueWithMeaning, transportReader } from './vocabulary.js';

/** The lines of a board as a table, `from,to,transport`, for spreadsheets and scripts. */

export function writeEdgeTable({ edges }: BoardFile): string {
  const rows = edgeRows(edges).map(({ from, to, transport }) => `${from},${to},${transport}`);
  return `${['from,to,transport', ...rows].join('\r\n')}\r\n`;
}

/**
 * `board` with the lines of the table in the place of its own. Fields are separated by commas, semicolons or
 * tabs. A first row without a number is a heading: it says which columns count, in any order among others.
 */
export function readEdgeTable(text: string, board: BoardFile, spec: StudioSpec): Result<BoardFile, ExchangeFault> {
  if (text.length > EXCHANGE_BYTES_MAX) return err({ code: 'FILE_TOO_LARGE' });
  const table = rowsOf(text);
  if (!table.ok) return table;
  const [first] = table.value;
  const isHeaded = first?.fields.every((field) => stationNumber(field) === undefined) ?? false;
  const rows = isHeaded ? table.value.slice(1) : table.value;
  if (rows.length === 0) return err({ code: 'ROW_WRONG', line: first?.line ?? 1 });
  const columns = columnsOf(isHeaded && first !== undefined ? first.fields : []);
  const known = new Set(board.stations.map(({ id }) => id));
  const transportsIn = transportReader(spec);
  const counts = new Map<string, number>();
  const edges = collectResults(rows, ({ fields, line }) => {
    const at = (column: number) => ({ line, column: column + 1, word: fields[column] ?? '' });
    const [from, to] = [columns.from, columns.to].map((column) => stationNumber(at(column).word));
    if (from === undefined) return err({ code: 'STATION_WRONG', ...at(columns.from) });
    if (to === undefined) return err({ code: 'STATION_WRONG', ...at(columns.to) });
    const fault = edgeFault({ from, to }, known);
    if (fault !== undefined) {
      return err({ code: fault, ...at(known.has(from) ? columns.to : columns.from) });
    }
    const read = transportsIn(columns.transports.map((column) => at(column).word));
    if (!read.ok) {
      const column = columns.transports.find((each) => at(each).word.includes(read.error)) ?? 0;
      const code = read.error === '' ? 'TRANSPORT_MISSING' : 'TRANSPORT_UNKNOWN';
      return err({ code, ...at(column), word: read.error });
    }
    for (const transport of read.value) {
      const count = (counts.get(transport) ?? 0) + 1;
      counts.set(transport, count);
      if (count > READ_LIMITS.lines) {
        return err({ code: 'LIST_TOO_LONG', ...at(columns.transports[0] ?? 0) });
      }
    }
    return ok(read.value.map((transport): Edge => ({ from, to, transport })));
  });
  if (!edges.ok) return edges;
  // Whatever is laid on the table can be saved as a file and read again.
  return readBoardFile({ ...board, edges: edgesByTransport(edges.value.flat(), spec.transports) });
}

type TableRow = { readonly fields: readonly string[]; readonly line: number };

/** Rows with something in them from the first with two fields on, numbered as spreadsheets number them. */
function rowsOf(text: string): Result<readonly TableRow[], ExchangeFault> {
  // A spreadsheet's own first line, which says how fields are separated.
  const [sep = '', said] = /^\uFEFF?sep=(.)(?=[\r\n])/i.exec(text) ?? [];
  const { data, errors } = Papa.parse<string[]>(text.slice(sep.length), {
    delimiter: said ?? delimiterOf(text),
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken !== undefined) return err({ code: 'ROW_WRONG', line: (broken.row ?? 0) + 1 });
  const rows = data
    .map((fields, i) => ({ fields: fields.map((field) => field.trim()), line: i + 1 }))
    .filter(({ fields }) => fields.some((field) => field !== ''));
  // What stands alone above a table is its title.
  return ok(
    rows.slice(
      Math.max(
        0,
        rows.findIndex(({ fields }) => fields.length > 1),
      ),
    ),
  );
}

/** What separates the fields of most lines; of two in one line, the more frequent, then the earlier. */
function delimiterOf(text: string): string {
  const votes = { ',': 0, ';': 0, '\t': 0 };
  const known = Object.keys(votes) as (keyof typeof votes)[];
  for (const line of text.replace(/"[^"]*"/g, '').split(/[\r\n]+/)) {
    const [best] = known
      .map((each) => ({ each, count: line.split(each).length - 1, at: line.indexOf(each) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || a.at - b.at);
    if (best !== undefined) votes[best.each]++;
  }
  return known.reduce((a, b) => (votes[b] > votes[a] ? b : a));
}

/** Where a row says what. Columns that the heading does not name are the first of the others, in their order. */
function columnsOf(heading: readonly string[]) {
  const named = new Map(heading.map((name, i) => [normalizedKey(name), i]));
  const [from] = valueWithMeaning('from', named);
  const [to] = valueWithMeaning('to', named);
  const transports = valueWithMeaning('transport', named);
  const used = new Set([from, to, ...transports]);
  const free = Array.from({ length: heading.length + 3 }, (_, i) => i).filter((i) => !used.has(i));
  return {
    from: from ?? free.shift() ?? 0,
    to: to ?? free.shift() ?? 0,
    transports: transports.length > 0 ? transports : free.slice(0, 1),
  };
}
