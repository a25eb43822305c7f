import { expect, it } from 'vitest';
import { province } from '../test/province.js';
import { FIRST_PRINT_ORDER, print } from '../../test/orders.js';
import { readPages } from '@mister-x/printing/testing/text';

it('a custom board is printed with its cities, missions and tickets', async () => {
  const file = province('Altogether Ours');
  const texts = async (sheet: string) => {
    const { pdf } = await print({ ...FIRST_PRINT_ORDER, game: 'mister-x-europe', sheet, file });
    return (await readPages(pdf)).map(({ text }) => text).join('\n');
  };
  const cities = await texts('stations');
  expect(cities).toContain('Town 25');
  expect(cities).not.toContain('Lisbo');
  expect(cities).toContain('Mister X across Europe · Altogether Ours · Station cards');
  const starts = new Set((await texts('starts')).match(/Town \d+/g));
  expect(starts).toEqual(new Set((file.starts.detectives ?? []).map((stop) => `Town ${stop}`)));
  const missions = await texts('missions');
  for (const part of ['Altogether Ours', 'Town 11', 'Town 24']) expect(missions).toContain(part);
  const tickets = await texts('tickets');
  // Eight of each kind instead of fifteen, ten and five.
  expect(tickets).toContain('no. 8');
  expect(tickets).not.toContain('no. 9');
  expect(await texts('poster')).toContain('ALTOGETHER OURS');
  // What serves every board does not name one.
  expect(await texts('commands')).not.toContain('Altogether Ours');
});
