import { BOARD_FORMAT, type BoardFile, type Mission, type Stop } from '@mister-x/games/pursuit/rules';

/**
 * What can be done to a board in the studio. Every function leaves its argument alone and shares with it
 * whatever did not change; where nothing changes it answers the very same board.
 *
 * Kept by all: stations ascend and no number is there twice; lines ascend, the smaller number first, and
 * no line is there twice, leads to itself or to nowhere; cards and missions name stations of the board.
 */

export type Point = { readonly x: number; readonly y: number };
export type Line = readonly [number, number];
export type MissionSide = keyof Mission;

/** Width of every board in its own unit. */
export const BOARD_WIDTH = 1000;
/** No number on a printed board is longer. */
export const STATION_NUMBER_MAX = 9_999;

export function emptyBoard(game: string, transports: readonly string[], height = 750): BoardFile {
  return {
    format: BOARD_FORMAT,
    game,
    name: '',
    height,
    stations: [],
    edges: Object.fromEntries(transports.map((transport) => [transport, []])),
    starts: {},
  };
}

export function stationOf(board: BoardFile, id: number): Stop | undefined {
  return board.stations.find((each) => each.id === id);
}

export function lineOf(a: number, b: number): Line {
  return a < b ? [a, b] : [b, a];
}

export function hasLine(board: BoardFile, transport: string, a: number, b: number): boolean {
  const [low, high] = lineOf(a, b);
  return (board.edges[transport] ?? []).some(([c, d]) => c === low && d === high);
}

/** The lowest number that no station has, counted from `from`. */
export function freeNumber({ stations }: Pick<BoardFile, 'stations'>, from = 1): number {
  const taken = new Set(stations.map(({ id }) => id));
  let number = from;
  while (taken.has(number)) number++;
  return number;
}

/** A number that is taken, or no number of a station, adds nothing. */
export function addStation(board: BoardFile, id: number, at: Point): BoardFile {
  if (!isNumber(id) || stationOf(board, id) !== undefined) return board;
  const station = { id, ...clampToBoard(board, at) };
  return { ...board, stations: ascending([...board.stations, station]) };
}

export function moveStation(board: BoardFile, id: number, at: Point): BoardFile {
  const { x, y } = clampToBoard(board, at);
  return changeStation(board, id, (station) => (station.x === x && station.y === y ? station : { ...station, x, y }));
}

/** An empty name takes the name away. */
export function nameStation(board: BoardFile, id: number, name: string): BoardFile {
  return changeStation(board, id, (station) => {
    const { name: before, ...bare } = station;
    if ((before ?? '') === name) return station;
    return name === '' ? bare : { ...bare, name };
  });
}

/** Stations that already have the number take the one that becomes free: no number is lost. */
export function renumber(board: BoardFile, from: number, to: number): BoardFile {
  if (from === to || !isNumber(to) || stationOf(board, from) === undefined) return board;
  return mapNumbers(board, (id) => (id === from ? to : id === to ? from : id));
}

/** Makes `number` free: the stations from there up to the next gap count one up. */
export function freeStationNumber(board: BoardFile, number: number): BoardFile {
  const gap = freeNumber(board, number);
  if (gap === number || gap > STATION_NUMBER_MAX) return board;
  return mapNumbers(board, (id) => (id >= number && id < gap ? id + 1 : id));
}

/** With all its lines, cards and places in missions. */
export function removeStation(board: BoardFile, id: number): BoardFile {
  if (stationOf(board, id) === undefined) return board;
  const others = (ids: readonly number[]) => (ids.includes(id) ? ids.filter((n) => n !== id) : ids);
  const bare: BoardFile = {
    ...board,
    stations: board.stations.filter((station) => station.id !== id),
    edges: mapValues(board.edges, (lines) =>
      lines.some(([a, b]) => a === id || b === id) ? lines.filter(([a, b]) => a !== id && b !== id) : lines,
    ),
    starts: withoutEmpty(mapValues(board.starts, others)),
  };
  if (board.missions === undefined) return bare;
  const missions = mapValues(board.missions, ({ starts, goals }) => ({
    starts: others(starts),
    goals: others(goals),
  }));
  return { ...bare, missions };
}

export function addLine(board: BoardFile, transport: string, a: number, b: number): BoardFile {
  if (a === b || hasLine(board, transport, a, b)) return board;
  if (stationOf(board, a) === undefined || stationOf(board, b) === undefined) return board;
  const [line, before] = [lineOf(a, b), board.edges[transport] ?? []];
  const later = before.findIndex((each) => compareByEnds(each, line) > 0);
  const at = later < 0 ? before.length : later;
  const lines = [...before.slice(0, at), line, ...before.slice(at)];
  return { ...board, edges: { ...board.edges, [transport]: lines } };
}

export function removeLine(board: BoardFile, transport: string, a: number, b: number): BoardFile {
  if (!hasLine(board, transport, a, b)) return board;
  const [low, high] = lineOf(a, b);
  const lines = (board.edges[transport] ?? []).filter(([c, d]) => c !== low || d !== high);
  return { ...board, edges: { ...board.edges, [transport]: lines } };
}

export function toggleLine(board: BoardFile, transport: string, a: number, b: number): BoardFile {
  const change = hasLine(board, transport, a, b) ? removeLine : addLine;
  return change(board, transport, a, b);
}

/** A deck without cards is no deck: the game then takes another in its place. */
export function toggleStart(board: BoardFile, deck: string, id: number): BoardFile {
  if (stationOf(board, id) === undefined) return board;
  const starts = { ...board.starts, [deck]: toggled(board.starts[deck] ?? [], id) };
  return { ...board, starts: withoutEmpty(starts) };
}

export function toggleMission(board: BoardFile, colour: string, side: MissionSide, id: number): BoardFile {
  if (stationOf(board, id) === undefined) return board;
  const before = board.missions?.[colour] ?? { starts: [], goals: [] };
  const mission = { ...before, [side]: toggled(before[side], id) };
  return { ...board, missions: { ...board.missions, [colour]: mission } };
}

export function setTickets(board: BoardFile, kind: string, count: number): BoardFile {
  const whole = Math.max(0, Math.min(999, Math.round(count)));
  if ((board.tickets?.[kind] ?? 0) === whole) return board;
  return { ...board, tickets: { ...board.tickets, [kind]: whole } };
}

export function nameBoard(board: BoardFile, name: string): BoardFile {
  return board.name === name ? board : { ...board, name };
}

/** Another shape: whatever is on the board stays at its place of the picture. */
export function changeBoardHeight(board: BoardFile, height: number): BoardFile {
  const whole = Math.round(Math.max(100, Math.min(4_000, height)));
  if (whole === board.height) return board;
  const ratio = whole / board.height;
  const stations = board.stations.map((each) => ({ ...each, y: roundToTenth(each.y * ratio) }));
  return { ...board, height: whole, stations };
}

function changeStation(board: BoardFile, id: number, change: (station: Stop) => Stop): BoardFile {
  const at = board.stations.findIndex((each) => each.id === id);
  const before = board.stations[at];
  if (before === undefined) return board;
  const after = change(before);
  return after === before ? board : { ...board, stations: board.stations.map((one, i) => (i === at ? after : one)) };
}

function mapNumbers(board: BoardFile, to: (id: number) => number): BoardFile {
  const all = (ids: readonly number[]) => ids.map(to).sort((a, b) => a - b);
  const mapped: BoardFile = {
    ...board,
    stations: ascending(board.stations.map((each) => ({ ...each, id: to(each.id) }))),
    edges: mapValues(board.edges, (lines) => lines.map(([a, b]) => lineOf(to(a), to(b))).sort(compareByEnds)),
    starts: mapValues(board.starts, all),
  };
  if (board.missions === undefined) return mapped;
  const missions = mapValues(board.missions, ({ starts, goals }) => ({
    starts: all(starts),
    goals: all(goals),
  }));
  return { ...mapped, missions };
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function withoutEmpty(decks: Readonly<Record<string, readonly number[]>>) {
  return Object.fromEntries(Object.entries(decks).filter(([, cards]) => cards.length > 0));
}

function toggled(ids: readonly number[], id: number): readonly number[] {
  if (ids.includes(id)) return ids.filter((each) => each !== id);
  return [...ids, id].sort((a, b) => a - b);
}

function ascending(stations: readonly Stop[]): readonly Stop[] {
  return [...stations].sort((a, b) => a.id - b.id);
}

function compareByEnds([a, b]: Line, [c, d]: Line): number {
  return a - c || b - d;
}

function isNumber(id: number): boolean {
  return Number.isInteger(id) && id >= 1 && id <= STATION_NUMBER_MAX;
}

function clampToBoard(board: BoardFile, { x, y }: Point): Point {
  return {
    x: roundToTenth(Math.max(0, Math.min(BOARD_WIDTH, x))),
    y: roundToTenth(Math.max(0, Math.min(board.height, y))),
  };
}

/** A tenth of a unit is finer than any finger, and keeps files short. */
function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
