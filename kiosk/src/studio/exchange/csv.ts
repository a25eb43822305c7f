import {
  type BoardFile,
  type BoardSpec,
  err,
  ok,
  READ_LIMITS,
  type Result,
  readBoardFile,
} from '@mister-x/engine/pursuit';
import { collected, type Edge, edgeFault, edgesOf, linksOf, stationNumber } from './edges.js';
import { EXCHANGE_LIMIT, type ExchangeFault } from './types.js';

/** The lines of a board as a table, `from,to,transport`, for spreadsheets and scripts. */

const HEAD = 'from,to,transport';

export function writeEdgeTable({ links }: BoardFile): string {
  const rows = edgesOf(links).map(({ from, to, transport }) => `${from},${to},${transport}`);
  return `${[HEAD, ...rows].join('\r\n')}\r\n`;
}

/**
 * `board` with the lines of the table in the place of its own. Fields are parted by commas,
 * semicolons or tabs and may stand in quotation marks; the head line may be left out.
 */
export function readEdgeTable(
  text: string,
  board: BoardFile,
  { transports }: BoardSpec,
): Result<BoardFile, ExchangeFault> {
  if (text.length > EXCHANGE_LIMIT) return err({ code: 'FILE_TOO_LARGE' });
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((row, i) => ({ fields: fieldsOf(row), line: i + 1 }))
    .filter(({ fields }) => fields.some((field) => field !== ''));
  const [first] = rows;
  if (first === undefined) return err({ code: 'ROW_WRONG', line: 1 });
  const headed = first.fields.join(',').toLowerCase() === HEAD;
  const known = new Set(board.stations.map(({ id }) => id));
  const counts = new Map<string, number>();
  const edges = collected(headed ? rows.slice(1) : rows, ({ fields, line }) => {
    const edge = edgeOf(fields);
    if (edge === undefined) return err({ code: 'ROW_WRONG', line });
    const code = edgeFault(edge, known, transports);
    if (code !== undefined) return err({ code, line });
    const count = (counts.get(edge.transport) ?? 0) + 1;
    counts.set(edge.transport, count);
    return count > READ_LIMITS.lines ? err({ code: 'LIST_TOO_LONG', line }) : ok(edge);
  });
  if (!edges.ok) return edges;
  // Whatever is laid on the table can be saved as a file and read again.
  return readBoardFile({ ...board, links: linksOf(edges.value, transports) });
}

function fieldsOf(row: string): readonly string[] {
  return row.split(/[,;\t]/).map((field) =>
    field
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
}

function edgeOf([a, b, transport, ...more]: readonly string[]): Edge | undefined {
  const from = stationNumber(a ?? '');
  const to = stationNumber(b ?? '');
  if (from === undefined || to === undefined || transport === undefined) return undefined;
  if (transport === '' || more.some((field) => field !== '')) return undefined;
  return { from, to, transport: transport.toLowerCase() };
}
