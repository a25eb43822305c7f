import {
  BOARD_FORMAT,
  type BoardFile,
  type BoardSpec,
  checkBoard,
  orderBoard,
  readBoardText,
} from '@mister-x/engine/pursuit';
import { describe, expect, it } from 'vitest';
import { graphOf } from './board-to-graph.js';
import { boardFromGraph } from './graph-to-board.js';
import {
  readAnyBoard,
  readEdgeTable,
  writeBoardFile,
  writeEdgeTable,
  type XmlTree,
} from './index.js';
import { writeXml } from './xml.js';

const spec: BoardSpec = {
  game: 'hide-and-seek',
  transports: ['car', 'train'],
  everywhere: null,
  decks: [{ deck: 'start', min: 2 }],
  deckInstead: 'start',
  missions: ['green'],
  tickets: ['car/paper'],
};

const board: BoardFile = orderBoard({
  format: BOARD_FORMAT,
  game: 'hide-and-seek',
  name: 'Ours & theirs',
  height: 620.5,
  stations: [
    { id: 1, x: 10, y: 20.25, name: 'Köln "am" Rhein' },
    { id: 2, x: 500, y: 20 },
    { id: 7, x: 990, y: 600, name: "L'Aquila" },
  ],
  links: {
    car: [
      [1, 2],
      [2, 7],
    ],
    train: [[1, 7]],
  },
  starts: { start: [1, 7] },
  missions: { green: { starts: [1], goals: [7] } },
  tickets: { 'car/paper': 12 },
});

const fault = (result: { ok: boolean; error?: unknown }) => (result.ok ? 'ok' : result.error);

describe('GraphML', () => {
  it('holds the whole board', () => {
    expect(boardFromGraph(graphOf(board), spec)).toEqual({ ok: true, value: board });
  });

  it('is written as XML, with names that cannot break out of it', () => {
    const named = { ...board, name: 'A & B', stations: [{ id: 1, x: 1, y: 1, name: `a"b'c` }] };
    const xml = writeXml(graphOf(named));
    expect(xml).toContain('<data key="name">A &amp; B</data>');
    expect(xml).toContain('<data key="name">a&quot;b&apos;c</data>');
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<graphml xmlns="http:\/\/graphml/,
    );
  });

  it('of another program has its stations fitted on a board, and its own data passed over', () => {
    const result = boardFromGraph(
      graphml([
        node('1', { x: '-200', y: '55', colour: 'red' }),
        node('2', { x: '200', y: '255' }),
        edge('1', '2', { transport: 'car', weight: '3' }),
      ]),
      spec,
    );
    expect(result).toMatchObject({
      ok: true,
      value: {
        game: 'hide-and-seek',
        height: 540,
        stations: [
          { id: 1, x: 40, y: 40 },
          { id: 2, x: 960, y: 500 },
        ],
        links: { car: [[1, 2]], train: [] },
      },
    });
  });

  it('that names another game is read by the transports of that one', () => {
    const other: BoardSpec = { ...spec, game: 'chess', transports: ['knight'] };
    expect(boardFromGraph(graphOf(board), other, [other, spec])).toEqual({
      ok: true,
      value: board,
    });
    expect(fault(boardFromGraph(graphOf(board), other))).toMatchObject({
      code: 'TRANSPORT_UNKNOWN',
    });
  });

  it('of no node at all is an empty board', () => {
    const result = boardFromGraph(graphml([]), spec);
    expect(result).toMatchObject({ ok: true, value: { stations: [] } });
  });

  const at = { x: '1', y: '1' };
  const two = [node('1', at), node('2', { x: '9', y: '9' })];
  it.each<[string, XmlTree, unknown]>([
    ['SVG', { ...graphml([]), name: 'svg' }, { code: 'NOT_GRAPHML' }],
    ['no graph', { ...graphml([]), children: [] }, { code: 'NOT_GRAPHML' }],
    [
      'a node with a name',
      graphml([node('n0', at)]),
      { code: 'NODE_NUMBER_WRONG', path: '/graph/node[1]' },
    ],
    ['node 0', graphml([node('0', at)]), { code: 'NODE_NUMBER_WRONG', path: '/graph/node[1]' }],
    [
      'a node twice',
      graphml([node('1', at), node('1', at)]),
      { code: 'NODE_TWICE', path: '/graph/node[2]' },
    ],
    [
      'a node nowhere',
      graphml([node('1', { x: '1' })]),
      { code: 'POSITION_MISSING', path: '/graph/node[1]' },
    ],
    [
      'a node at NaN',
      graphml([node('1', { x: 'NaN', y: '1' })]),
      { code: 'POSITION_WRONG', path: '/graph/node[1]' },
    ],
    [
      'a node at 1e99',
      graphml([node('1', { x: '1e99', y: '1' })]),
      { code: 'POSITION_WRONG', path: '/graph/node[1]' },
    ],
    [
      'an edge to nowhere',
      graphml([...two, edge('1', '3', { transport: 'car' })]),
      { code: 'END_UNKNOWN', path: '/graph/edge[1]' },
    ],
    [
      'a loop',
      graphml([...two, edge('2', '2', { transport: 'car' })]),
      { code: 'LINE_TO_ITSELF', path: '/graph/edge[1]' },
    ],
    [
      'an edge without a transport',
      graphml([...two, edge('1', '2', {})]),
      { code: 'TRANSPORT_MISSING', path: '/graph/edge[1]' },
    ],
    [
      'an edge of magic',
      graphml([...two, edge('1', '2', { transport: 'magic' })]),
      { code: 'TRANSPORT_UNKNOWN', path: '/graph/edge[1]' },
    ],
    [
      '__proto__ for a transport',
      graphml([...two, edge('1', '2', { transport: '__proto__' })]),
      { code: 'TRANSPORT_UNKNOWN', path: '/graph/edge[1]' },
    ],
    [
      'a mission of no side',
      graphml([node('4', { ...at, missions: 'green' })]),
      { code: 'DATA_WRONG', path: '/graph/node[@id=4]' },
    ],
    [
      'a script for a name',
      graphml([node('4', { ...at, name: '<script>' })]),
      { code: 'TEXT_NOT_PLAIN', path: '/stations/0/name' },
    ],
    ['too many nodes', graphml(Array(1_001).fill(node('1', at))), { code: 'GRAPH_TOO_LARGE' }],
  ])('is refused when it is %s', (_name, tree, expected) => {
    expect(fault(boardFromGraph(tree, spec))).toEqual(expected);
  });
});

describe('tables of lines', () => {
  it('hold all lines', () => {
    const table = writeEdgeTable(board);
    expect(table).toBe('from,to,transport\r\n1,2,car\r\n2,7,car\r\n1,7,train\r\n');
    const bare = { ...board, links: {} };
    expect(readEdgeTable(table, bare, spec)).toEqual({ ok: true, value: board });
  });

  it('come from spreadsheets too: a mark, semicolons, quotation marks, empty lines, lines twice', () => {
    const text = '\uFEFF"From";"To";"Transport"\n\n"7";"1";"Train"\n1;7;train;\n2;1;car';
    expect(readEdgeTable(text, board, spec)).toMatchObject({
      ok: true,
      value: { links: { car: [[1, 2]], train: [[1, 7]] } },
    });
  });

  it.each<[string, string, unknown]>([
    ['nothing', '', { code: 'ROW_WRONG', line: 1 }],
    ['prose', 'Dear friends,\nhello', { code: 'ROW_WRONG', line: 1 }],
    ['two fields', 'from,to,transport\n1,2', { code: 'ROW_WRONG', line: 2 }],
    ['a formula', '1,=2+5,car', { code: 'ROW_WRONG', line: 1 }],
    ['no such station', '1,2,car\n\n2,3,car', { code: 'END_UNKNOWN', line: 3 }],
    ['a loop', '1,1,car', { code: 'LINE_TO_ITSELF', line: 1 }],
    ['no such transport', '1,2,ship', { code: 'TRANSPORT_UNKNOWN', line: 1 }],
    ['longer than a board', '1,2,car\n'.repeat(5_001), { code: 'LIST_TOO_LONG', line: 5_001 }],
    ['too much', '1'.repeat(1_048_577), { code: 'FILE_TOO_LARGE' }],
  ])('are refused when they are %s', (_name, text, expected) => {
    expect(fault(readEdgeTable(text, board, spec))).toEqual(expected);
  });
});

it('a table never makes a board that is too large to be saved and read again', () => {
  const stations = Array.from({ length: 400 }, (_, i) => ({ id: 9_000 + i, x: i, y: i }));
  const transports = ['a', 'b', 'c', 'd', 'e', 'f'];
  const rows = transports.flatMap((transport) =>
    Array.from(
      { length: 5_000 },
      (_, i) => `${9_000 + Math.floor(i / 100)},${9_100 + (i % 100)},${transport}`,
    ),
  );
  const large = readEdgeTable(rows.join('\n'), { ...board, stations }, { ...spec, transports });
  expect(fault(large)).toMatchObject({ code: 'FILE_TOO_LARGE' });
});

describe('a file of any kind', () => {
  it('is told by how it begins', () => {
    expect(readAnyBoard(writeBoardFile(board), board, spec)).toEqual({ ok: true, value: board });
    expect(readBoardText(writeBoardFile(board)).ok).toBe(true);
    expect(fault(readAnyBoard('[]', board, spec))).toEqual({ code: 'NOT_A_BOARD', path: '' });
    expect(fault(readAnyBoard('from,to,transport\n1,9,car', board, spec))).toEqual({
      code: 'END_UNKNOWN',
      line: 2,
    });
    expect(fault(readAnyBoard('<!DOCTYPE html>', board, spec))).toEqual({
      code: 'DOCTYPE_FORBIDDEN',
    });
  });

  it.each([
    ['prose', 'Dear friends'],
    ['an archive', 'PK\u0003\u0004,;'],
    ['a document', '%PDF-1.7\n1,2,car'],
    ['nothing', ''],
  ])('is no table of lines when it is %s', (_name, text) => {
    expect(fault(readAnyBoard(text, board, spec))).toEqual({ code: 'NOT_JSON', path: '' });
  });

  it('that was taken in is checked like any other board', () => {
    expect(checkBoard(board, spec).map(({ code }) => code)).toEqual([
      'STATIONS_TOO_FEW',
      'NUMBERS_MISSING',
      'MISSION_STARTS_UNUSUAL',
    ]);
  });
});

function tag(
  name: string,
  attributes: XmlTree['attributes'],
  children: readonly XmlTree[],
): XmlTree {
  return { name, attributes, children, text: '' };
}

function graphml(parts: readonly XmlTree[]): XmlTree {
  return tag('graphml', {}, [tag('graph', { edgedefault: 'undirected' }, parts)]);
}

function node(id: string, data: Readonly<Record<string, string>>): XmlTree {
  return tag('node', { id }, dataOf(data));
}

function edge(source: string, target: string, data: Readonly<Record<string, string>>): XmlTree {
  return tag('edge', { source, target }, dataOf(data));
}

function dataOf(data: Readonly<Record<string, string>>): readonly XmlTree[] {
  return Object.entries(data).map(([key, text]) => ({ ...tag('data', { key }, []), text }));
}
