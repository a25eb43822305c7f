import type { OrdinaryTicket } from '@mister-x/games/scotland-yard/rules';
import { expect, it } from 'vitest';
import { FAST_COMPUTERS } from '../processes/referee-process.js';
import { Evening, useChromium } from '../support/evening.js';
import { stepNearTarget } from '../support/planner.js';

useChromium();

/** Some of the detectives' start cards. */
const CARDS = [13, 26, 29, 34, 50];

/** At the real board: Mister X and two detectives are computers, of the people one has a phone. */
it('two people and three computers, and then one person less', () =>
  Evening.spend(
    'chairs',
    async (evening) => {
      const kiosk = await evening.kiosk('de');
      const { page, words } = kiosk;
      const { computers, seats } = words.screen;
      await kiosk.open(evening.referee);
      await kiosk.button(words.screen.home.newTable).click();
      const setup = words['scotland-yard-setup'];
      await page.getByText(setup.variants.modern.name, { exact: true }).click();
      await page.getByText('4', { exact: true }).last().click();
      await kiosk.tab(words.screen.setup.steps.players);
      const chair = (name: string) => page.getByLabel(computers.who(name), { exact: true });
      await chair(setup.misterXName).selectOption({ label: words.common.levels.medium });
      await chair(setup.hunterName(3)).selectOption({ label: words.common.levels.easy });
      await chair(setup.hunterName(4)).selectOption({ label: words.common.levels.hard });
      // Its key lies with the host, who is told so.
      await page.getByText(computers.keys).waitFor();
      await evening.looks(kiosk, 'the players');
      await kiosk.device.screenshot('kiosk/chairs-setup');
      await kiosk.button(words.screen.setup.create).click();

      const [anna, ben] = [setup.hunterName(1), setup.hunterName(2)];
      const phone = await evening.phone('de', 'phone');
      await phone.type(evening.referee.lanAddress, await kiosk.code(anna));
      await phone.sameNumber();
      await phone.sitDown(anna);
      await phone.writeCodeDown();
      await page.getByText(words.common.levels.hard).waitFor();
      await evening.looks(kiosk, 'people gather');
      await kiosk.device.screenshot('kiosk/chairs-gathering');
      await kiosk.start();

      // Computers draw their start cards as people do.
      const wire = kiosk.device.wire;
      const placed = () => wire.view.detectives.filter(({ stop }) => stop !== null).length;
      await expect.poll(placed).toBe(2);
      await evening.looks(kiosk, 'start cards');
      await kiosk.device.screenshot('kiosk/chairs-start');
      const hands = await evening.handsOfSeat(await phone.held());
      const free = () => {
        const taken = wire.view.detectives.map(({ stop }) => stop);
        return CARDS.find((stop) => !taken.includes(stop)) ?? 0;
      };
      await hands.act('h1', { type: 'registerStart', pawn: 'd1', stop: free() });
      await expect.poll(placed).toBe(3);
      await kiosk.registerStart(ben, free());

      // A computer may show himself early, by a double move.
      await kiosk.page.addLocatorHandler(kiosk.moment, () => kiosk.goOn());
      // Everybody moves; the screen says where to put the pawns of those who have no hands.
      await hands.until('his turn', ({ next }) => next.includes('d1'));
      const own = stepNearTarget(hands.view, 'd1', 1);
      await hands.act('h1', { type: 'move', detective: 'd1', ...own });
      await wire.until('the other’s turn', () => wire.view.next.includes('d2'));
      const { ticket, stop } = stepNearTarget(wire.view, 'd2', 1);
      await kiosk.move(ben, ticket as OrdinaryTicket, stop);
      await wire.until('round 2', () => wire.view.round === 2);
      const at = wire.view.detectives[3]?.stop;
      const pieces = page.getByRole('list', { name: words.screen.play.piecesTitle });
      await pieces.getByText(String(at)).waitFor();
      await evening.looks(kiosk, 'what to move');
      await kiosk.device.screenshot('kiosk/chairs-tasks');

      // Ben has to go. The table agrees that a computer plays on.
      await kiosk.menu();
      await kiosk.button(seats.title).click();
      const seat = page.getByRole('listitem').filter({ hasText: ben });
      await evening.looks(kiosk, 'the seats');
      await kiosk.device.screenshot('kiosk/chairs-seats');
      await seat.getByRole('button', { name: computers.seat }).click();
      await evening.looks(kiosk, 'a computer is asked for');
      await kiosk.device.screenshot('kiosk/chairs-ask');
      await kiosk.button(words.common.levels.easy).click();
      await page.getByText(words.sharedLog.seats.computer(ben)).first().waitFor();
      await hands.until('his turn again', ({ next, round }) => round === 2 && next.includes('d1'));
      const again = stepNearTarget(hands.view, 'd1', 1);
      await hands.act('h1', { type: 'move', detective: 'd1', ...again });
      await hands.until('round 3', ({ round }) => round === 3);
      expect(wire.table?.seats.map(({ computer }) => computer)).toEqual(['medium', null, 'easy', 'easy', 'hard']);
    },
    { program: FAST_COMPUTERS },
  ));
