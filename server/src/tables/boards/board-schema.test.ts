import { readFileSync } from 'node:fs';
import { Validator } from '@cfworker/json-schema';
import { type BoardFile, boardId, readBoardFile, readBoardText } from '@mister-x/games/pursuit/rules';
import { describe, expect, it } from 'vitest';
import { village } from './testing/villages.js';

/** The published schema and the reader say the same of a file. */

const docs = new URL('../../../../docs/', import.meta.url);
const schema = JSON.parse(readFileSync(new URL('board.schema.json', docs), 'utf8'));
const page = readFileSync(new URL('board-file.md', docs), 'utf8');
const example = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
const validator = new Validator(schema, '2020-12');

const file = village();
const station = { id: 1, x: 1, y: 1 };
const named = (name: unknown): object => ({ ...file, stations: [{ ...station, name }] });
const at = (change: object): object => ({ ...file, stations: [{ ...station, ...change }] });
const without = (member: keyof BoardFile): object =>
  Object.fromEntries(Object.entries(file).filter(([name]) => name !== member));

const GOOD: readonly (readonly [string, unknown])[] = [
  ['a village', file],
  ['the example of the page', JSON.parse(example)],
  ['an empty drawing', { ...file, name: '', stations: [], edges: {}, starts: {} }],
  ['names of any script', named('Köln · Мюнхен · 東京 · Ħal Għaxaq & “Söhne”')],
  ['a picture sign', named('🚂')],
  ['sixty of them', named('🚂'.repeat(60))],
  ['form D', named('Ko\u0308ln')],
  ['four marks', named(`a${'\u0301'.repeat(4)}`)],
  ['a station beside the board', at({ x: -3.5 })],
  ['a station twice', { ...file, stations: [station, station] }],
  ['a line from the larger number', { ...file, edges: { tram: [[2, 1]] } }],
  ['a line to itself', { ...file, edges: { tram: [[2, 2]] } }],
  ['an unknown transport', { ...file, edges: { sledge: [] } }],
  ['missions', { ...file, missions: { green: { starts: [1], goals: [] } } }],
  ['tickets', { ...file, tickets: { 'tram/steps': 10 } }],
];

const BAD: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['a list', []],
  ['a text', 'board'],
  ...(['format', 'game', 'name', 'height', 'stations', 'edges', 'starts'] as const).map(
    (member) => [`no ${member}`, without(member)] as const,
  ),
  ['another format', { ...file, format: 'svg' }],
  ['a later format', { ...file, format: 'mister-x-board/3' }],
  ['a member too many', { ...file, photo: 'data:' }],
  ['a station with more', at({ svg: '<svg/>' })],
  ['a station without x', { ...file, stations: [{ id: 1, y: 1 }] }],
  ['number 0', at({ id: 0 })],
  ['number 10000', at({ id: 10_000 })],
  ['half a number', at({ id: 1.5 })],
  ['a place in words', at({ x: '1' })],
  ['a place far out', at({ y: 10_001 })],
  ['no height', { ...file, height: 99 }],
  ['all height', { ...file, height: 4_001 }],
  ['a game in markup', { ...file, game: '<b>' }],
  ['a game without end', { ...file, game: 'a'.repeat(41) }],
  ['a name that is none', named(7)],
  ['a script', named('<script>')],
  ['a line break', named('a\nb')],
  ['a zero', named('a\0')],
  ['a line separator', named('a\u2028b')],
  ['writing turned round', named('a\u202eb')],
  ['nothing to see', named('\u200b')],
  ['five marks', named(`a${'\u0301'.repeat(5)}`)],
  ['sixty-one', named('a'.repeat(61))],
  ['too many stations', { ...file, stations: Array(1_001).fill(station) }],
  ['lines in a list', { ...file, edges: [] }],
  ['a transport of two words', { ...file, edges: { 'night bus': [] } }],
  ['a transport in capitals', { ...file, edges: { Tram: [] } }],
  ['the prototype', { ...file, edges: JSON.parse('{"__proto__": []}') }],
  ['too many transports', { ...file, edges: many(21, []) }],
  ['a line with one end', { ...file, edges: { tram: [[1]] } }],
  ['a line with three', { ...file, edges: { tram: [[1, 2, 3]] } }],
  ['a line of words', { ...file, edges: { tram: [['1', '2']] } }],
  ['too many lines', { ...file, edges: { tram: Array(5_001).fill([1, 2]) } }],
  ['a card in words', { ...file, starts: { deck: ['1'] } }],
  ['too many cards', { ...file, starts: { deck: Array(1_001).fill(1) } }],
  ['a mission without goals', { ...file, missions: { green: { starts: [] } } }],
  ['a mission with more', { ...file, missions: { green: { starts: [], goals: [], by: 1 } } }],
  ['missions that are null', { ...file, missions: null }],
  ['minus one ticket', { ...file, tickets: { tram: -1 } }],
  ['half a ticket', { ...file, tickets: { tram: 0.5 } }],
  ['a thousand tickets', { ...file, tickets: { tram: 1_000 } }],
  ['too many kinds of tickets', { ...file, tickets: many(101, 1) }],
];

function many<T>(count: number, value: T): Record<string, T> {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`t${i}`, value]));
}

describe('schema and reader', () => {
  it.each(GOOD)('accept %s', (_what, input) => {
    expect(validator.validate(input).errors).toEqual([]);
    expect(readBoardFile(input).ok).toBe(true);
  });

  it.each(BAD)('refuse %s', (_what, input) => {
    expect(validator.validate(input).valid).toBe(false);
    expect(readBoardFile(input).ok).toBe(false);
  });
});

describe('the page', () => {
  it('has an example whose id it states', () => {
    const read = readBoardText(example);
    expect(read.ok && page.includes(`\`${boardId(read.value)}\``), JSON.stringify(read)).toBe(true);
  });
});
