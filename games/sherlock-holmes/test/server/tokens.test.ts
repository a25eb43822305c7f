import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAPERS } from '@mister-x/engine/protocol';
import { readHolmesCard } from '../../rules/index.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '@mister-x/server/cli/main';
import { drawSubset } from '@mister-x/engine/testing/draws';
import { decode } from '@mister-x/printing/testing/decode';
import { quietZoneFaults, inkOutside } from '@mister-x/printing/testing/inspect';
import { FIRST_PRINT_ORDER, print } from '../../../test/orders.js';
import { printableBox } from '@mister-x/printing/testing/printable';
import { renderPages } from '@mister-x/printing/testing/render';
import { packOfJob, tokensIn } from '../../print/pack-job.js';
import { codesFile, tokenCodes } from '../../print/codes.js';
import { sortedTokens } from '../../print/draw.js';

const SECRET = 314_159_265_358_979;
const order = { ...FIRST_PRINT_ORDER, game: 'sherlock-holmes', sheet: 'tokens' } as const;

describe('the private list of codes (SH-83)', () => {
  it('has a code of its own for each token, the same whenever it is asked', () => {
    const codes = [...tokenCodes({ secret: SECRET }).values()];
    expect(new Set(codes).size).toBe(30);
    for (const code of codes) expect(readHolmesCard(code)).toMatchObject({ value: { kind: 'token' } });
    expect([...tokenCodes({ secret: SECRET }).values()]).toEqual(codes);
  });

  it('is another one for each number, and spreads over all codes', () => {
    const lists = Array.from({ length: 200 }, (_, i) => tokenCodes({ secret: SECRET - i }));
    expect(new Set(lists.map((list) => [...list.values()].join())).size).toBe(200);
    for (const { id } of tokensIn({})) {
      // Of 529 codes 200 draws meet about 167.
      const met = new Set(lists.map((list) => list.get(id)));
      expect(met.size).toBeGreaterThan(130);
    }
  });

  it('is a file of codes with their tokens, in the order of the codes', () => {
    const file: Record<string, string> = JSON.parse(codesFile({ secret: SECRET }));
    const codes = Object.keys(file);
    expect(codes).toEqual([...codes].sort());
    expect(Object.values(file).sort()).toEqual([...packOfJob({}).tokens.keys()].sort());
    for (const [code, token] of Object.entries(file)) expect(tokenCodes({ secret: SECRET }).get(token)).toBe(code);
  });

  it('is not given away by where a token lies on the sheet', () => {
    const codes = tokenCodes({ secret: SECRET });
    const { token_types: types } = packOfJob({}).file;
    const sorted = sortedTokens({}, codes);
    const printed = sorted.map(({ id, type }) => `${types.indexOf(type)} ${codes.get(id)}`);
    expect(printed).toEqual([...printed].sort());
  });
});

describe.each(drawSubset(PAPERS))('tokens on %s', (paper) => {
  it.each(['qr', 'datamatrix'] as const)('bear the codes of the list, which are read as %s', async (code) => {
    for (const tokens of ['symbols', 'both']) {
      const options = { secret: SECRET, tokens, code };
      const texts: string[] = [];
      for await (const picture of renderPages((await print({ ...order, paper, options })).pdf, 200)) {
        for (const read of await decode(picture, code)) {
          texts.push(read.text);
          expect(quietZoneFaults(picture, code, read).slice(0, 3)).toEqual([]);
        }
        expect(inkOutside(picture, [printableBox(picture.page)])).toBe(0);
      }
      expect(texts.sort()).toEqual([...tokenCodes({ secret: SECRET }).values()].sort());
    }
  });
});

describe('mister-x print tokens --secret', () => {
  let out = '';
  let folder = '';
  beforeEach(async () => {
    out = '';
    folder = await mkdtemp(join(tmpdir(), 'mister-x-tokens-'));
    for (const stream of [process.stdout, process.stderr]) {
      vi.spyOn(stream, 'write').mockImplementation((text) => {
        out += text;
        return true;
      });
    }
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (secret: number, place: string) =>
    main([...['print', 'tokens', '--game', 'sherlock-holmes'], ...['--secret', `${secret}`, '--out', place]]);

  it('writes the list beside the print, and never over another one', async () => {
    const [pdf, list] = [join(folder, 'ours.pdf'), join(folder, 'ours.codes.json')];
    expect(await run(SECRET, pdf)).toBe(0);
    expect(await readFile(list, 'utf8')).toBe(codesFile({ secret: SECRET }));
    expect(out).toContain(list);
    expect(await run(SECRET, pdf)).toBe(0);
    const printed = await readFile(pdf);
    expect(await run(SECRET - 1, pdf)).toBe(1);
    expect(out).toContain('there is already another file of that name');
    // What is printed still goes with the list.
    expect(await readFile(pdf)).toEqual(printed);
    expect(await readFile(list, 'utf8')).toBe(codesFile({ secret: SECRET }));
  });

  it('says that a second file needs a place', async () => {
    expect(await run(SECRET, '-')).toBe(2);
    expect(out).toContain('Name a file or folder with --out.');
    expect(await readdir(folder)).toEqual([]);
  });

  it('writes no list where there are no codes, and no bars on tokens', async () => {
    expect(await run(0, folder)).toBe(0);
    expect(await readdir(folder)).toEqual(['sherlock-holmes-tokens-a4.pdf']);
    const bars = ['--code', 'code128', '--secret', '7', '--out', folder];
    expect(await main(['print', 'tokens', '--game', 'sherlock-holmes', ...bars])).toBe(2);
    expect(out).toContain('Bars are too wide for tokens.');
  });
});
