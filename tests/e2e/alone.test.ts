import type { View } from '@mister-x/games/scotland-yard/rules';
import { expect, it } from 'vitest';
import { FAST_COMPUTERS } from '../processes/referee-process.js';
import { Evening, useChromium } from '../support/evening.js';
import type { SeatClient } from '../support/hands.js';
import { PhonePage } from '../support/phone-page.js';
import { stepAwayFromDetectives, stepNearTarget } from '../support/planner.js';

useChromium();

const isOver = ({ phase }: View) => phase === 'over';
const OWN = 'd1';
const REVEALS = '3, 8, 13 and 18';

/** Plays on for one detective, no matter who the others are, until the game is over. */
async function detect(hands: SeatClient): Promise<View> {
  for (;;) {
    const view = await hands.until(
      'a turn',
      (now) => isOver(now) || (now.phase === 'detectives' && now.next.includes(OWN)),
    );
    if (isOver(view)) return view;
    const { stop, ticket } = stepNearTarget(view, OWN, view.x.lastSeen?.stop ?? 1);
    await hands.act('h1', { type: 'move', detective: OWN, ticket, stop });
  }
}

it('someone without a board tries the game as a detective: one touch, shown round, to the end', () =>
  Evening.spend(
    'alone',
    async (evening) => {
      const viewport = { width: 1280, height: 800 };
      const kiosk = await evening.kiosk('en', 'kiosk', { viewport });
      await kiosk.open(evening.referee);
      const guide = kiosk.words['scotland-yard-guide'];
      const says = (text: string) => kiosk.page.getByRole('status').getByText(text).waitFor();
      await kiosk.button(kiosk.words.screen.home.tryIt).click();
      // A computer may show himself early, by a double move.
      await kiosk.page.addLocatorHandler(kiosk.moment, () => kiosk.goOn());
      await says(guide.ticket);
      await evening.looks(kiosk, 'the first turn');
      await kiosk.device.screenshot('kiosk/alone-first-turn');
      const { view } = kiosk.device.wire;
      const step = stepNearTarget(view, OWN, 1);
      const name = kiosk.device.wire.table?.seats[1]?.name ?? '';
      await kiosk.button(new RegExp(`^${kiosk.words['scotland-yard'].pieces[step.ticket]}`)).click();
      await says(guide.stop);
      await kiosk.button(String(step.stop)).click();
      await says(guide.confirm);
      await kiosk.button(kiosk.words['hunt-screen'].turn.go).click();
      await says(guide.after(REVEALS));
      // Nobody has a board whose pieces he could move.
      expect(await kiosk.page.locator('.tasks li').count()).toBe(0);
      await kiosk.button(guide.done).click();
      await kiosk.page.getByText(guide.after(REVEALS)).waitFor({ state: 'detached' });
      await kiosk.device.screenshot('kiosk/alone-second-round');
      const hands = await evening.handsOfKiosk(kiosk.device.wire.table?.table ?? '');
      const { end } = await detect(hands);
      // The last announcement goes by as all others do; the page of the end stays.
      const winner = kiosk.words['scotland-yard'].winner[end?.winner ?? 'nobody'];
      await kiosk.page.getByRole('heading', { name: winner }).waitFor();
      expect(name).toBe(kiosk.words['scotland-yard-setup'].hunterName(1));

      // One touch to the story and the film, and back.
      const { end: after } = kiosk.words.screen;
      await evening.looks(kiosk, 'the end');
      await kiosk.device.screenshot('kiosk/alone-end');
      await kiosk.button(after.story).click();
      const { tabs } = kiosk.words['hunt-story'];
      await kiosk.page.getByRole('tab', { name: tabs.story, selected: true }).waitFor();
      await kiosk.page.getByRole('heading', { name: tabs.story }).waitFor();
      await kiosk.device.screenshot('kiosk/alone-story');
      await kiosk.page.goBack();
      await kiosk.page.getByRole('heading', { name: winner }).waitFor();

      // Nobody else is waited for: the next game begins at once, without a board as well.
      const first = kiosk.device.wire.table?.table;
      await kiosk.button(after.rematch).click();
      await kiosk.device.wire.until(
        'the next game',
        ({ table, match }) => table?.table !== first && match?.game.phase === 'detectives',
      );
      expect(await kiosk.page.locator('.tasks li').count()).toBe(0);
    },
    { program: FAST_COMPUTERS },
  ));

it('or as Mister X, behind the cover of the same screen', () =>
  Evening.spend(
    'alone-hidden',
    async (evening) => {
      const kiosk = await evening.kiosk('en', 'screen', { hasTouch: true });
      await kiosk.open(evening.referee);
      const guide = kiosk.words['scotland-yard-guide'];
      const { hide, tryHidden } = kiosk.words.screen.home;
      await kiosk.button(tryHidden).click();
      await evening.looks(kiosk, 'where to hide');
      await kiosk.device.screenshot('kiosk/alone-where');
      await kiosk.button(new RegExp(`^${hide.hidden.title}`)).click();
      const x = new PhonePage(kiosk.device, kiosk.words);
      const says = (text: string) => x.page.getByRole('status').getByText(text).waitFor();
      await says(guide.cover);
      await x.uncover();
      await says(guide.own);
      await x.device.screenshot('kiosk/alone-hidden');
      const { wire } = x.device;
      const { ticket, stop } = stepAwayFromDetectives(wire.view);
      await x.chooseInList(ticket, stop);
      await x.confirm();
      await x.covered();
      await says(guide.afterX(REVEALS));
      await x.button(guide.done).tap();
      const hands = await evening.handsOfSeat(await x.held());
      for (;;) {
        const view = await hands.until('his turn', (now) => isOver(now) || now.phase === 'x_turn');
        if (isOver(view)) break;
        const { ticket, stop } = stepAwayFromDetectives(view);
        await hands.act('x', { type: 'travel', legs: [{ ticket, stop }] });
      }
      const words = kiosk.words['scotland-yard'];
      const code = hands.view.end?.code ?? 'CAUGHT';
      await x.page.getByRole('heading', { name: words.outcomes[code] }).waitFor();
      expect(wire.table?.seats.map(({ onScreen }) => onScreen).indexOf(true)).toBe(0);

      const { end: after } = kiosk.words.phone;
      await x.device.screenshot('kiosk/alone-hidden-end');
      await x.button(after.again).tap();
      // The guide was read to its end.
      await x.uncover();
      expect(await x.page.getByText(guide.own).count()).toBe(0);
    },
    { program: FAST_COMPUTERS },
  ));
