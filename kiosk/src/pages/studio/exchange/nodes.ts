import { err, type Result, type Stop } from '@mister-x/games/pursuit/rules';
import { collectResults, stationNumber } from './edges.js';
import type { ExchangeFault, XmlTree } from './types.js';
import { normalizedKey, valueWithMeaning } from './vocabulary.js';

/**
 * Stations out of the nodes of a graph. Programs name nodes as they like (`n0`), so the number is looked for in
 * their data and labels as well, and their place in how they are drawn.
 */

/** Data by the keys of their names. */
export type GraphmlData = Pick<ReadonlyMap<string, string>, 'get'>;
export type GraphNode = {
  readonly element: string;
  readonly stop: Stop;
  readonly data: GraphmlData;
};

/** What a file says of data once for all. */
export type GraphmlKeys = {
  /** By the ids of their keys; without keys a name is its own. */
  readonly names: ReadonlyMap<string, string>;
  /** What counts where an element says nothing, by its kind and the name. */
  readonly defaults: ReadonlyMap<string, string>;
};

export function graphmlKeysOf({ children }: XmlTree): GraphmlKeys {
  const names = new Map<string, string>();
  const defaults = new Map<string, string>();
  for (const { name, attributes, children: parts } of children) {
    if (name !== 'key') continue;
    const { id = '', for: of = 'all', 'attr.name': called = '' } = attributes;
    names.set(id, normalizedKey(called || id));
    const text = parts.find((part) => part.name === 'default')?.text ?? '';
    if (text !== '') defaults.set(`${of} ${normalizedKey(called || id)}`, text);
  }
  return { names, defaults };
}

export function graphmlDataOf({ name: of, children }: XmlTree, { names, defaults }: GraphmlKeys): GraphmlData {
  const own = new Map<string, string>();
  for (const { name, attributes, text } of children) {
    if (name !== 'data') continue;
    const called = names.get(attributes.key ?? '') ?? normalizedKey(attributes.key ?? '');
    if (text !== '' || !own.has(called)) own.set(called, text);
  }
  const stated = (name: string) => own.get(name) ?? defaults.get(`${of} ${name}`) ?? defaults.get(`all ${name}`);
  return { get: (name) => stated(name) || undefined };
}

/** What stands on a node or an edge as yEd draws it (`NodeLabel`, `EdgeLabel`; on the web `Label.Text`). */
export function labelsOf(element: XmlTree): readonly string[] {
  return drawnElementsOf(element)
    .filter(({ name, text }) => /^((Node|Edge)Label|Label\.Text)$/.test(name) && text !== '')
    .map(({ text }) => text);
}

/** All parts of its data. */
function drawnElementsOf({ children }: XmlTree): readonly XmlTree[] {
  return children.flatMap((child) => (child.name === 'graph' ? [] : [child, ...drawnElementsOf(child)]));
}

export function parseGraphNodes(
  elements: readonly XmlTree[],
  keys: GraphmlKeys,
): Result<readonly GraphNode[], ExchangeFault> {
  const raw = elements.map((element) => {
    const data = graphmlDataOf(element, keys);
    const labels = [...valueWithMeaning('label', data), ...labelsOf(element)].map(parseLabel);
    return { element, id: element.attributes.id ?? '', data, labels };
  });
  const numberOf = numberingThatFits(raw);
  const known = new Set<number>();
  return collectResults(raw, (node, i): Result<GraphNode, ExchangeFault> => {
    const path = `/graph/node[${i + 1}]`;
    const word = numberOf(node);
    const id = stationNumber(word);
    if (id === undefined) {
      const other = word || node.labels[0]?.text || node.id;
      return err({ code: 'NODE_NUMBER_WRONG', path, word: other });
    }
    if (known.has(id)) return err({ code: 'NODE_TWICE', path, word });
    known.add(id);
    const place = placeOf(node);
    if (!place.ok) return err({ ...place.error, path });
    const name = nameOf(node, id);
    const stop = { id, ...place.value, ...(name === '' ? {} : { name }) };
    return { ok: true, value: { element: node.id, stop, data: node.data } };
  });
}

type RawNode = {
  readonly element: XmlTree;
  readonly id: string;
  readonly data: GraphmlData;
  readonly labels: readonly Label[];
};
type Label = { readonly text: string; readonly number: string; readonly rest: string };

/** `12`, `12.0`, `12 Harbour` and `Harbour` are labels of a station. */
function parseLabel(text: string): Label {
  const [, number = '', rest = ''] = /^(\d+(?:\.0+(?=$|\s))?)(?:[\s.:–-]+(.*))?$/s.exec(text) ?? [];
  return { text, number, rest };
}

type NumberOfNode = (node: RawNode) => string;
const NUMBERINGS_TO_TRY: readonly NumberOfNode[] = [
  ({ data }) => valueWithMeaning('number', data)[0] ?? '',
  ({ labels }) => labels.find(({ number }) => number !== '')?.number ?? '',
  ({ id }) => id,
  ({ data }) => valueWithMeaning('name', data)[0] ?? '',
];

/** Where the numbers of the stations stand in this graph: where most nodes have one of their own. */
function numberingThatFits(nodes: readonly RawNode[]): NumberOfNode {
  const counts = NUMBERINGS_TO_TRY.map(
    (of) => new Set(nodes.map((node) => stationNumber(of(node))).filter(Boolean)).size,
  );
  const most = Math.max(...counts);
  return NUMBERINGS_TO_TRY[counts.indexOf(most)] ?? NUMBERINGS_TO_TRY[0] ?? (() => '');
}

function nameOf({ data, labels }: RawNode, id: number): string {
  const said = [
    ...valueWithMeaning('name', data),
    ...labels.map(({ text, number, rest }) => (Number(number) === id ? rest : text)),
  ];
  const name = said.find((text) => text !== '' && stationNumber(text) !== id) ?? '';
  return name.replaceAll(/\s+/g, ' ').trim();
}

/** By its data, or the middle of how it is drawn. */
function placeOf({ data, element }: RawNode): Result<Pick<Stop, 'x' | 'y'>, ExchangeFault> {
  const box = drawnElementsOf(element).find(({ name }) => name === 'Geometry' || name === 'RectD');
  const side = (at: 'x' | 'y', size: 'width' | 'height') => {
    const stated = data.get(at);
    if (stated !== undefined) return { word: stated, value: decimal(stated) };
    const by = (name: string) => box?.attributes[name] ?? box?.attributes[`${name[0]?.toUpperCase()}${name.slice(1)}`];
    const [word, length = '0'] = [by(at), by(size)];
    const [from, extent] = [decimal(word ?? ''), decimal(length)];
    const value = from === undefined || extent === undefined ? undefined : from + extent / 2;
    return { word, value };
  };
  const [x, y] = [side('x', 'width'), side('y', 'height')];
  if (x.word === undefined || y.word === undefined) return err({ code: 'POSITION_MISSING' });
  if (x.value === undefined) return err({ code: 'POSITION_WRONG', word: x.word });
  if (y.value === undefined) return err({ code: 'POSITION_WRONG', word: y.word });
  return { ok: true, value: { x: x.value, y: y.value } };
}

/** Decimal numbers only, as programs write them: `Number` would read `0x1F` and nothing at all. */
export function decimal(text: string): number | undefined {
  if (!/^-?\d{1,12}(\.\d{1,20})?(e[+-]?\d{1,2})?$/i.test(text)) return undefined;
  return Math.abs(Number(text)) < 1e12 ? Number(text) : undefined;
}
