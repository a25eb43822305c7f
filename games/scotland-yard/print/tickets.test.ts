import { LANGUAGES, type PrintOptions, type PrintOrder } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { FIRST_PRINT_ORDER, print } from '../../test/orders.js';
import { readPages } from '@mister-x/printing/testing/text';

const NUMBERED = { en: 'no. 10', de: 'Nr. 10', fr: 'n° 10', ru: '№ 10' };

async function textOf(changes: Partial<PrintOrder>, options: PrintOptions = {}): Promise<string> {
  const { pdf } = await print({ ...FIRST_PRINT_ORDER, ...changes, options });
  const pages = await readPages(pdf);
  return pages.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ');
}

describe('a ticket', () => {
  it.each(LANGUAGES)('says which of its kind it is (CM-9), in %s', async (language) => {
    const text = await textOf({ sheet: 'tickets', language }, { pawn: 'd2' });
    // Ten taxis, eight buses, four for the Underground.
    expect(text.split(NUMBERED[language])).toHaveLength(2);
    expect(text.split(NUMBERED[language].replace('10', '8'))).toHaveLength(3);
  });

  it.each(['qr', 'code128'] as const)('does so on a label of usual size, in %s', async (code) => {
    expect(await textOf({ sheet: 'labels' }, { pawn: 'd2', code })).toContain('Detective 2 · no. 10');
  });
});

describe('a page of cards', () => {
  it.each([
    ['en', '50 mm'],
    ['ru', '50 мм'],
  ] as const)('measures itself in the units of %s', async (language, length) => {
    expect(await textOf({ sheet: 'digits', language })).toContain(length);
  });
});
