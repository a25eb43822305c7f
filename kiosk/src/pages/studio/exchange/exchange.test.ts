import {
  BOARD_FORMAT,
  type BoardFile,
  checkBoard,
  sortedBoardFile,
  readBoardText,
} from '@mister-x/games/pursuit/rules';
import { describe, expect, it } from 'vitest';
import type { StudioSpec } from '../../../games/game-ui.js';
import { graphOf } from './board-to-graph.js';
import { boardFromGraph } from './graph-to-board.js';
import { readAnyBoard, readEdgeTable, writeBoardFile, writeEdgeTable, type XmlTree } from './index.js';
import { writeXml } from './xml.js';

const spec: StudioSpec = {
  game: 'hide-and-seek',
  transports: ['car', 'train'],
  everywhere: null,
  decks: [{ deck: 'start', min: 2 }],
  deckInstead: 'start',
  missions: ['green'],
  tickets: ['car/paper'],
  aliases: { car: ['Auto', 'voiture', 'автомобиль'], train: ['Bahn', 'S-Bahn', 'поезд'] },
};

const board: BoardFile = sortedBoardFile({
  format: BOARD_FORMAT,
  game: 'hide-and-seek',
  name: 'Ours & theirs',
  height: 620.5,
  stations: [
    { id: 1, x: 10, y: 20.25, name: 'Köln "am" Rhein' },
    { id: 2, x: 500, y: 20 },
    { id: 7, x: 990, y: 600, name: "L'Aquila" },
  ],
  edges: {
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
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<graphml xmlns="http:\/\/graphml/);
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
        edges: { car: [[1, 2]], train: [] },
      },
    });
  });

  it('that names another game is read by the transports of that one', () => {
    const other: StudioSpec = { ...spec, game: 'chess', transports: ['knight'] };
    expect(boardFromGraph(graphOf(board), other, [other, spec])).toEqual({
      ok: true,
      value: board,
    });
    expect(fault(boardFromGraph(graphOf(board), other))).toMatchObject({
      code: 'TRANSPORT_UNKNOWN',
    });
  });

  it('says once for all edges what most of them are', () => {
    const most = { ...tag('default', {}, []), text: 'car' };
    const keys = [
      tag('key', { id: 'd1', for: 'edge', 'attr.name': 'Type' }, [most]),
      tag('key', { id: 'd2', for: 'node', 'attr.name': 'Mode' }, [most]),
    ];
    const at = { x: '1', y: '1' };
    const parts = [...['1', '2', '3'].map((id) => node(id, at)), edge('1', '2', {})];
    const read = (more: XmlTree) => {
      const { children, ...root } = graphml([...parts, more]);
      return boardFromGraph({ ...root, children: [...keys, ...children] }, spec);
    };
    expect(read(edge('2', '3', { d1: 'Bahn' }))).toMatchObject({
      ok: true,
      value: { edges: { car: [[1, 2]], train: [[2, 3]] } },
    });
    expect(fault(read(edge('2', '3', { d1: '' })))).toMatchObject({ code: 'TRANSPORT_MISSING' });
  });

  it('has numbers as programs for statistics write them', () => {
    const labels = ['1.0', '2.0 Quay', '7. Harbour'].map((label, i) => node(`n${i}`, { x: String(i), y: '1', label }));
    const read = boardFromGraph(graphml(labels), spec);
    expect(read.ok && read.value.stations.map(({ id, name }) => [id, name])).toEqual([
      [1, undefined],
      [2, 'Quay'],
      [7, 'Harbour'],
    ]);
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
      { code: 'NODE_NUMBER_WRONG', path: '/graph/node[1]', word: 'n0' },
    ],
    ['node 0', graphml([node('0', at)]), { code: 'NODE_NUMBER_WRONG', path: '/graph/node[1]', word: '0' }],
    [
      'one node of many without a number',
      graphml([node('n0', { ...at, label: '4' }), node('n1', { ...at, label: 'Oops' })]),
      { code: 'NODE_NUMBER_WRONG', path: '/graph/node[2]', word: 'Oops' },
    ],
    [
      'a node twice',
      graphml([node('1', at), node('1', at)]),
      { code: 'NODE_TWICE', path: '/graph/node[2]', word: '1' },
    ],
    ['a node nowhere', graphml([node('1', { x: '1' })]), { code: 'POSITION_MISSING', path: '/graph/node[1]' }],
    [
      'a node at NaN',
      graphml([node('1', { x: 'NaN', y: '1' })]),
      { code: 'POSITION_WRONG', path: '/graph/node[1]', word: 'NaN' },
    ],
    [
      'a node at 1e99',
      graphml([node('1', { x: '1e99', y: '1' })]),
      { code: 'POSITION_WRONG', path: '/graph/node[1]', word: '1e99' },
    ],
    [
      'an edge to nowhere',
      graphml([...two, edge('1', '3', { transport: 'car' })]),
      { code: 'END_UNKNOWN', path: '/graph/edge[1]', word: '3' },
    ],
    [
      'a loop',
      graphml([...two, edge('2', '2', { transport: 'car' })]),
      { code: 'LINE_TO_ITSELF', path: '/graph/edge[1] (2–2)' },
    ],
    [
      'an edge without a transport',
      graphml([...two, edge('1', '2', {})]),
      { code: 'TRANSPORT_MISSING', path: '/graph/edge[1] (1–2)' },
    ],
    [
      'an edge of magic',
      graphml([...two, edge('1', '2', { transport: 'magic' })]),
      { code: 'TRANSPORT_UNKNOWN', path: '/graph/edge[1] (1–2)', word: 'magic' },
    ],
    [
      '__proto__ for a transport',
      graphml([...two, edge('1', '2', { transport: '__proto__' })]),
      { code: 'TRANSPORT_UNKNOWN', path: '/graph/edge[1] (1–2)', word: '__proto__' },
    ],
    [
      'a mission of no side',
      graphml([node('4', { ...at, missions: 'green' })]),
      { code: 'DATA_WRONG', path: '/graph/node[@id=4]', word: 'green' },
    ],
    [
      'tickets without a count',
      graphml([{ ...tag('data', { key: 'tickets' }, []), text: 'car/paper:4 train' }]),
      { code: 'DATA_WRONG', path: '/graph', word: 'train' },
    ],
    [
      'a script for a name',
      graphml([node('4', { ...at, name: '<script>' })]),
      { code: 'TEXT_NOT_PLAIN', path: '/stations/0/name', word: '<script>' },
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
    const bare = { ...board, edges: {} };
    expect(readEdgeTable(table, bare, spec)).toEqual({ ok: true, value: board });
  });

  const WANTED = { car: [[1, 2]], train: [[1, 7]] };
  it.each<[string, string]>([
    [
      'a mark, semicolons, quotation marks, empty lines, lines twice',
      '\uFEFF"From";"To";"Transport"\n\n"7";"1";"Train"\n1;7;train;\n2;1;car',
    ],
    ['the heading of a graph program', 'Source;Target;Type\r\n1;2;CAR\r\n7;1;Train\r\n'],
    ['tabs', 'from\tto\ttransport\n1\t2\tcar\n1\t7\ttrain'],
    ['a first line that says what parts them', 'sep=;\r\nvon;nach;was\r\n1;2;Auto\r\n1;7;Bahn\r\n'],
    [
      'the columns of Gephi, in which Type says something else',
      'Source,Target,Type,Id,Label,timeset,Weight\n1,2,Undirected,0,car,,1.0\n1,7,Undirected,1,train,,1.0',
    ],
    ['columns in another order', 'Nr.;Verkehrsmittel;Nach;Von\n1;auto;2;1\n2;S-Bahn;7;1'],
    [
      'commas, line ends and doubled quotation marks in quoted fields',
      '"de","à","transport","note"\n"1","2","Voiture","a ""b"",\nc"\n1,7,train,',
    ],
    ['Russian words', 'Откуда;Куда;Транспорт\n1;2;Автомобиль\n1;7;ПОЕЗД'],
    ['a heading that says nothing', 'A;B;C\n1;2;car\n1;7;train'],
    ['no heading, and more columns', '1,2,car,by the river\n7,1,train,'],
    ['several transports in a field', 'from;to;type\n1;2;car\n1;7;Bahn / train'],
    ['fewer rows than blank lines', 'Source;Target;Type\r\n1;2;car\r\n7;1;Bahn\r\n\r\n\r\n\r\n\r\n'],
    ['tabs, and blank lines between rows', '1\t2\tcar\n\n\n7\t1\ttrain\n\n\n'],
    ['a title above the heading', 'Lines, as drawn\n\nfrom;to;type\n1;2;car\n1;7;train'],
    ['numbers as a program for statistics writes them', '1.0,2.0,car\n7.00,1.0,train'],
    ['as many semicolons as commas', '1,2,car;car;car\n7,1,train;train;train'],
  ])('come with %s', (_name, text) => {
    expect(readEdgeTable(text, board, spec)).toMatchObject({ ok: true, value: { edges: WANTED } });
  });

  it('name several lines at once', () => {
    const read = readEdgeTable('1,2,"car, train"', board, spec);
    expect(read).toMatchObject({ ok: true, value: { edges: { car: [[1, 2]], train: [[1, 2]] } } });
  });

  it.each<[string, string, unknown]>([
    ['nothing', '', { code: 'ROW_WRONG', line: 1 }],
    ['a heading alone', 'from,to,transport\n', { code: 'ROW_WRONG', line: 1 }],
    ['prose', 'Dear friends,\nhello', { code: 'STATION_WRONG', line: 2, column: 1, word: 'hello' }],
    ['a row that ends early', 'from,to,transport\n1,2', { code: 'TRANSPORT_MISSING', line: 2, column: 3, word: '' }],
    ['a formula', '1,=2+5,car', { code: 'STATION_WRONG', line: 1, column: 2, word: '=2+5' }],
    ['no such station', '1,2,car\n\n2,3,car', { code: 'END_UNKNOWN', line: 3, column: 2, word: '3' }],
    ['a loop', '1,1,car', { code: 'LINE_TO_ITSELF', line: 1, column: 2, word: '1' }],
    ['no such transport', '1,2,ship', { code: 'TRANSPORT_UNKNOWN', line: 1, column: 3, word: 'ship' }],
    [
      'no such transport in a named column, beside one that is known',
      'Typ;Von;Nach\nAuto;1;2\nBahn/Besen;1;7',
      { code: 'TRANSPORT_UNKNOWN', line: 3, column: 1, word: 'Besen' },
    ],
    ['a quotation mark that never ends', '1,2,car\n1,7,"train\n', { code: 'ROW_WRONG', line: 2 }],
    ['longer than a board', '1,2,car\n'.repeat(5_001), { code: 'LIST_TOO_LONG', line: 5_001, column: 3, word: 'car' }],
    ['too much', '1'.repeat(4_194_305), { code: 'FILE_TOO_LARGE' }],
  ])('are refused when they are %s', (_name, text, expected) => {
    expect(fault(readEdgeTable(text, board, spec))).toEqual(expected);
  });
});

it('a table never makes a board that is too large to be saved and read again', () => {
  const stations = Array.from({ length: 400 }, (_, i) => ({ id: 9_000 + i, x: i, y: i }));
  const transports = ['a', 'b', 'c', 'd', 'e', 'f'];
  const rows = transports.flatMap((transport) =>
    Array.from({ length: 5_000 }, (_, i) => `${9_000 + Math.floor(i / 100)},${9_100 + (i % 100)},${transport}`),
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
      ...{ code: 'END_UNKNOWN', line: 2, column: 2, word: '9' },
    });
    const wrong = writeBoardFile({ ...board, height: -4 });
    expect(fault(readAnyBoard(wrong, board, spec))).toEqual({
      ...{ code: 'NUMBER_WRONG', path: '/height', word: '-4' },
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

function tag(name: string, attributes: XmlTree['attributes'], children: readonly XmlTree[]): XmlTree {
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
