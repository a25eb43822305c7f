import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '@mister-x/engine/core/result';
import { boardId } from './board-choice.js';
import { BOARD_FILE_FAULTS, BOARD_LIMITS, type BoardFile } from './board-file.js';
import { isBoardId } from './board-id.js';

import { sortedBoardFile, readBoardFile, readBoardText } from './read-board.js';
import { gridFile } from '../test/board-files.js';

const file = gridFile();
const refusal = (input: unknown) => {
  const result = readBoardFile(input);
  return result.ok ? undefined : `${result.error.code} ${result.error.path}`.trim();
};

describe('a good board file', () => {
  it('is read as it is', () => {
    expect(unwrap(readBoardFile(file))).toEqual(file);
    expect(unwrap(readBoardText(`\uFEFF${JSON.stringify(file)}`))).toEqual(file);
  });

  it('is copied, not passed on', () => {
    const read = unwrap(readBoardFile(file));
    expect(read).not.toBe(file);
    expect(read.stations[0]).not.toBe(file.stations[0]);
  });

  it('has one spelling, whatever the order it was drawn in', () => {
    const shuffled: BoardFile = {
      ...file,
      stations: [...file.stations].reverse(),
      edges: {
        tram: (file.edges.tram ?? []).map(([a, b]) => [b, a] as const).reverse(),
        bus: file.edges.bus ?? [],
      },
    };
    expect(JSON.stringify(unwrap(readBoardFile(shuffled)))).toBe(JSON.stringify(file));
  });

  it('has its names in Unicode form C', () => {
    const decomposed = 'Ko\u0308ln';
    expect(unwrap(readBoardFile({ ...file, name: decomposed })).name).toBe('Köln');
  });

  it('may be in the making: without stations, lines and start cards', () => {
    const empty = { ...file, name: '', stations: [], edges: {}, starts: {} };
    expect(refusal(empty)).toBeUndefined();
  });

  it('has no minus zero, which JSON does not have either', () => {
    const read = unwrap(readBoardFile({ ...file, stations: [{ id: 1, x: -0, y: -0 }] }));
    expect(Object.is(read.stations[0]?.x, 0)).toBe(true);
  });
});

const station = { id: 1, x: 1, y: 1 };
const named = (name: unknown) => ({ ...file, stations: [{ ...station, name }] });

describe('a bad board file is refused with a code and a place', () => {
  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'NOT_A_BOARD'],
    ['a list', [], 'NOT_A_BOARD'],
    ['a text', 'a', 'NOT_A_BOARD'],
    ['an object without a format', {}, 'NOT_A_BOARD'],
    ['an inherited format', Object.create({ format: file.format }), 'NOT_A_BOARD'],
    ['another format', { ...file, format: 'svg' }, 'NOT_A_BOARD /format'],
    ['a later format', { ...file, format: 'mister-x-board/3' }, 'FORMAT_LATER /format'],
    ['an unknown member', { ...file, photo: 'a' }, 'MEMBER_UNKNOWN /photo'],
    ['an unknown member with a hostile name', { ...file, '<b>': 1 }, 'MEMBER_UNKNOWN'],
    ['a photograph in a station', { ...file, stations: [{ ...station, svg: '' }] }, 'MEMBER_UNKNOWN /stations/0/svg'],
    ['no stations', { ...file, stations: undefined }, 'MEMBER_MISSING /stations'],
    ['stations by name', { ...file, stations: {} }, 'TYPE_WRONG /stations'],
    ['too many stations', { ...file, stations: Array(1_001).fill(null) }, 'LIST_TOO_LONG /stations'],
    ['a station without a place', { ...file, stations: [station, { id: 2, x: 1 }] }, 'MEMBER_MISSING /stations/1/y'],
    ['a station nowhere', { ...file, stations: [{ ...station, x: Number.NaN }] }, 'NUMBER_WRONG /stations/0/x'],
    [
      'a station at infinity',
      { ...file, stations: [{ ...station, y: Number.POSITIVE_INFINITY }] },
      'NUMBER_WRONG /stations/0/y',
    ],
    ['a station far out', { ...file, stations: [{ ...station, y: 1e300 }] }, 'NUMBER_WRONG /stations/0/y'],
    ['a place in words', { ...file, stations: [{ ...station, x: '1' }] }, 'TYPE_WRONG /stations/0/x'],
    ['half a number', { ...file, stations: [{ ...station, id: 1.5 }] }, 'NUMBER_WRONG /stations/0/id'],
    ['number 0', { ...file, stations: [{ ...station, id: 0 }] }, 'NUMBER_WRONG /stations/0/id'],
    ['number 10000', { ...file, stations: [{ ...station, id: 10_000 }] }, 'NUMBER_WRONG /stations/0/id'],
    ['a name that is no text', named({}), 'TYPE_WRONG /stations/0/name'],
    ['a script for a name', named('<script>alert(1)</script>'), 'TEXT_NOT_PLAIN /stations/0/name'],
    ['a name with a line break', named('a\nb'), 'TEXT_NOT_PLAIN /stations/0/name'],
    ['a name with a zero byte', named('a\0'), 'TEXT_NOT_PLAIN /stations/0/name'],
    ['a name that turns the writing round', named('a\u202Eb'), 'TEXT_NOT_PLAIN /stations/0/name'],
    ['a name with an isolate', named('a\u2066b'), 'TEXT_NOT_PLAIN /stations/0/name'],
    ['a name that nobody sees', named('\u200B'), 'TEXT_NOT_PLAIN /stations/0/name'],
    ['a byte order mark in a name', named('\uFEFFa'), 'TEXT_NOT_PLAIN /stations/0/name'],
    ['half a pair', named('\uD800'), 'TEXT_NOT_PLAIN /stations/0/name'],
    ['a tower of accents', named(`a${'\u0301'.repeat(9)}`), 'TEXT_NOT_PLAIN /stations/0/name'],
    ['a name without end', named('a'.repeat(61)), 'TEXT_TOO_LONG /stations/0/name'],
    ['a name that form C makes longer', named('\u0958'.repeat(60)), 'TEXT_TOO_LONG /stations/0/name'],
    ['a game in markup', { ...file, game: '<i>' }, 'TEXT_NOT_PLAIN /game'],
    ['a board without height', { ...file, height: 0 }, 'NUMBER_WRONG /height'],
    ['lines in a list', { ...file, edges: [] }, 'TYPE_WRONG /edges'],
    ['a transport that is no word', { ...file, edges: { 'a b': [] } }, 'MEMBER_UNKNOWN /edges'],
    [
      'a transport of the prototype',
      JSON.parse(JSON.stringify({ ...file, edges: {} }).replace('"edges":{}', '"edges":{"__proto__":[]}')),
      'MEMBER_UNKNOWN /edges/__proto__',
    ],
    [
      'too many transports',
      { ...file, edges: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`t${i}`, []])) },
      'LIST_TOO_LONG /edges',
    ],
    ['a line with three ends', { ...file, edges: { tram: [[1, 2, 3]] } }, 'TYPE_WRONG /edges/tram/0'],
    ['a line with one end', { ...file, edges: { tram: [[1]] } }, 'TYPE_WRONG /edges/tram/0'],
    ['a line that is a name', { ...file, edges: { tram: ['ab'] } }, 'TYPE_WRONG /edges/tram/0'],
    ['too many lines', { ...file, edges: { tram: Array(5_001).fill([1, 2]) } }, 'LIST_TOO_LONG /edges/tram'],
    ['cards that are no numbers', { ...file, starts: { common: ['1'] } }, 'TYPE_WRONG /starts/common/0'],
    [
      'a mission without goals',
      { ...file, missions: { green: { starts: [] } } },
      'MEMBER_MISSING /missions/green/goals',
    ],
    ['missions: null', { ...file, missions: null }, 'TYPE_WRONG /missions'],
    ['minus one ticket', { ...file, tickets: { 'tram/stamp': -1 } }, 'NUMBER_WRONG /tickets/tram~1stamp'],
  ])('%s', (_name, input, expected) => {
    expect(refusal(input)).toBe(expected);
  });

  it('text that is no JSON, or too much of it', () => {
    const code = (text: string) => {
      const result = readBoardText(text);
      return result.ok ? undefined : result.error.code;
    };
    expect(code('')).toBe('NOT_JSON');
    expect(code('{"format":')).toBe('NOT_JSON');
    expect(code('NaN')).toBe('NOT_JSON');
    expect(code('<svg onload="alert(1)"/>')).toBe('NOT_JSON');
    expect(code(' '.repeat(BOARD_LIMITS.bytes + 1))).toBe('FILE_TOO_LARGE');
    expect(code('['.repeat(100_000))).toBe('NOT_JSON');
    expect(code('['.repeat(100_000) + ']'.repeat(100_000))).toBe('NOT_A_BOARD');
  });

  it('deep nesting in a place of its own', () => {
    const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
    expect(refusal({ ...file, name: deep })).toBe('TYPE_WRONG /name');
    expect(refusal({ ...file, edges: { tram: deep } })).toBe('TYPE_WRONG /edges/tram/0');
  });

  it('a board whose names alone are too large', () => {
    const stations = Array.from({ length: 1_000 }, (_, i) => ({
      id: i + 1,
      x: 1,
      y: 1,
      name: '\u{1F600}'.repeat(60),
    }));
    expect(refusal({ ...file, stations })).toBe('FILE_TOO_LARGE');
  });
});

describe('whatever comes', () => {
  it('is answered with a board that reads as itself, or with a code of the list', () => {
    const path = fc.constantFrom('name', 'height', 'stations', 'edges', 'starts', 'missions', 'game');
    fc.assert(
      fc.property(path, fc.jsonValue(), (member, value) => {
        const result = readBoardFile({ ...file, [member]: value });
        if (!result.ok) return BOARD_FILE_FAULTS.includes(result.error.code);
        expect(readBoardFile(JSON.parse(JSON.stringify(result.value)))).toEqual(result);
        return true;
      }),
    );
  });

  it('never throws on text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        readBoardText(text);
      }),
    );
  });

  it('keeps any text that it lets through free of tricks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (name) => {
        const result = readBoardFile({ ...file, name });
        return !result.ok || !/[<>\p{Cc}\p{Cf}\p{Cs}]/u.test(result.value.name);
      }),
    );
  });
});

describe('the id of a board', () => {
  it('has its form, and stays what it is', () => {
    const id = boardId(file);
    expect(isBoardId(id)).toBe(true);
    expect(id).toBe(boardId(JSON.parse(JSON.stringify(file)) as BoardFile));
    expect(id).toBe(boardId(unwrap(readBoardFile(file))));
  });

  it('is another for another board', () => {
    const ids = new Set([file, { ...file, name: 'Grad' }, gridFile(5, 6)].map(boardId));
    expect(ids.size).toBe(3);
  });

  it.each(['village', 'b-', 'b-short', `b-${'x'.repeat(23)}`, `b-${'/'.repeat(22)}`, `c-${'x'.repeat(22)}`])(
    'is not %s',
    (text) => {
      expect(isBoardId(text)).toBe(false);
    },
  );

  it('is the same for the same board in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...file.stations], { minLength: 30 }), (stations) => {
        return boardId(sortedBoardFile({ ...file, stations })) === boardId(file);
      }),
    );
  });
});
