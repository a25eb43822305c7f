import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FullStorage } from '../testing/full-storage.js';
import { forget, onWrite, recall, remember } from './store.js';

let storage: FullStorage;

beforeEach(() => {
  storage = new FullStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  storage.takes = true;
  storage.lets = true;
  for (const key of ['a', 'b', 'c']) forget(key);
  vi.unstubAllGlobals();
});

it('recalls what was remembered last, though the storage was too full for it', () => {
  remember('a', 1);
  storage.takes = false;
  remember('a', 2);
  expect(recall('a')).toBe(2);
  storage.takes = true;
  remember('a', 3);
  expect(recall('a')).toBe(3);
  // From then on it is the storage that counts, in which other tabs write too.
  storage.setItem('mister-x:a', '4');
  expect(recall('a')).toBe(4);
});

it('does not recall what was forgotten, though the storage kept it', () => {
  remember('a', 1);
  storage.lets = false;
  forget('a');
  expect(recall('a')).toBeUndefined();
  storage.lets = true;
  remember('a', 2);
  forget('a');
  expect(recall('a')).toBeUndefined();
});

it('recalls what was too much for the storage until it is forgotten', () => {
  storage.takes = false;
  remember('a', 1);
  expect(recall('a')).toBe(1);
  forget('a');
  expect(recall('a')).toBeUndefined();
});

it('tells at every write whether the storage has everything', () => {
  const listener = vi.fn();
  onWrite(listener);
  const last = () => listener.mock.lastCall;
  remember('a', 1);
  expect(last()).toEqual([true]);
  storage.takes = false;
  remember('a', 2);
  expect(last()).toEqual([false]);
  vi.stubGlobal('localStorage', undefined);
  remember('a', 3);
  expect(listener).toHaveBeenCalledTimes(3);
  expect(last()).toEqual([false]);
});

it('writes what was refused again once anything finds room', () => {
  const listener = vi.fn();
  onWrite(listener);
  storage.takes = false;
  remember('a', 1);
  remember('b', 2);
  storage.takes = true;
  remember('c', 3);
  expect(listener.mock.calls).toEqual([[false], [false], [true]]);
  expect(['a', 'b', 'c'].map((key) => storage.getItem(`mister-x:${key}`))).toEqual(['1', '2', '3']);
});

it('is not taken for whole because something small found room', () => {
  const listener = vi.fn();
  onWrite(listener);
  storage.room = 20;
  remember('a', 'x'.repeat(30));
  remember('b', 1);
  expect(listener.mock.calls).toEqual([[false], [false]]);
  forget('a');
  remember('b', 2);
  expect(listener.mock.lastCall).toEqual([true]);
});
