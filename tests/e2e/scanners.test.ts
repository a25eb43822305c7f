import { type OrdinaryTicket, writeYardCard, type YardCard } from '@mister-x/games/scotland-yard/rules';
import { expect, it } from 'vitest';
import { CardHands } from '../support/card-hands.js';
import { Evening, useChromium } from '../support/evening.js';
import { FastPlayers } from '../support/fast-hands.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { YardTable } from '../support/yard-table.js';
import { stepAwayFromDetectives, stepNearTarget } from '../support/planner.js';

useChromium();

const settings = {
  hunters: 3,
  names: ['Vera', 'Ann', 'Ben', 'Cleo'],
  language: 'en',
  serverDeals: true,
} as const;
const TAXI: YardCard = { kind: 'ticket', owner: null, piece: 'taxi', serial: 0 };

it('CM-9 the host says on the devices page what is listened to, and in whose hand it lies', () =>
  Evening.spend(
    'scanners',
    async (evening) => {
      const { scanner } = evening.referee;
      const yard = await YardTable.gather(evening, settings, []);
      const { kiosk } = yard;
      const { devices, cards } = kiosk.words;
      // While people gather a card is answered, and plays nothing.
      const desk = new CardHands(kiosk, scanner);
      await desk.plug();
      desk.scan(TAXI);
      await kiosk.toast(cards.early);
      await desk.unplug();
      await kiosk.start();
      await yard.everybody('round 1', ({ round }) => round === 1);
      const hands = await FastPlayers.of(yard);
      await hands.travel([stepAwayFromDetectives(yard.secret)]);
      await yard.everybody('the detectives are next', ({ phase }) => phase === 'detectives');

      // A keyboard is nobody's business until the host turns it on.
      scanner.plug('keys', 'Keyboard scanner', 'keyboard');
      await openDevices(kiosk);
      const listen = kiosk.page.getByRole('switch', { name: `${devices.use}: Keyboard scanner` });
      await listen.waitFor();
      expect(await listen.getAttribute('aria-checked')).toBe('false');
      scanner.scan('keys', writeYardCard({ kind: 'stop', stop: 46 }));
      await listen.click();
      await kiosk.page.locator('[role=switch][aria-checked=true]').waitFor();
      scanner.scan('keys', writeYardCard({ kind: 'stop', stop: 74 }));
      await kiosk.page.getByText(cards.stop(74)).waitFor();
      expect(await kiosk.page.getByText(cards.stop(46)).count()).toBe(0);

      // Ben's own: while Ann is next it waits; on the devices page nothing is played.
      await kiosk.page.getByLabel(devices.seat).selectOption({ label: 'Ben' });
      scanner.scan('keys', writeYardCard(TAXI));
      const taxi = kiosk.words['scotland-yard'].pieces.taxi;
      await kiosk.page.getByText(kiosk.words['scotland-yard-paper'].cards.type(taxi)).waitFor();
      await kiosk.button(kiosk.words.common.back).click();
      expect(await kiosk.page.locator('.stage').count()).toBe(0);
      const ben = new CardHands(kiosk, scanner, 'keys');
      const { refusals } = kiosk.words['scotland-yard'];
      await ben.refused(TAXI, refusals.OUT_OF_ORDER);
      // A touch puts the sentence away.
      await kiosk.button(kiosk.words['scotland-yard-scan'].away).click();
      await yard.move('d1', stepNearTarget(yard.view, 'd1', yard.xStop));
      const { ticket, stop } = stepNearTarget(yard.view, 'd2', yard.xStop);
      await ben.move('d2', ticket as OrdinaryTicket, stop);

      // Out for a moment and back: what was set is still set.
      scanner.fail('keys', 'LOST');
      await ben.unplug();
      await ben.plug('keyboard');
      await ben.refused(TAXI, refusals.DETECTIVE_ALREADY_MOVED);
      await openDevices(kiosk);
      expect(await kiosk.page.getByLabel(devices.seat).inputValue()).toBe('h2');
      await kiosk.button(kiosk.words.common.back).click();

      // Cards fill the rows of a log that was kept on paper, and move nobody.
      const { log } = kiosk.words['scotland-yard-paper'];
      await kiosk.menu();
      await kiosk.button(log.menu).click();
      await kiosk.button(log.begin).click();
      const before = JSON.stringify(yard.view);
      ben.scan(TAXI);
      ben.scan({ kind: 'stop', stop: 74 });
      ben.scan({ kind: 'command', command: 'confirm' });
      await kiosk.page.getByText(log.rows(1)).waitFor();
      expect(await kiosk.page.locator('.stage').count()).toBe(0);
      // What is no card is told over the page that fills the screen.
      await kiosk.page.setViewportSize({ width: 800, height: 480 });
      ben.scan('XT2103FF');
      await kiosk.toast(cards.faults.CODE_DAMAGED);
      await evening.looks(kiosk, 'a damaged card in the paper log');
      await kiosk.device.screenshot('kiosk/scanners-damaged');
      expect(JSON.stringify(yard.view)).toBe(before);
    },
    { practice: true },
  ));

async function openDevices(kiosk: KioskPage): Promise<void> {
  await kiosk.menu();
  await kiosk.button(kiosk.words.screen.menu.devices).click();
  await kiosk.page.getByRole('heading', { name: kiosk.words.devices.title }).waitFor();
}
