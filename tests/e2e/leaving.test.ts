import { it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { YardTable } from '../support/yard-table.js';
import type { PhonePage } from '../support/phone-page.js';

useChromium();

async function leave(phone: PhonePage): Promise<void> {
  const { open, leave } = phone.words.phone.menu;
  await phone.button(open).tap();
  await phone.button(leave).tap();
  await phone.page.getByText(phone.words.phone.menu.leaveAsk).waitFor();
  await phone.button(leave).tap();
}

it('who leaves a seat is away at the table, and is back with the recovery code, on the same page', () =>
  Evening.spend('leaving', async (evening) => {
    const players = { hunters: 2, names: ['Xenia', 'Ada', 'Ben'], language: 'en' } as const;
    const { kiosk, x, codes } = await YardTable.gather(evening, players, []);
    const { away, joined } = kiosk.words.table.gathering;
    const seat = kiosk.page.getByRole('listitem').filter({ hasText: 'Xenia' });
    const { haveRecovery, recovery: label, takeOver } = x.words.join;
    await leave(x);
    await seat.getByText(away).waitFor();
    await x.button(haveRecovery).tap();
    await x.page.getByLabel(label).fill(codes.get('Xenia') ?? '');
    await x.button(takeOver).tap();
    await x.writeCodeDown();
    await seat.getByText(joined).waitFor();
    await leave(x);
    await seat.getByText(away).waitFor();
  }));
