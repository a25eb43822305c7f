import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '@mister-x/server/cli/main';
import { customPack } from '../server-data.js';
import { readPages } from '@mister-x/printing/testing/text';

// The first sheet loads fonts, which takes seconds on a machine that does other things as well.
let errors = '';
let folder = '';
let box = '';
beforeEach(async () => {
  errors = '';
  folder = await mkdtemp(join(tmpdir(), 'mister-x-box-'));
  box = join(folder, 'ours.json');
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    errors += text;
    return true;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

describe('mister-x print --board, with a pack', () => {
  it('prints it, for its game', async () => {
    await writeFile(box, JSON.stringify(customPack('ours'), null, 2));
    const file = join(folder, 'stations.pdf');
    expect(await main(['print', 'stations', '--board', box, '--out', file])).toBe(0);
    const [page] = await readPages(new Uint8Array(await readFile(file)));
    expect(page?.text).toContain('Sherlock Holmes · ours · Location cards');
    expect(page?.text).toContain('Kai 2');
  });

  it('says everything that is wrong with it, in words', async () => {
    const file = customPack('ours');
    const roads = [...file.roads, ['1', '1'], ['2', '2']];
    await writeFile(box, JSON.stringify({ ...file, roads, cases: file.cases.slice(1) }));
    expect(await main(['print', 'all', '--board', box, '--out', join(folder, 'x')])).toBe(2);
    for (const sentence of [
      'is not ready for play yet:',
      '  A road leads from a place back to itself: 1.',
      '  A road leads from a place back to itself: 2.',
      '  There must be six cases.',
    ]) {
      expect(errors.split('\n')).toContain(sentence);
    }
    expect(await readdir(folder)).toEqual(['ours.json']);
  });

  it.each([
    ['of the wrong shape', { ...customPack(), hand_size: 'six' }, 'not a box file (pack.hand_size).'],
    ['of another game', customPack(), 'This file is for sherlock-holmes.'],
  ])('says why it prints none %s', async (_, file, sentence) => {
    await writeFile(box, JSON.stringify(file));
    const out = ['--out', join(folder, 'x.pdf')];
    const game = ['--game', 'scotland-yard'];
    expect(await main(['print', 'stations', '--board', box, ...game, ...out])).toBe(2);
    expect(errors).toContain(sentence);
    expect(await readdir(folder)).toEqual(['ours.json']);
  });
});
