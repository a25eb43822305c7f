import {
  BOARD_FORMAT,
  BOARD_LIMITS,
  type BoardFile,
  err,
  type Mission,
  ok,
  parseBoardText,
  READ_LIMITS,
  readBoardFile,
  type Result,
  type Stop,
} from '@mister-x/games/pursuit/rules';
import type { StudioSpec } from '../../../games/game-ui.js';
import { collectResults, type Edge, edgeFault, edgesByTransport } from './edges.js';
import {
  type GraphmlData,
  decimal,
  graphmlDataOf,
  type GraphmlKeys,
  graphmlKeysOf,
  labelsOf,
  type GraphNode,
  parseGraphNodes,
} from './nodes.js';
import type { ExchangeFault, XmlTree } from './types.js';
import { valueWithMeaning, transportReader } from './vocabulary.js';

/**
 * A board out of the tree of a GraphML document, as this program, yEd or Gephi write it. Data that boards do not
 * have is passed over, as programs add their own; what they have must be right. A graph that does not say how
 * high the board is has its stations fitted on one.
 * @param spec of the game where the graph names none of `others`
 */
export function boardFromGraph(
  root: XmlTree,
  spec: StudioSpec,
  others: readonly StudioSpec[] = [],
): Result<BoardFile, ExchangeFault> {
  const graph = root.children.find(({ name }) => name === 'graph');
  if (root.name !== 'graphml' || graph === undefined) return err({ code: 'NOT_GRAPHML' });
  const keys = graphmlKeysOf(root);
  const parts = partsOf(graph);
  // A node with a graph of its own is a frame round others.
  const stations = parts.filter(
    ({ name, children }) => name === 'node' && !children.some((child) => child.name === 'graph'),
  );
  if (stations.length > READ_LIMITS.stations) return err({ code: 'GRAPH_TOO_LARGE' });
  const nodes = parseGraphNodes(stations, keys);
  if (!nodes.ok) return nodes;
  const own = graphmlDataOf(graph, keys);
  const game = others.find((each) => each.game === own.get('game')) ?? spec;
  const lines = parts.filter(({ name }) => name === 'edge');
  const edges = readEdges(lines, keys, nodes.value, game);
  if (!edges.ok) return edges;
  const cards = readCards(nodes.value, own);
  if (!cards.ok) return cards;
  const stops = nodes.value.map(({ stop }) => stop);
  const stated = own.get('height');
  return readPlainBoard({
    format: BOARD_FORMAT,
    game: own.get('game') ?? spec.game,
    name: own.get('name') ?? '',
    ...(stated === undefined
      ? fittedToBoard(stops)
      : { height: decimal(stated) ?? BOARD_LIMITS.height.max + 1, stations: stops }),
    edges: edgesByTransport(edges.value, game.transports),
    ...cards.value,
  });
}

/** Nodes and edges of a graph, those of graphs within its nodes too. */
function partsOf({ children }: XmlTree): readonly XmlTree[] {
  return children.flatMap((child) => [
    child,
    ...(child.name === 'node' ? child.children : []).filter(({ name }) => name === 'graph').flatMap(partsOf),
  ]);
}

function readEdges(
  elements: readonly XmlTree[],
  keys: GraphmlKeys,
  nodes: readonly GraphNode[],
  spec: StudioSpec,
): Result<readonly Edge[], ExchangeFault> {
  const numbers = new Map(nodes.map(({ element, stop }) => [element, stop.id]));
  const known = new Set(numbers.values());
  const transportsIn = transportReader(spec);
  const edges = collectResults(elements, (element, i) => {
    const path = `/graph/edge[${i + 1}]`;
    const { source = '', target = '' } = element.attributes;
    const [from, to] = [numbers.get(source), numbers.get(target)];
    if (from === undefined) return err({ code: 'END_UNKNOWN', path, word: source });
    if (to === undefined) return err({ code: 'END_UNKNOWN', path, word: target });
    // In the program that drew it a line is found by its ends.
    const place = `${path} (${from}–${to})`;
    const code = edgeFault({ from, to }, known);
    if (code !== undefined) return err({ code, path: place });
    const said = [...valueWithMeaning('transport', graphmlDataOf(element, keys)), ...labelsOf(element)];
    const read = transportsIn(said);
    if (read.ok) return ok(read.value.map((transport): Edge => ({ from, to, transport })));
    return err(
      read.error === ''
        ? { code: 'TRANSPORT_MISSING', path: place }
        : { code: 'TRANSPORT_UNKNOWN', path: place, word: read.error },
    );
  });
  return edges.ok ? ok(edges.value.flat()) : edges;
}

type BoardCards = Pick<BoardFile, 'starts' | 'missions' | 'tickets'>;

function readCards(nodes: readonly GraphNode[], graph: GraphmlData): Result<BoardCards, ExchangeFault> {
  const starts = new Map<string, number[]>();
  const missions = new Map<string, { starts: number[]; goals: number[] }>();
  for (const { stop, data } of nodes) {
    for (const deck of wordsOf(data.get('starts'))) listUnderWord(starts, deck, () => []).push(stop.id);
    for (const word of wordsOf(data.get('missions'))) {
      const [colour, side, ...more] = word.split(':');
      if (colour === undefined || more.length > 0 || (side !== 'start' && side !== 'goal')) {
        return err({ code: 'DATA_WRONG', path: `/graph/node[@id=${stop.id}]`, word });
      }
      const mission = listUnderWord(missions, colour, () => ({ starts: [], goals: [] }));
      mission[side === 'start' ? 'starts' : 'goals'].push(stop.id);
    }
  }
  const tickets: [kind: string, count: number][] = [];
  for (const word of wordsOf(graph.get('tickets'))) {
    const [, kind = '', count] = /^([^:]+):(\d{1,3})$/.exec(word) ?? [];
    if (count === undefined) return err({ code: 'DATA_WRONG', path: '/graph', word });
    tickets.push([kind, Number(count)]);
  }
  return ok({
    starts: Object.fromEntries(starts),
    ...(missions.size === 0 ? {} : { missions: Object.fromEntries<Mission>(missions) }),
    ...(tickets.length === 0 ? {} : { tickets: Object.fromEntries(tickets) }),
  });
}

function wordsOf(text = ''): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function listUnderWord<T>(lists: Map<string, T>, word: string, make: () => T): T {
  const before = lists.get(word);
  if (before !== undefined) return before;
  const made = make();
  lists.set(word, made);
  return made;
}

/** Between the outermost stations and the edges of the board. */
const BOARD_MARGIN = 40;
const BOARD_WIDTH = 1000;

/** Stations in whatever unit, laid on a board that is as high as they need. */
function fittedToBoard(stops: readonly Stop[]): { height: number; stations: readonly Stop[] } {
  const { min, max } = BOARD_LIMITS.height;
  const across = extent(stops.map(({ x }) => x));
  const down = extent(stops.map(({ y }) => y));
  const room = { across: BOARD_WIDTH - 2 * BOARD_MARGIN, down: max - 2 * BOARD_MARGIN };
  const scale = Math.min(room.across / across.length, room.down / down.length);
  const height = Math.min(max, Math.max(min, Math.round(down.length * scale) + 2 * BOARD_MARGIN));
  const at = (value: number) => Math.round(10 * (BOARD_MARGIN + value * scale)) / 10;
  return {
    height,
    stations: stops.map((stop) => ({
      ...stop,
      x: at(stop.x - across.from),
      y: at(stop.y - down.from),
    })),
  };
}

/** A single value, or none, has a length of 1, so that nothing is divided by zero. */
function extent(values: readonly number[]): { from: number; length: number } {
  const from = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const to = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return { from, length: to > from ? to - from : 1 };
}

/** Board files, refused with what stands where they break the shape. */

function readPlainBoard(board: unknown): Result<BoardFile, ExchangeFault> {
  const read = readBoardFile(board);
  return read.ok ? read : err({ ...read.error, ...wordAt(board, read.error.path) });
}

export function readPlainText(text: string): Result<BoardFile, ExchangeFault> {
  const input = parseBoardText(text);
  return input.ok ? readPlainBoard(input.value) : input;
}

/** A word or a number in it, by its JSON pointer. */
function wordAt(board: unknown, path: string): Pick<ExchangeFault, 'word'> {
  let at = board;
  for (const step of path.split('/').slice(1)) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return {};
    at = Object.entries(at).find(([name]) => name === step)?.[1];
  }
  return typeof at === 'string' || typeof at === 'number' ? { word: String(at) } : {};
}
