import { it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { YardTable } from '../support/yard-table.js';

useChromium();

it('a phone and a kiosk whose next page does not arrive say so, and go on when it does', () =>
  Evening.spend('unloaded', async (evening) => {
    const players = { hunters: 2, names: ['Xenia', 'Ada', 'Ben'], language: 'en' } as const;
    const yard = await YardTable.gather(evening, players, []);
    const { kiosk, x } = yard;
    const pages = [kiosk, x];
    for (const each of pages) each.device.expectOutage(true);
    await x.page.route('**/assets/XPage-*', (route) => route.abort());
    await kiosk.page.route('**/assets/Screen-*', (route) => route.abort());
    await kiosk.button(kiosk.words.screen.gathering.start).click();
    for (const each of pages) {
      await each.page.getByRole('alert').getByText(each.words.common.refusals.CONNECTION_LOST).waitFor();
      await each.device.screenshot(`unloaded-${each.device.name}`);
      await each.page.unrouteAll();
      await each.page.getByRole('button', { name: each.words.common.retry }).click();
    }
    for (const each of pages) each.device.expectOutage(false);
    await yard.everybody('the game has begun', ({ phase }) => phase === 'registration');
    await kiosk.button(kiosk.words.screen.play.menu).waitFor();
    await x.page.getByRole('heading', { name: /Xenia/ }).waitFor();
  }));
