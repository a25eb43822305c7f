import {
  BOARD_FORMAT,
  BOARD_LIMITS,
  type BoardFile,
  type BoardSpec,
  err,
  type Mission,
  ok,
  READ_LIMITS,
  type Result,
  readBoardFile,
  type Stop,
} from '@mister-x/engine/pursuit';
import { collected, type Edge, edgeFault, linksOf, stationNumber } from './edges.js';
import { fitted } from './fit.js';
import type { ExchangeFault, XmlTree } from './types.js';

type Data = ReadonlyMap<string, string>;
type Node = { readonly stop: Stop; readonly data: Data };

/**
 * A board out of the tree of a GraphML document. Data that boards do not have is passed over, as
 * programs add their own; what they have must be right. A graph that does not say how high the
 * board is has its stations fitted on one.
 * @param spec of the game where the graph names none of `others`
 */
export function boardFromGraph(
  root: XmlTree,
  spec: BoardSpec,
  others: readonly BoardSpec[] = [],
): Result<BoardFile, ExchangeFault> {
  const graph = root.children.find(({ name }) => name === 'graph');
  if (root.name !== 'graphml' || graph === undefined) return err({ code: 'NOT_GRAPHML' });
  const names = namesOf(root);
  const parts = (name: string) => graph.children.filter((child) => child.name === name);
  if (parts('node').length > READ_LIMITS.stations) return err({ code: 'GRAPH_TOO_LARGE' });
  const nodes = readNodes(parts('node'), names);
  if (!nodes.ok) return nodes;
  const known = new Set(nodes.value.map(({ stop }) => stop.id));
  const own = dataOf(graph, names);
  const { transports } = others.find(({ game }) => game === own.get('game')) ?? spec;
  const edges = readEdges(parts('edge'), names, known, transports);
  if (!edges.ok) return edges;
  const cards = readCards(nodes.value, own);
  if (!cards.ok) return cards;
  const stops = nodes.value.map(({ stop }) => stop);
  const stated = own.get('height');
  return readBoardFile({
    format: BOARD_FORMAT,
    game: own.get('game') ?? spec.game,
    name: own.get('name') ?? '',
    ...(stated === undefined
      ? fitted(stops)
      : { height: numberOf(stated) ?? BOARD_LIMITS.height.max + 1, stations: stops }),
    links: linksOf(edges.value, transports),
    ...cards.value,
  });
}

/** Names of data by the ids of their keys; without keys a name is its own. */
function namesOf({ children }: XmlTree): ReadonlyMap<string, string> {
  return new Map(
    children
      .filter(({ name }) => name === 'key')
      .map(({ attributes }) => [attributes.id ?? '', attributes['attr.name'] ?? '']),
  );
}

function dataOf({ children }: XmlTree, names: ReadonlyMap<string, string>): Data {
  return new Map(
    children
      .filter(({ name }) => name === 'data')
      .map(({ attributes: { key = '' }, text }) => [names.get(key) || key, text]),
  );
}

function readNodes(
  elements: readonly XmlTree[],
  names: ReadonlyMap<string, string>,
): Result<readonly Node[], ExchangeFault> {
  const known = new Set<number>();
  return collected(elements, (element, i) => {
    const path = `/graph/node[${i + 1}]`;
    const id = stationNumber(element.attributes.id ?? '');
    if (id === undefined) return err({ code: 'NODE_NUMBER_WRONG', path });
    if (known.has(id)) return err({ code: 'NODE_TWICE', path });
    known.add(id);
    const data = dataOf(element, names);
    const [x, y, name] = [data.get('x'), data.get('y'), data.get('name') ?? ''];
    if (x === undefined || y === undefined) return err({ code: 'POSITION_MISSING', path });
    const at = { x: numberOf(x), y: numberOf(y) };
    if (at.x === undefined || at.y === undefined) return err({ code: 'POSITION_WRONG', path });
    const stop = { id, x: at.x, y: at.y, ...(name === '' ? {} : { name }) };
    return ok({ stop, data });
  });
}

function readEdges(
  elements: readonly XmlTree[],
  names: ReadonlyMap<string, string>,
  known: ReadonlySet<number>,
  transports: readonly string[],
): Result<readonly Edge[], ExchangeFault> {
  return collected(elements, (element, i) => {
    const path = `/graph/edge[${i + 1}]`;
    const { source = '', target = '' } = element.attributes;
    const transport = dataOf(element, names).get('transport');
    if (transport === undefined) return err({ code: 'TRANSPORT_MISSING', path });
    const edge = { from: stationNumber(source) ?? 0, to: stationNumber(target) ?? 0, transport };
    const code = edgeFault(edge, known, transports);
    return code === undefined ? ok(edge) : err({ code, path });
  });
}

type Cards = Pick<BoardFile, 'starts' | 'missions' | 'tickets'>;

function readCards(nodes: readonly Node[], graph: Data): Result<Cards, ExchangeFault> {
  const starts = new Map<string, number[]>();
  const missions = new Map<string, { starts: number[]; goals: number[] }>();
  for (const { stop, data } of nodes) {
    for (const deck of wordsOf(data.get('starts'))) listed(starts, deck, () => []).push(stop.id);
    for (const word of wordsOf(data.get('missions'))) {
      const [colour, side, ...more] = word.split(':');
      if (colour === undefined || more.length > 0 || (side !== 'start' && side !== 'goal')) {
        return err({ code: 'DATA_WRONG', path: `/graph/node[@id=${stop.id}]` });
      }
      const mission = listed(missions, colour, () => ({ starts: [], goals: [] }));
      mission[side === 'start' ? 'starts' : 'goals'].push(stop.id);
    }
  }
  const tickets = ticketsOf(graph.get('tickets'));
  if (tickets === undefined) return err({ code: 'DATA_WRONG', path: '/graph' });
  return ok({
    starts: Object.fromEntries(starts),
    ...(missions.size === 0 ? {} : { missions: Object.fromEntries<Mission>(missions) }),
    ...(tickets.length === 0 ? {} : { tickets: Object.fromEntries(tickets) }),
  });
}

function ticketsOf(text: string | undefined): readonly (readonly [string, number])[] | undefined {
  const counts = wordsOf(text).map((word) => /^([^:]+):(\d{1,3})$/.exec(word));
  if (counts.includes(null)) return undefined;
  return counts.flatMap((count) => (count === null ? [] : [[count[1] ?? '', Number(count[2])]]));
}

function wordsOf(text = ''): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function listed<T>(lists: Map<string, T>, word: string, make: () => T): T {
  const before = lists.get(word);
  if (before !== undefined) return before;
  const made = make();
  lists.set(word, made);
  return made;
}

/** Decimal numbers only: `Number` would read `0x1F`, `1e9` and nothing at all. */
function numberOf(text: string): number | undefined {
  return /^-?\d{1,12}(\.\d{1,20})?$/.test(text) ? Number(text) : undefined;
}
