import { expect, it } from 'vitest';
import { isInstalled, isSupported } from './packages.mjs';

it.each([
  ['v20.19.0', true],
  ['v20.18.9', false],
  ['v22.13.1', true],
  ['v22.12.0', false],
  ['v23.11.0', false],
  ['v24.0.0', true],
  ['v26.1.0', true],
])('Node.js %s is supported: %s', (version, supported) => {
  expect(isSupported(version, '^20.19.0 || ^22.13.0 || >=24.0.0')).toBe(supported);
});

const ZOD = { version: '4.6.7' };
const LOCK = {
  '': { version: '0.1.0' },
  engine: { version: '0.1.0' },
  'node_modules/@mister-x/engine': { link: true, resolved: 'engine' },
  'node_modules/@mister-x/gone': { link: true, resolved: 'gone' },
  'node_modules/zod': ZOD,
  'node_modules/fsevents': { version: '2.3.3', optional: true },
  'kiosk/node_modules/vite': { version: '8.3.8' },
};
const { '': _, 'node_modules/fsevents': __, 'node_modules/@mister-x/gone': ___, ...RIGHT } = LOCK;

it.each([
  ['what the lock file says, without what is for other systems', RIGHT, true],
  ['a package less', { ...RIGHT, 'node_modules/zod': undefined }, false],
  ['another version', { ...RIGHT, 'kiosk/node_modules/vite': { version: '8.3.7' } }, false],
  ['a package more', { ...RIGHT, 'node_modules/left-pad': ZOD }, false],
  ['a workspace less', { ...RIGHT, 'node_modules/@mister-x/engine': undefined }, false],
])('%s is installed: %s', (_name, found, installed) => {
  const packages = JSON.parse(JSON.stringify(found));
  expect(isInstalled({ packages: LOCK }, { packages })).toBe(installed);
});

it('nothing is installed yet', () => expect(isInstalled({ packages: {} }, undefined)).toBe(false));
