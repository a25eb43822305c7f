import { afterEach, expect, it, vi } from 'vitest';
import { ROOT } from './paths.mjs';
import { sayingUnwritable, unwritableSentence } from './unwritable.mjs';

afterEach(() => vi.restoreAllMocks());

/** @param {object} how */
const error = (how) => Object.assign(new Error('no'), how);

it.each([
  ['EACCES', 'You may not write /clone/.stamps/lock.'],
  ['EPERM', 'You may not write /clone/.stamps/lock.'],
  ['EROFS', '/clone/.stamps/lock cannot be written: its disk is read-only.'],
  ['ENOSPC', '/clone/.stamps/lock cannot be written: the disk is full.'],
  ['EDQUOT', '/clone/.stamps/lock cannot be written: your quota is used up.'],
])('%s is a sentence with the path', (code, sentence) => {
  const said = unwritableSentence(error({ code, path: '/clone/.stamps/lock', syscall: 'open' }));
  expect(said).toContain(sentence);
});

it('names the checkout where the system names nothing', () => {
  expect(unwritableSentence(error({ code: 'ENOSPC', syscall: 'write' }))).toContain(ROOT);
});

it.each([
  ['a file that is not there', error({ code: 'ENOENT', path: '/x', syscall: 'open' })],
  ['a program that may not be run', error({ code: 'EACCES', path: '/x', syscall: 'spawn /x' })],
  ['a mistake of ours', new TypeError('no')],
  ['no error', undefined],
])('%s is none', async (_, other) => {
  expect(unwritableSentence(other)).toBeUndefined();
  await expect(sayingUnwritable(() => Promise.reject(other), 'otherwise')).rejects.toBe(other);
});

it('ends the work with a sentence instead of a stack', async () => {
  const heard = vi.spyOn(console, 'error').mockImplementation(() => {});
  const refused = () => Promise.reject(error({ code: 'EROFS', path: '/clone/dist' }));
  expect(await sayingUnwritable(refused, 'otherwise')).toBe('otherwise');
  expect(heard.mock.calls.join()).toContain('/clone/dist cannot be written');
  expect(await sayingUnwritable(async () => 'done', 'otherwise')).toBe('done');
});
