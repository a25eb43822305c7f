import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KEPT_BY_NPM, misplaced, parseTestOptions, wantedDriver } from './options.mjs';

it.each([[[]], [['--port', '9000']], [['--port=9000', '--no-mdns']]])('%j are options', (args) => {
  expect(misplaced('start', args, {})).toBeUndefined();
});

it.each([
  ['--port 9000', ['9000'], { npm_config_port: 'true' }],
  ['--port=9000', [], { npm_config_port: '9000' }],
  ['--name games.home', ['games.home'], { npm_config_name: 'true' }],
  ['--https', [], { npm_config_https: 'true' }],
  ['--no-mdns', [], { npm_config_mdns: '' }],
  ['--mock-scanner', [], { npm_config_mock_scanner: 'true' }],
])('explains npm start %s', (words, args, env) => {
  expect(misplaced('start', args, env)).toContain(`npm start -- ${words.replace('=', ' ')}`);
});

it('knows every option of the referee', () => {
  const command = new URL('../../server/src/cli/serve-command.ts', import.meta.url);
  const named = readFileSync(command, 'utf8').matchAll(/'--([a-z-]+)[' ]/g);
  const options = [...named].map(([, name = '']) => name);
  expect(options.length).toBeGreaterThan(10);
  expect(options.filter((name) => !KEPT_BY_NPM.includes(name))).toEqual([]);
});

it('explains npm test --all and --seed 5', () => {
  expect(misplaced('test', [], { npm_config_all: 'true' })).toContain('npm test -- --all');
  const seed = misplaced('test', ['5'], { npm_config_seed: 'true' });
  expect(seed).toContain('npm test -- --seed 5');
  expect(misplaced('test', ['engine'], {})).toBeUndefined();
});

it.each([
  [[], {}, undefined],
  [['--database-driver', 'node'], {}, 'node'],
  [['--https', '--database-driver=sqlite3', '--port', '9000'], {}, 'sqlite3'],
  [[], { MISTERX_DATABASE_DRIVER: 'node' }, 'node'],
  [['--database-drivers', 'node'], {}, undefined],
])('the driver of %j and %j is %s', (args, env, driver) => {
  expect(wantedDriver(args, env)).toBe(driver);
});

const EVERYTHING = { extent: 'quick', seed: undefined, checks: ['types', 'format', 'lint'] };
it.each([
  [[], EVERYTHING],
  [['--all', '--seed=7'], { ...EVERYTHING, extent: 'all', seed: 7 }],
  [['--every', '--seed', '7'], { ...EVERYTHING, extent: 'every', seed: 7 }],
  [['lint'], { checks: ['lint'], paths: [] }],
  [['lint', 'engine', 'server/src'], { checks: ['lint'], paths: ['engine', 'server/src'] }],
])('npm test -- %j', (args, options) => {
  expect(parseTestOptions(args)).toMatchObject(options);
});

it.each([[['--seed', '0']], [['--seed']], [['--fast']], [['engin']]])(
  'npm test -- %j is refused',
  (args) => expect(parseTestOptions(args)).toHaveProperty('error'),
);
