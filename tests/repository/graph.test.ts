import { readdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../project.js';
import { readProjectFile, readJson, WORKSPACES } from './files.js';
import { importsIn, placeOf, sourcesIn, TEST } from './imports.js';

/**
 * What docs/architecture.md draws is what the sources import: types too, tests not. `UPDATE_GRAPH=1` draws it
 * again.
 */

/** What each imports of the others. */
type Graph = ReadonlyMap<string, readonly string[]>;

const PAGE = 'docs/architecture.md';
const ROOMS = 'server/src';

/** Nobody needs these two to play; they may import all others. */
const SHIPPED = WORKSPACES.filter((folder) => !['tests', 'labs'].includes(folder));
const PACKAGES = new Map(SHIPPED.map((folder) => [readJson(`${folder}/package.json`).name, folder]));

const rooms = readdirSync(new URL(ROOMS, PROJECT), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name);

/** The workspace of a file, or of what a package is imported for; one may lie in another. */
function workspaceOf(place: string): string | undefined {
  const [scope, name] = place.split('/');
  const known = PACKAGES.get(`${scope}/${name}`);
  const around = SHIPPED.filter((folder) => place.startsWith(`${folder}/`));
  return known ?? around.sort((a, b) => b.length - a.length)[0];
}

const roomOf = (place: string): string | undefined => rooms.find((room) => place.startsWith(`${ROOMS}/${room}/`));

const sources = new Map(SHIPPED.flatMap((folder) => [...sourcesIn(folder)]));

function graphOf(folders: readonly string[], of: (place: string) => string | undefined): Graph {
  const found = new Map(folders.map((folder) => [folder, new Set<string>()]));
  for (const [path, text] of sources) {
    const from = TEST.test(path) ? undefined : of(path);
    if (from === undefined) continue;
    for (const specifier of importsIn(text)) {
      const to = of(placeOf(path, specifier));
      if (to !== undefined && to !== from) found.get(from)?.add(to);
    }
  }
  return new Map([...found].map(([from, to]) => [from, [...to].sort()]));
}

const drawn = (graph: Graph): string => {
  const arrows = [...graph].sort().flatMap(([from, to]) => (to[0] ? [`  ${from} --> ${to.join(' & ')}`] : []));
  return ['```mermaid', 'flowchart TB', ...arrows, '```'].join('\n');
};

/** Folders that import one another in a circle, and what stands above such a circle. */
function knotOf(graph: Graph): string[] {
  const left = [...graph].filter(([, to]) => to.some((folder) => graph.has(folder)));
  const folders = left.map(([from]) => from);
  return left.length === graph.size ? folders : knotOf(new Map(left));
}

const GRAPHS = {
  workspaces: graphOf(SHIPPED, workspaceOf),
  rooms: graphOf(rooms, roomOf),
};

describe.each(Object.entries(GRAPHS))('the graph of %s', (name, graph) => {
  it(`is as ${PAGE} draws it`, () => {
    const start = `<!-- graph: ${name} -->\n\n`;
    const end = `\n\n<!-- end of graph: ${name} -->`;
    const [before = '', rest = ''] = readProjectFile(PAGE).split(start);
    const [block, after] = rest.split(end);
    expect(after, 'what follows the graph').toBeDefined();
    if (process.env.UPDATE_GRAPH === '1') {
      writeFileSync(new URL(PAGE, PROJECT), [before, start, drawn(graph), end, after].join(''));
    } else expect(block, 'UPDATE_GRAPH=1 draws it again').toBe(drawn(graph));
  });
});

it('no rooms of the server import one another in a circle', () => {
  expect(knotOf(GRAPHS.rooms)).toEqual([]);
});

it('a circle of folders is found', () => {
  const circle = { top: ['a'], a: ['b', 'low'], b: ['a'], low: [] };
  expect(knotOf(new Map(Object.entries(circle)))).toEqual(['top', 'a', 'b']);
});
