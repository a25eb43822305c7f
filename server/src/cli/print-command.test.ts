import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRINT_KITS } from '@mister-x/games/printing';
import { readPages } from '@mister-x/printing/testing/text';
import { province } from '@mister-x/games/mister-x-europe/test/province';
import { main } from './main.js';

// The first sheet loads fonts, which takes seconds on a machine that does other things as well.
let out = '';
let errors = '';
let folder = '';

beforeEach(async () => {
  out = '';
  errors = '';
  folder = await mkdtemp(join(tmpdir(), 'mister-x-print-'));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    errors += text;
    return true;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const pdf = (path: string): Promise<string> => readFile(path, 'latin1');

describe('mister-x print', () => {
  it('alone lists what there is, within 80 columns', async () => {
    expect(await main(['print'])).toBe(0);
    for (const part of ['tickets', 'stations', 'poster', 'npx mister-x print tonight']) {
      expect(out).toContain(part);
    }
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  it('has a help within 80 columns, with every option', async () => {
    expect(await main(['print', '--help'])).toBe(0);
    for (const part of [
      ...['--out', '--paper', '--language', '--code', '--detectives', '--pawn', '--edition', '--board'],
      ...['--label', '--offset', '--poster', '--tiled', 'Examples:'],
    ]) {
      expect(out).toContain(part);
    }
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  it('writes a sheet and says where it is', async () => {
    const file = join(folder, 'cards.pdf');
    expect(await main(['print', 'commands', '--language', 'ru', '--out', file])).toBe(0);
    expect(await pdf(file)).toMatch(/^%PDF-/);
    // So that viewers propose actual size.
    expect(await pdf(file)).toContain('/PrintScaling /None');
    expect(out).toContain(`${file}  1 page\n`);
    expect(out).toContain('actual size');
    expect(await readdir(folder)).toEqual(['cards.pdf']);
  });

  it('names first what an evening needs, which is what the kiosk offers', async () => {
    await main(['print']);
    expect(out.indexOf('tonight')).toBeLessThan(out.indexOf('tickets'));
    const kit = join(folder, 'kit');
    out = '';
    expect(await main(['print', 'tonight', '--out', kit])).toBe(0);
    const sheets = PRINT_KITS.get('scotland-yard')?.sheets.filter(({ tonight }) => tonight) ?? [];
    const files = sheets.map(({ sheet }) => `mister-x-${sheet}-a4.pdf`);
    expect((await readdir(kit)).sort()).toEqual([...files].sort());
    // As many as the help promises.
    const pages = [...out.matchAll(/(\d+) pages?$/gm)].map(([, n]) => Number(n));
    expect(pages.reduce((sum, n) => sum + n, 0)).toBe(5);
  });

  it('writes all of them into a folder that it makes', async () => {
    const kit = join(folder, 'kit');
    const args = ['print', 'all', '--paper', 'letter', '--detectives', '3', '--out', kit];
    expect(await main([...args, '--poster', 'a3'])).toBe(0);
    expect((await readdir(kit)).sort()).toEqual([
      'mister-x-commands-letter.pdf',
      'mister-x-digits-letter.pdf',
      'mister-x-labels-avery-5160.pdf',
      'mister-x-log-letter.pdf',
      'mister-x-poster-a3-letter.pdf',
      'mister-x-poster-a3.pdf',
      'mister-x-starts-letter.pdf',
      'mister-x-stations-letter.pdf',
      'mister-x-tickets-letter.pdf',
      'mister-x-types-letter.pdf',
    ]);
  });

  it('does the same for another game, with what that one has', async () => {
    expect(await main(['print', '--game', 'mister-x-europe'])).toBe(0);
    for (const part of ['Mister X across Europe', 'missions', '--game mister-x-europe']) {
      expect(out).toContain(part);
    }
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
    const kit = join(folder, 'kit');
    out = '';
    await main(['print', 'tonight', '--game', 'mister-x-europe', '--out', kit]);
    expect((await readdir(kit)).sort()).toEqual([
      'mister-x-europe-commands-a4.pdf',
      'mister-x-europe-digits-a4.pdf',
      'mister-x-europe-missions-a4.pdf',
      'mister-x-europe-types-a4.pdf',
    ]);
    const pages = [...out.matchAll(/(\d+) pages?$/gm)].map(([, n]) => Number(n));
    expect(pages.reduce((sum, n) => sum + n, 0)).toBe(4);
  });

  it('prints a board of one’s own, for its game (--board)', async () => {
    const board = join(folder, 'ours.json');
    await writeFile(board, JSON.stringify(province('Ours')));
    const file = join(folder, 'starts.pdf');
    expect(await main(['print', 'starts', '--board', board, '--out', file])).toBe(0);
    const [page] = await readPages(new Uint8Array(await readFile(file)));
    expect(page?.text).toContain('Mister X across Europe · Ours · Start cards');
    expect(page?.text).toContain('Town 13');
  });

  it.each([
    ['of another game', JSON.stringify(province()), 'is for mister-x-europe'],
    ['that is none', '{"format":"mister-x-board/2"}', 'is not a board or box file'],
    ['that cannot be played on', JSON.stringify({ ...province(), starts: {} }), 'not ready for play'],
  ])('says why it prints no board %s', async (_, text, sentence) => {
    const board = join(folder, 'ours.json');
    await writeFile(board, text);
    const args = ['print', 'starts', '--board', board, '--game', 'scotland-yard'];
    expect(await main([...args, '--out', join(folder, 'x.pdf')])).toBe(2);
    expect(errors).toContain(sentence);
    expect(await readdir(folder)).toEqual(['ours.json']);
  });

  it('writes one sheet into a folder that is there, under its usual name', async () => {
    expect(await main(['print', 'digits', '--out', folder])).toBe(0);
    expect(await readdir(folder)).toEqual(['mister-x-digits-a4.pdf']);
    expect(out).toContain(`${join(folder, 'mister-x-digits-a4.pdf')}  1 page\n`);
  });

  it.each([
    ['1,5', '1 mm to the right and 5 mm down'],
    ['-1.5,-0.5', '1.5 mm to the left and 0.5 mm up'],
  ])('says how it understood the offset %s', async (offset, said) => {
    await main(['print', 'labels', '--pawn', 'x', '--offset', offset, '--out', folder]);
    expect(out).toContain(`Labels are moved ${said}.`);
  });

  it('replaces what it printed before', async () => {
    const file = join(folder, 'cards.pdf');
    await main(['print', 'digits', '--out', file]);
    const before = await pdf(file);
    expect(await main(['print', 'commands', '--out', file])).toBe(0);
    expect(await pdf(file)).not.toBe(before);
    const told = [...out.matchAll(/cards\.pdf {2}(.*)\n/g)].map(([, what]) => what);
    expect(told).toEqual(['1 page', '1 page, replaced']);
  });
});

describe('what cannot be written ends with 1 and a sentence, and changes nothing', () => {
  it('a file of someone else', async () => {
    const file = join(folder, 'holiday.pdf');
    await writeFile(file, '%PDF-1.4 our holiday');
    expect(await main(['print', 'digits', '--out', file])).toBe(1);
    expect(errors).toContain('that Mister X did not make');
    expect(await pdf(file)).toBe('%PDF-1.4 our holiday');
  });

  it('a folder that is not there', async () => {
    expect(await main(['print', 'digits', '--out', join(folder, 'no', 'x.pdf')])).toBe(1);
    expect(errors).toContain('there is no such folder');
    expect(await main(['print', 'all', '--out', join(folder, 'no', 'kit')])).toBe(1);
    expect(errors).toContain(join('no', 'kit'));
  });

  it('a folder in the place of the file that goes into a folder', async () => {
    await mkdir(join(folder, 'mister-x-digits-a4.pdf'));
    expect(await main(['print', 'digits', '--out', folder])).toBe(1);
    expect(errors).toContain('it is a folder');
  });

  it('a file in the place of the folder', async () => {
    await writeFile(join(folder, 'kit'), 'text');
    expect(await main(['print', 'all', '--out', join(folder, 'kit')])).toBe(1);
    expect(errors).toContain('not a folder');
    expect(await readdir(folder)).toEqual(['kit']);
  });
});

describe('what is not understood is refused with 2 and a sentence', () => {
  it.each<[string, readonly string[], string]>([
    ['an unknown sheet', ['money'], 'tickets'],
    ['another paper', ['digits', '--paper', 'a5'], 'a4'],
    ['another language', ['digits', '--language', 'es'], 'en'],
    ['another code', ['digits', '--code', 'pdf417'], 'datamatrix'],
    ['too many detectives', ['tickets', '--detectives', '6'], '3 to 5'],
    ['an offset of one number', ['labels', '--offset', '3'], '1.5,-0.5'],
    ['an offset off the paper', ['labels', '--offset', '30,0'], '-20 to 20'],
    ['a pawn that is not there', ['tickets', '--pawn', 'd5', '--detectives', '4'], 'd1 to d4'],
    ['bars on labels that are narrower', ['labels', '--label', 'avery-l4731', '--code', 'code128'], 'larger labels'],
    ['a sheet that only another game has', ['missions'], 'has no sheet missions'],
    ['a game without cards', ['digits', '--game', 'chess'], 'mister-x-europe'],
    [
      'the tickets of a pawn where none has its own',
      ['tickets', '--game', 'mister-x-europe', '--pawn', 'd2'],
      'no pawn has tickets',
    ],
    ['all into the standard output', ['all', '--out', '-'], 'one sheet'],
  ])('%s', async (_, args, part) => {
    expect(await main(['print', ...args])).toBe(2);
    expect(errors).toContain(part);
    expect(errors).not.toContain('(mister-x --help');
    expect(errors).not.toMatch(/^ {4}at /m);
  });
});
