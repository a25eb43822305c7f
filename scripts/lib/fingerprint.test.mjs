import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changes, fingerprint } from './fingerprint.mjs';

let root = '';
const put = (/** @type {string} */ path, /** @type {string} */ text) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
const take = () => fingerprint(root, ['src', 'package.json', 'not-there']);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  put('src/a.ts', 'a');
  put('src/deep/b.ts', 'b');
  put('package.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('names files and folders below, without what is built or installed', () => {
  put('src/dist/a.js', 'built');
  put('src/node_modules/x/index.js', 'installed');
  put('src/a.test.ts', 'a test');
  expect(Object.keys(take())).toEqual(['src/a.ts', 'src/deep/b.ts', 'package.json']);
});

it('notices a changed, a new and a deleted file', () => {
  const before = take();
  put('src/a.ts', 'changed');
  put('src/c.ts', 'new');
  rmSync(join(root, 'src/deep'), { recursive: true });
  expect(changes(before, take())).toEqual({
    changed: ['src/a.ts', 'src/c.ts'],
    gone: ['src/deep/b.ts'],
  });
});

it('does not mind new dates', () => {
  const before = take();
  utimesSync(join(root, 'src/a.ts'), new Date(0), new Date(0));
  expect(changes(before, take())).toEqual({ changed: [], gone: [] });
});
