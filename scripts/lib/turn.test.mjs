import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STAMPS } from './stamps.mjs';

const world = vi.hoisted(() => ({
  alone: /** @type {import('./lock.mjs')['alone']} */ (async (_, work) => work()),
}));
vi.mock('./lock.mjs', () => ({
  alone: (/** @type {Parameters<import('./lock.mjs')['alone']>} */ ...args) => world.alone(...args),
}));

const { inTurn } = await import('./turn.mjs');
const LOCK = join(STAMPS, 'lock');

/** @type {string[]} */
let said;
beforeEach(() => {
  said = [];
  const hear = (/** @type {unknown} */ text) => void said.push(String(text));
  vi.spyOn(console, 'log').mockImplementation(hear);
  vi.spyOn(console, 'error').mockImplementation(hear);
});
afterEach(() => vi.restoreAllMocks());

it.each([true, false])('is what its work comes to: %s', async (comesTo) => {
  expect(await inTurn(async () => comesTo)).toBe(comesTo);
  expect(said).toEqual([]);
});

it('says that it waits, and after a long time which file to delete', async () => {
  world.alone = async (_, work, { waiting, long }) => {
    waiting();
    expect(said.join()).toContain('Waiting for it to finish');
    expect(said.join()).not.toContain(LOCK);
    long?.();
    return work();
  };
  expect(await inTurn(async () => true)).toBe(true);
  expect(said.join()).toContain(`delete ${LOCK}`);
});

it('says what cannot be written instead of showing a stack', async () => {
  const refused = Object.assign(new Error('EACCES'), { code: 'EACCES', path: LOCK });
  world.alone = () => Promise.reject(refused);
  expect(await inTurn(async () => true)).toBe(false);
  expect(said.join()).toContain(`You may not write ${LOCK}.`);
});
