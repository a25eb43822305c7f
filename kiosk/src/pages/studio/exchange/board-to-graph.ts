import type { BoardFile } from '@mister-x/games/pursuit/rules';
import { edgeRows } from './edges.js';
import type { XmlTree } from './types.js';

/** Data of graph, nodes and edges by their names in the file, which are their keys as well. */
const GRAPHML_KEYS = {
  game: ['graph', 'string'],
  name: ['all', 'string'],
  height: ['graph', 'double'],
  /** `bus/paper:12 …` */
  tickets: ['graph', 'string'],
  /** The id of the node once more: some programs give nodes ids of their own. */
  number: ['node', 'int'],
  x: ['node', 'double'],
  y: ['node', 'double'],
  /** Decks in which the station has a card, parted by spaces. */
  starts: ['node', 'string'],
  /** `green:start orange:goal` */
  missions: ['node', 'string'],
  transport: ['edge', 'string'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;
type GraphmlKey = keyof typeof GRAPHML_KEYS;

export function graphOf(board: BoardFile): XmlTree {
  const { game, name, height, stations, edges, tickets } = board;
  const keys = Object.entries(GRAPHML_KEYS).map(([id, [of, type]]) =>
    element('key', { id, for: of, 'attr.name': id, 'attr.type': type }),
  );
  const graphData = dataElements({
    game,
    name,
    height: String(height),
    ...(tickets === undefined
      ? {}
      : {
          tickets: Object.entries(tickets)
            .map(([kind, count]) => `${kind}:${count}`)
            .join(' '),
        }),
  });
  const nodes = stations.map(({ id, x, y, name: label = '' }) => {
    const starts = decksOf(board, id);
    const missions = missionsOf(board, id);
    return element(
      'node',
      { id: String(id) },
      dataElements({
        number: String(id),
        x: String(x),
        y: String(y),
        name: label,
        starts,
        missions,
      }),
    );
  });
  const lines = edgeRows(edges).map(({ from, to, transport }) =>
    element('edge', { source: String(from), target: String(to) }, dataElements({ transport })),
  );
  const graph = element('graph', { edgedefault: 'undirected' }, [...graphData, ...nodes, ...lines]);
  return element('graphml', { xmlns: 'http://graphml.graphdrawing.org/xmlns' }, [...keys, graph]);
}

function element(
  name: string,
  attributes: XmlTree['attributes'],
  children: readonly XmlTree[] = [],
  text = '',
): XmlTree {
  return { name, attributes, children, text };
}

/** What is empty is left out. */
function dataElements(values: Readonly<Partial<Record<GraphmlKey, string>>>): readonly XmlTree[] {
  return Object.entries(values).flatMap(([key, value]) => (value === '' ? [] : [element('data', { key }, [], value)]));
}

function decksOf({ starts }: BoardFile, id: number): string {
  const decks = Object.keys(starts).filter((deck) => starts[deck]?.includes(id));
  return decks.join(' ');
}

function missionsOf({ missions = {} }: BoardFile, id: number): string {
  return Object.entries(missions)
    .flatMap(([colour, { starts, goals }]) => [
      ...(starts.includes(id) ? [`${colour}:start`] : []),
      ...(goals.includes(id) ? [`${colour}:goal`] : []),
    ])
    .join(' ');
}
