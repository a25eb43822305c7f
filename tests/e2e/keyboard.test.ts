import type { OrdinaryTicket } from '@mister-x/games/scotland-yard/rules';
import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { FastPlayers } from '../support/fast-hands.js';
import { Keys } from '../support/keys.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { YardTable } from '../support/yard-table.js';
import type { PhonePage } from '../support/phone-page.js';
import { stepAwayFromDetectives, stepNearTarget } from '../support/planner.js';

useChromium();

const NAMES = ['Xi', 'Ada', 'Ben', 'Cas', 'Dee'] as const;
/** Their start cards; Mister X's last. */
const [FIRST, SECOND, ...STARTS] = [34, 132, 26, 91, 174] as const;

it('a whole evening at the big screen, and the way of Mister X to his first move, by keys alone', () =>
  Evening.spend('keyboard', async (evening) => {
    const kiosk = await evening.kiosk('en');
    const keys = new Keys(kiosk.page);
    await kiosk.open(evening.referee);
    await setUp(kiosk, keys);
    const x = await evening.phone('en', 'x');
    const phone = new Keys(x.page);
    const code = await kiosk.page.locator('.join .code').textContent();
    await join(evening, x, phone, code?.slice(-9) ?? '');
    await keys.use(kiosk.button(kiosk.words.screen.gathering.start));
    const yard = new YardTable(evening, kiosk, x, new Map(), NAMES);
    await yard.everybody('registration', ({ phase }) => phase === 'registration');

    await startCards(yard, keys);
    await start(x, phone, STARTS[2]);
    await yard.everybody('the first round', ({ round }) => round === 1);
    await travel(yard, x, phone);

    await moveByPage(yard, keys);
    await lookAround(kiosk, keys);
    await takeBack(yard, keys, phone);
    await moveByBoard(yard, keys);

    const hands = await FastPlayers.of(yard);
    await hands.detectives();
    await yard.everybody('round 2', ({ round }) => round === 2);
    await hands.travel([stepAwayFromDetectives(yard.secret)]);
    await hands.detectives();
    await yard.everybody('round 3', ({ round }) => round === 3);
    await reveal(yard, keys, hands);
    await giveUp(yard, keys);
  }));

async function setUp(kiosk: KioskPage, keys: Keys): Promise<void> {
  const { screen, 'scotland-yard-setup': words } = kiosk.words;
  const { page } = kiosk;
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`${name}$`) });
  const { steps } = screen.setup;
  await keys.use(kiosk.button(screen.home.newTable));
  const hunters = page.getByRole('group', { name: words.hunters });
  const checked = hunters.getByRole('radio', { checked: true });
  await keys.turnTo(hunters.getByRole('radio', { name: '5' }), checked);
  await keys.press('ArrowLeft');
  await keys.isOn(hunters.getByRole('radio', { name: '4', checked: true }));
  await keys.reach(tab(steps.rules), 'Shift+Tab');
  await keys.press('ArrowLeft');
  await keys.isOn(tab(steps.house));
  await keys.press('Home');
  await keys.isOn(tab(steps.rules));
  await keys.press('ArrowRight');
  await keys.isOn(tab(steps.players));
  for (const [i, name] of NAMES.entries()) {
    const field = i === 0 ? words.misterXName : words.hunterName(i);
    await keys.reach(page.getByRole('textbox', { name: field, exact: true }));
    await keys.type(name);
  }
  await keys.use(kiosk.button(screen.setup.create));
  await page.locator('.join .code').waitFor();
}

async function join(evening: Evening, x: PhonePage, keys: Keys, code: string): Promise<void> {
  const { join, phone } = x.words;
  await x.page.goto(`${evening.referee.lanAddress}/play`);
  await keys.reach(x.page.getByLabel(join.code));
  await keys.type(code);
  await keys.press('Enter');
  await keys.use(x.button(phone.check.same));
  await keys.use(x.button(phone.recovery.show));
  // The code is seen for as long as the key is held.
  const group = x.page.getByRole('listitem').first();
  await group.waitFor();
  await keys.page.keyboard.down('Space');
  await group.getByText('•').waitFor({ state: 'hidden' });
  await keys.page.keyboard.up('Space');
  await group.getByText('•').waitFor();
  await keys.use(x.button(phone.recovery.written));
  await x.button(phone.menu.open).waitFor();
  // The menu has the focus, keeps it, and gives it back.
  await keys.use(x.button(phone.menu.open));
  await keys.stays(x.page.getByRole('dialog'));
  await keys.press('Escape');
  await keys.isOn(x.button(phone.menu.open));
}

/** The first is chosen on the board, the second one spelt, the others are buttons. */
async function startCards(yard: YardTable, keys: Keys): Promise<void> {
  const { kiosk } = yard;
  const stands = (i: number, stop: number) => yard.everybody(`${i}`, ({ detectives }) => detectives[i]?.stop === stop);
  await keys.use(kiosk.page.locator(`[data-stop="${FIRST}"]`));
  await stands(0, FIRST);
  await keys.type(String(SECOND));
  await keys.press('Enter');
  await stands(1, SECOND);
  const deck = kiosk.page.locator('.tiles');
  const card = (stop: number) => deck.getByRole('button', { name: String(stop), exact: true });
  await keys.use(card(STARTS[0]));
  await stands(2, STARTS[0]);
  await keys.use(card(STARTS[1]), 'Space');
  await keys.use(kiosk.button(kiosk.words['hunt-screen'].registration.lastYes));
  await stands(3, STARTS[1]);
}

/** The pad is pressed as a button: Enter keeps what is secret open, and Tab goes on to it. */
async function uncover(x: PhonePage, keys: Keys): Promise<void> {
  await keys.use(x.pad);
  await x.page.locator('.pad.open').waitFor();
}

async function start(x: PhonePage, keys: Keys, stop: number): Promise<void> {
  await uncover(x, keys);
  await keys.use(x.button(String(stop)), 'Space');
  await keys.use(x.button(x.words.hunt.x.startYes));
  await x.covered();
}

async function travel(yard: YardTable, x: PhonePage, keys: Keys): Promise<void> {
  const { ticket, stop } = stepAwayFromDetectives(yard.secret);
  const { map, list, confirm } = x.words.phone.move;
  await uncover(x, keys);
  const tab = (name: string) => x.page.getByRole('tab', { name, exact: true });
  await keys.turnTo(tab(list), tab(map));
  const name = x.words['scotland-yard'].pieces[ticket];
  const section = x.page.locator('section').filter({ has: x.page.getByText(name) });
  await keys.use(section.getByRole('button', { name: String(stop), exact: true }));
  await keys.use(x.button(confirm));
  await x.covered();
  await yard.everybody('slot 1', ({ log }) => log.length === 1);
}

/** Ticket and stop by buttons, Enter at last for what the page asks. */
async function moveByPage(yard: YardTable, keys: Keys): Promise<void> {
  const { kiosk } = yard;
  const { ticket, stop } = stepNearTarget(yard.view, 'd1', yard.xStop);
  await kiosk.turnOf('Ada');
  const { pieces } = kiosk.words['scotland-yard'];
  await keys.use(kiosk.button(new RegExp(`^${pieces[ticket as OrdinaryTicket]}`)));
  await keys.use(kiosk.page.locator('.tiles').getByRole('button', { name: String(stop) }));
  await kiosk.button(kiosk.words['hunt-screen'].turn.go).waitFor();
  await keys.press('Enter');
  await yard.everybody('Ada has moved', ({ next }) => next[0] === 'd2');
}

/** The board's own buttons, then the ticket where several lead there. */
async function moveByBoard(yard: YardTable, keys: Keys): Promise<void> {
  const { kiosk } = yard;
  const { ticket, stop } = stepNearTarget(yard.view, 'd2', yard.xStop);
  await kiosk.turnOf('Ben');
  await keys.use(kiosk.page.locator(`[data-stop="${stop}"]`), 'Space');
  const { go } = kiosk.words['hunt-screen'].turn;
  const face = new RegExp(`^${kiosk.words['scotland-yard'].pieces[ticket as OrdinaryTicket]}`);
  await kiosk.button(go).or(kiosk.button(face)).first().waitFor();
  if (!(await kiosk.button(go).isVisible())) await keys.use(kiosk.button(face));
  await keys.use(kiosk.button(go));
  await yard.everybody('Ben has moved', ({ next }) => next[0] === 'd3');
}

/** What opens over the table has the focus, keeps it, closes with Escape and gives it back. */
async function lookAround(kiosk: KioskPage, keys: Keys): Promise<void> {
  const { play, seats } = kiosk.words.screen;
  const [history, menu] = [kiosk.button(play.history), kiosk.button(play.menu)];
  await keys.use(history);
  await keys.stays(kiosk.page.getByRole('dialog'));
  await keys.press('Escape');
  await keys.isOn(history);
  await keys.use(menu);
  await keys.stays(kiosk.page.getByRole('dialog'));
  await keys.use(kiosk.button(seats.title));
  await kiosk.page.getByRole('dialog', { name: seats.title }).waitFor();
  await keys.stays(kiosk.page.getByRole('dialog'));
  await keys.press('Escape');
  await keys.isOn(menu);
}

async function takeBack(yard: YardTable, keys: Keys, phone: Keys): Promise<void> {
  const { kiosk, x } = yard;
  const { asks, decline } = x.words.phone.takeback;
  await keys.use(kiosk.button(new RegExp(kiosk.words.screen.takeback.ask)));
  await x.page.getByRole('alertdialog', { name: asks('Ada') }).waitFor();
  await phone.use(x.button(decline));
  await yard.everybody('Ben is next', ({ next }) => next[0] === 'd2');
  await kiosk.turnOf('Ben');
}

/** A key ends the moment, and does nothing on the page below. */
async function reveal(yard: YardTable, keys: Keys, hands: FastPlayers): Promise<void> {
  const { kiosk } = yard;
  const history = kiosk.button(kiosk.words.screen.play.history);
  await keys.reach(history);
  await hands.travel([stepAwayFromDetectives(yard.secret)]);
  const go = kiosk.button(kiosk.words.screen.reveal.go);
  await keys.isOn(go);
  await keys.press('Space');
  await kiosk.moment.waitFor({ state: 'hidden' });
  await keys.isOn(history);
  expect(await kiosk.page.getByRole('dialog').count()).toBe(0);
  await kiosk.turnOf('Ada');
  await kiosk.page.getByText(kiosk.words['hunt-screen'].turn.chooseTicket).waitFor();
}

async function giveUp(yard: YardTable, keys: Keys): Promise<void> {
  const { kiosk } = yard;
  const { play, menu, concession, end, reveal } = kiosk.words.screen;
  await keys.use(kiosk.button(play.menu));
  await keys.use(kiosk.button(menu.concede));
  await keys.use(kiosk.page.getByRole('dialog').getByRole('button', { name: 'Ada' }));
  const agree = kiosk.button(concession.agree);
  for (let others = NAMES.length - 2; others > 0; others--) {
    await agree.nth(others - 1).waitFor();
    await keys.use(agree.first());
    await agree.nth(others - 1).waitFor({ state: 'detached' });
  }
  await yard.everybody('the end', (view) => view.end !== null);
  await keys.isOn(kiosk.button(reveal.go));
  await keys.press('Enter');
  await kiosk.moment.waitFor({ state: 'hidden' });
  const slider = kiosk.page.getByRole('slider');
  await keys.reach(slider);
  const before = await slider.inputValue();
  await keys.press('Home');
  expect(await slider.inputValue()).not.toBe(before);
  await keys.use(kiosk.button(end.rematch));
  await kiosk.page.locator('.join .code').waitFor();
}
