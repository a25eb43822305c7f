import { type BoardFile, type BoardSpec, err, ok, type Result } from '@mister-x/engine/pursuit';
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
  const edges = collected(headed ? rows.slice(1) : rows, ({ fields, line }) => {
    const edge = edgeOf(fields);
    if (edge === undefined) return err({ code: 'ROW_WRONG', line });
    const code = edgeFault(edge, known, transports);
    return code === undefined ? ok(edge) : err({ code, line });
  });
  return edges.ok ? ok({ ...board, links: linksOf(edges.value, transports) }) : edges;
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
