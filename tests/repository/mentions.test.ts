import { readdirSync } from 'node:fs';
import { games } from '@mister-x/games';
import { ALL_GAME_TEST_DATA } from '@mister-x/games/test/manifest';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../project.js';
import { filesIn, readProjectFile } from './files.js';

/**
 * What is not a test names a game only in the folders called by its id, and where games are listed: nothing
 * else is touched when a game comes or goes.
 */

/** Where games are listed; a coordinate called like a seat. */
const ALLOWED = new Set(['games/index.ts', 'kiosk/src/pages/studio/exchange/nodes.ts']);
const LEFT_OUT = /\.test\.|\/(testing|test|test-kit|hardware)\/|\.(png|ico|woff2|ttf|pdf)$/;

const GAMES = ALL_GAME_TEST_DATA.filter(({ kit }) => games.ids.includes(kit.game.id)).map(
  ({ kit: { game, tables } }) => {
    const seats = tables.flatMap(({ options }) => {
      const parsed = game.parseOptions(options);
      return parsed.ok ? game.seatPlan(parsed.value) : [];
    });
    const roles = [...new Set(seats.map(({ role }) => role))].map((role) => {
      const capital = role.charAt(0).toUpperCase() + role.slice(1);
      return new RegExp(`(?:\\b${role}|${capital})s?(?![a-z])`);
    });
    const ids = [...new Set(seats.map(({ seat }) => seat))];
    return {
      id: game.id,
      seats: [...roles, ...ids.map((seat) => new RegExp(`(['"\`])${seat}\\1`))],
    };
  },
);

/**
 * Ids in any spelling, roles as words and parts of names, seats as whole strings. Words of roles and seats
 * may mean something else in the folders of other games, and belong to all pursuits in theirs.
 */
function mentionsIn(path: string, text: string): string[] {
  const folders = path.split('/').slice(0, -1);
  const isOfGame = GAMES.some(({ id }) => folders.includes(id));
  const foreign = GAMES.filter(({ id }) => !folders.includes(id));
  // In the folder of a game, a name in words may be a place: the London of one has a Scotland Yard.
  const space = isOfGame ? '[-_]?' : '[-_ ]?';
  const patterns = [
    ...foreign.map(({ id }) => new RegExp(id.replaceAll('-', space), 'i')),
    ...(isOfGame || folders.includes('pursuit') ? [] : foreign.flatMap(({ seats }) => seats)),
  ];
  return patterns.flatMap((pattern) => {
    const found = pattern.exec(`${path}\n${text}`);
    return found === null ? [] : [`${path} names ${found[0]}`];
  });
}

it('engine, server, adapters, pages, scripts and what lies above them name no game', () => {
  expect(GAMES.map(({ id }) => id)).toEqual(games.ids);
  const above = readdirSync(PROJECT).filter((name) => /\.json$/.test(name));
  const files = ['engine', 'games', 'server', 'device-adapters', 'kiosk', 'scripts'].flatMap(filesIn);
  const looked = [...above, ...files].filter((path) => !LEFT_OUT.test(path) && !ALLOWED.has(path));
  expect(looked.flatMap((path) => mentionsIn(path, readProjectFile(path)))).toEqual([]);
});

describe('a game', () => {
  it.each([
    ['server/src/a.ts', "const id = 'scotland-yard';"],
    ['server/src/a.ts', "import { a } from './sherlock-holmes/a.js';"],
    ['server/src/a.ts', 'const SHERLOCK_HOLMES = 1;'],
    ['server/src/a.ts', '// Only Scotland Yard does so.'],
    ['server/src/mafia.ts', ''],
    ['server/src/a.ts', 'const hunterView = 1;'],
    ['server/src/a.ts', 'const isHunter = 1;'],
    ['server/src/a.ts', "if (role === 'misterX') return;"],
    ['server/src/a.ts', "if (seat === 'clan-1') return;"],
    ['games/pursuit/rules/a.ts', 'const scotlandYard = 1;'],
    ['games/mafia/rules/a.ts', "'scotland-yard'"],
  ])('is found in %s: %s', (path, text) => expect(mentionsIn(path, text)).not.toEqual([]));

  it.each([
    ['server/src/a.ts', "import '@mister-x/engine'; // Mister X, clandestine, x"],
    ['games/pursuit/rules/a.ts', "const seat: Hunter = 'h1';"],
    ['games/mafia/rules/a.ts', "'mafia' 'clan-1' // a hunter in Scotland Yard"],
  ])('is not found in %s: %s', (path, text) => expect(mentionsIn(path, text)).toEqual([]));
});
