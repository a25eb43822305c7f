import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FullStorage } from '../testing/full-storage.js';
import { forget, recall, remember } from './store.js';

let storage: FullStorage;

beforeEach(() => {
  storage = new FullStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  storage.takes = true;
  storage.lets = true;
  forget('a');
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
