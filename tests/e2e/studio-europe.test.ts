import { readFile } from 'node:fs/promises';
import { type BoardFile, boardId } from '@mister-x/games/pursuit/rules';
import { expect, it } from 'vitest';
import { EuropeKioskTable, HUNTERS } from '../support/europe-kiosk-table.js';
import { setPlannerBoard, detectiveStep, stepToDetectives, stepAwayFromDetectives } from '../support/europe-planner.js';
import { playDetectives, refillHand, takeMission, travelByPage } from '../support/europe-play.js';
import { Evening, useChromium } from '../support/evening.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { fieldLabelIn, printKitInfoIn, sheetMessagesIn } from '../support/printed.js';
import { sixByFour } from '../../kiosk/src/testing/six-by-four.js';
import { StudioHands } from '../support/studio/studio-hands.js';

useChromium();

const BARE = sixByFour('');
const NAME = 'Six by four';
const STARTS = [2, 3, 4, 5, 8, 10, 11, 14, 16, 17, 20, 21, 22, 23];
const MISSIONS = {
  green: { starts: [1, 7, 13, 19, 20], goals: [6, 18] },
  yellow: { starts: [6, 12, 18, 23, 24], goals: [1, 13] },
  orange: { starts: [1, 2, 3, 4, 5], goals: [22] },
} as const;
const SMALL = { width: 800, height: 480 };
const LARGE = { width: 1920, height: 1080 };
/** Until then Mister X runs; afterwards he walks into their arms. */
const TIRED = 3;
const MOST_ROUNDS = 12;

/** What only people know of a board: cards, missions and tickets, all marked by hand. */
async function mark(studio: StudioHands, evening: Evening): Promise<void> {
  const { page, words } = studio;
  const { missions } = studio.kiosk.words['mister-x-europe'];
  const tap = async (stations: readonly number[]) => {
    for (const id of stations) {
      const station = BARE.stations.find((each) => each.id === id);
      await studio.tap(station ?? { x: 0, y: 0 });
    }
  };
  const look = async (moment: string) => {
    await page.setViewportSize(SMALL);
    await evening.looks(studio.kiosk, moment);
    await studio.kiosk.device.screenshot(`kiosk/studio-europe-${moment}`);
    await page.setViewportSize(LARGE);
  };
  await page.getByLabel(words.name, { exact: true }).fill(NAME);
  await studio.button(words.rail.starts).click();
  await tap(STARTS);
  await look('starts');
  await studio.whole();
  await studio.button(words.rail.missions).click();
  for (const [colour, { starts, goals }] of Object.entries(MISSIONS)) {
    await studio.choose(missions[colour as keyof typeof MISSIONS]);
    for (const [side, stations] of [
      ['starts', starts],
      ['goals', goals],
    ] as const) {
      await studio.choose(words.mission[side](0));
      await tap(stations);
    }
  }
  // One too many is taken back by another tap, and by undo.
  await tap([24, 24, 15]);
  await studio.key('Control+z');
  await look('missions');

  await studio.button(words.rail.tickets).click();
  const fields = page.getByRole('dialog').getByRole('spinbutton');
  expect(await fields.count()).toBe(12);
  const [first] = await fields.all();
  for (const [typed, taken] of [
    ['-5', '0'],
    ['2.4', '2'],
    ['4000', '999'],
    ['', '0'],
  ] as const) {
    await first?.fill(typed);
    await first?.blur();
    expect(await first?.inputValue()).toBe(taken);
  }
  for (const field of await fields.all()) await field.fill('10');
  await fields.last().blur();
  await page.getByText(words.tickets.all(120)).waitFor();
  await look('tickets');
  await page.keyboard.press('Escape');
}

/** What the page prints of this board. */
async function print(kiosk: KioskPage): Promise<void> {
  const { page, words } = kiosk;
  const kit = printKitInfoIn(words.language, 'mister-x-europe');
  await kiosk.button(words.screen.home.print).click();
  const choose = (name: string, label: string) =>
    page.getByRole('combobox', { name, exact: true }).selectOption({ label });
  await choose(words.printing.game, kit.name);
  await choose(fieldLabelIn(kit, 'board'), NAME);
  for (const pressed of await page.locator('main button[aria-pressed=true]').all()) {
    await pressed.evaluate((button) => button.setAttribute('data-was', 'pressed'));
  }
  for (const pressed of await page.locator('[data-was=pressed]').all()) await pressed.click();
  for (const { name, text } of [
    sheetMessagesIn(kit, 'poster', true),
    sheetMessagesIn(kit, 'starts'),
    sheetMessagesIn(kit, 'missions'),
  ]) {
    await kiosk.button(`${name} ${text}`).click();
  }
  await kiosk.button(words.printing.make(3)).click();
  const links = page.getByRole('link', { name: words.printing.save });
  await links.first().waitFor();
  const files: string[] = [];
  for (const link of await links.all()) {
    const saved = page.waitForEvent('download');
    await link.click();
    const file = await saved;
    files.push(file.suggestedFilename());
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 5).toString(), file.suggestedFilename()).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(1_000);
  }
  expect(files.length).toBe(3);
  expect(files.filter((name) => name.includes('six-by-four'))).toEqual(files);
  await kiosk.button(words.common.close).click();
  await kiosk.button(words.common.back).click();
}

/** Two hunters at the kiosk and Mister X on his phone, until he is caught. */
async function play(evening: Evening, board: BoardFile): Promise<void> {
  setPlannerBoard(board);
  const table = await EuropeKioskTable.setUp(evening, 'en', ['Xenia', 'Ada', 'Ben'], NAME);
  const { kiosk, x } = table;
  expect(table.secret.board).toBe(boardId(board));
  await table.putDown('green');
  await takeMission(table, 'green');
  for (const seat of HUNTERS) {
    const limit = table.secret.hunters.find((each) => each.seat === seat)?.limit ?? 0;
    await table.tapHand(seat, table.drawn(limit));
  }
  await x.uncover();
  await table.count('x', table.drawn(table.secret.x.limit), table.own.count.go);
  await table.pages('the first round', ({ round, phase }) => round === 1 && phase === 'x_move');
  await evening.looks(kiosk, 'own board');

  for (let round = 1; round <= MOST_ROUNDS && table.secret.end === null; round++) {
    const tired = round >= TIRED;
    const step = tired ? stepToDetectives(table.secret) : stepAwayFromDetectives(table.secret, []);
    if (round === 1) await travelByPage(table, step);
    else await table.act('x', { type: 'travel', legs: [step] });
    await table.phase('x_refill', 'moves');
    if (table.secret.end !== null) break;
    await refillHand(table, 'x', [], (due) => table.drawn(due), round === 1);
    await table.pages('the detectives', ({ phase }) => phase === 'moves');
    if (round === 1) {
      await moveAtTheKiosk(table);
      await evening.looks(kiosk, 'moves');
      await x.uncover();
      await x.tab(x.words.phone.move.map);
      await evening.looks(x, 'map');
    }
    await playDetectives(table, tired ? 'catch' : 'avoid');
    if (table.secret.end !== null) break;
    await table.phase('specials', 'refill');
    if (table.secret.phase === 'specials') await table.act('h1', { type: 'noSpecial' });
    await table.phase('refill');
    for (const seat of HUNTERS) await refillHand(table, seat, [], (due) => table.drawn(due));
    await table.pages('the next round', (view) => view.round === round + 1);
    if ((await kiosk.moment.count()) > 0) {
      await kiosk.moment.getByRole('button', { name: kiosk.words.screen.reveal.go }).tap();
    }
  }
  await table.pages('the end', ({ end }) => end?.code === 'CAUGHT');
  expect(table.secret.end?.report.rows.every(({ verdict }) => verdict === 'OK')).toBe(true);
  await kiosk.page.getByText(table.words.outcomes.CAUGHT).first().waitFor();
  await x.page.getByRole('heading', { name: table.words.outcomes.CAUGHT }).waitFor();
}

async function moveAtTheKiosk(table: EuropeKioskTable): Promise<void> {
  const { secret } = table;
  const [first] = secret.moves;
  const id = first?.detective ?? '';
  const hunter = secret.detectives.find((each) => each.id === id)?.hunter ?? 'h1';
  const step = detectiveStep(secret, id, table.hand(hunter), secret.own?.stop ?? 0, 'avoid');
  if (step === undefined) throw new Error('no ticket fits');
  await table.chooseMove(id, step);
  await table.sendMove(hunter as 'h1', id, step);
}

it('a board for Mister X across Europe is marked by hand in the studio, printed, and played on to the capture (MX-1, MX-8, MX-9)', () =>
  Evening.spend('studio-europe', async (evening) => {
    const studio = new StudioHands(await evening.kiosk('en', 'studio'));
    const { kiosk, page, words } = studio;
    await studio.open(evening.referee);
    await studio.openFile('bare.json', JSON.stringify(BARE));
    await page.getByRole('application').waitFor();
    await studio.whole();
    await studio.button(words.rail.finish).click();
    await page
      .getByRole('dialog')
      .getByText(words.said.MISSION_MISSING('', 0, 0, kiosk.words['mister-x-europe'].missions.green))
      .waitFor();
    expect(await studio.button(words.finish.send).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');

    await mark(studio, evening);
    const board: BoardFile = JSON.parse(await studio.saved('board'));
    expect(board).toMatchObject({ name: NAME, missions: MISSIONS, edges: BARE.edges });
    expect(board.starts).toEqual({ detectives: STARTS });
    await studio.button(words.rail.finish).click();
    await page.getByRole('dialog').getByText(words.finish.ready).waitFor();
    await studio.button(words.finish.send).click();
    await page.getByText(words.finish.sent(NAME)).waitFor();
    await page.keyboard.press('Escape');
    await studio.back();
    await page.locator('header').getByRole('button', { name: kiosk.words.common.back }).click();

    await print(kiosk);
    await evening.lose(kiosk.device);
    await play(evening, board);
  }));
