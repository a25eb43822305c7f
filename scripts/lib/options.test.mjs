import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KEPT_BY_NPM, misplaced, parseTestOptions } from './options.mjs';

it.each([
  ['--port 9000', { npm_config_port: 'true' }, '--port'],
  ['--public-url=9000', { npm_config_public_url: '9000' }, '--public-url'],
  ['--no-mdns', { npm_config_mdns: '' }, '--no-mdns'],
])('explains npm start %s', (_, env, option) => {
  expect(misplaced('start', env)).toContain(`npm start -- ${option}`);
  expect(misplaced('start', {})).toBeUndefined();
});

it('knows every option of the referee', () => {
  const command = new URL('../../server/src/cli/serve-command.ts', import.meta.url);
  const named = readFileSync(command, 'utf8').matchAll(/'--([a-z-]+)[' ]/g);
  const options = [...named].map(([, name = '']) => name);
  expect(options.length).toBeGreaterThan(10);
  expect(KEPT_BY_NPM).toEqual(expect.arrayContaining(options));
});

const EVERYTHING = { extent: 'quick', seed: undefined, checks: ['types', 'format', 'lint'] };
it.each([
  [[], EVERYTHING],
  [['--all', '--seed=7'], { ...EVERYTHING, extent: 'all', seed: 7 }],
  [['--every', '--seed', '7'], { ...EVERYTHING, extent: 'every', seed: 7 }],
  [['lint'], { checks: ['lint'], paths: [] }],
  [['lint', 'engine', 'server/src'], { checks: ['lint'], paths: ['engine', 'server/src'] }],
])('npm test -- %j', (args, options) => {
  expect(parseTestOptions(args, {})).toMatchObject(options);
});

it.each([
  [['--seed', '0'], 'whole number'],
  [['--seed'], '--seed'],
  [['--fast'], '--fast'],
  [['engin'], '"engin" is neither'],
])('npm test -- %j is refused', (args, why) => {
  expect(() => parseTestOptions(args, {})).toThrow(why);
});
