import { join } from 'node:path';
import { HEAP_OPTIONS, RefereeProcess } from '@mister-x/tests/processes/referee-process';
import { inTemporaryFolder } from '@mister-x/tests/processes/temporary-folder';
import type { Browser, Page } from 'playwright-core';
import { Newcomer, READ_MS_PER_WORD, secondsOf, slide, type Step, TOUCH_MS } from '../newcomer/newcomer.js';
import type { Report } from '../report/figure.js';
import { launchBrowser } from '../wire/browser.js';

const AIM = { value: 180, better: 'less' } as const;
/** Not localhost: phones say what is secret in boxes. */
const SERVER_NAME = 'referee.test';
const PHONE_OPTIONS = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const SCREEN_OPTIONS = { viewport: { width: 1920, height: 1080 } };

/** From `npm start` to Mister X's first move, for someone who has never seen it. */
export async function measureFirstEvening(): Promise<Report> {
  const newcomer = new Newcomer();
  await inTemporaryFolder((folder) => evening(newcomer, join(folder, 'data')));
  const { steps } = newcomer;
  const sum = (of: (step: Step) => number) => steps.reduce((all, step) => all + of(step), 0);
  return {
    item: 'first-evening',
    title: 'From npm start to the first move of Mister X, for someone who has never seen it',
    figures: [
      { label: 'all steps', unit: 's', median: newcomer.seconds, aim: AIM },
      { label: 'words read', unit: 'words', median: sum(({ words }) => words) },
      { label: 'touches', unit: 'touches', median: sum(({ touches }) => touches) },
      { label: 'waiting for the referee', unit: 's', median: sum((step) => step.waitedMs) / 1_000 },
    ],
    notes: [
      `computed: ${READ_MS_PER_WORD} ms for each word when a screen shows it first, ${TOUCH_MS / 1_000} s for each touch, and the time that was really waited; one person does all, one thing after the other`,
      'packages installed, everything built; four detectives at the big screen, nothing changed in the set-up',
      ...steps.map((step) => {
        const { name, words, touches, waitedMs } = step;
        const waited = (waitedMs / 1_000).toFixed(1);
        return `${name}: ${secondsOf(step).toFixed(1)} s (${words} words, ${touches} touches, ${waited} s of waiting)`;
      }),
    ],
  };
}

async function evening(newcomer: Newcomer, data: string): Promise<void> {
  newcomer.begin('the terminal');
  const from = performance.now();
  const serve = ['--name', SERVER_NAME, '--data', data];
  const referee = RefereeProcess.serve(serve, { aloud: true, node: HEAP_OPTIONS });
  const browser = await launchBrowser(SERVER_NAME);
  try {
    const link = await referee.link();
    newcomer.waits(performance.now() - from);
    // Addresses and folders are not read: one is clicked.
    newcomer.read(referee, referee.out.replaceAll(/\S*[/\d]\S*/g, '').split('\n'));
    newcomer.touches(1);
    const kiosk = await screen(browser, SCREEN_OPTIONS);
    const channel = channelOf(kiosk);
    await kiosk.goto(link.href, { waitUntil: 'commit' });
    const phone = await screen(browser, PHONE_OPTIONS);
    await setUp(newcomer, kiosk);
    await joinTable(newcomer, kiosk, phone, `http://${SERVER_NAME}:${link.port}`, channel);
    await startCards(newcomer, kiosk, phone);
    await firstMove(newcomer, phone);
  } finally {
    await browser.close();
    await referee.stop();
  }
}

async function screen(browser: Browser, options: object): Promise<Page> {
  return (await browser.newContext({ locale: 'en', ...options })).newPage();
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':enabled'));

/** The part of the QR code that only a camera reads, as the page was told it. */
function channelOf(page: Page): () => string {
  let key = '';
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      key = /"channelKey":"([^"]+)"/.exec(String(payload))?.[1] ?? key;
    }),
  );
  return () => key;
}

async function setUp(newcomer: Newcomer, kiosk: Page): Promise<void> {
  newcomer.begin('the first page');
  await newcomer.touch(button(kiosk, 'New table'));
  newcomer.begin('the set-up');
  await newcomer.touch(button(kiosk, 'Create table'));
}

async function joinTable(
  newcomer: Newcomer,
  kiosk: Page,
  phone: Page,
  address: string,
  channel: () => string,
): Promise<void> {
  newcomer.begin('the code of Mister X');
  const code = kiosk.locator('.join .code');
  await newcomer.find(code);
  const typed = ((await code.textContent()) ?? '').slice(-9);
  // The camera is opened, and its link touched.
  newcomer.touches(2);
  await phone.goto(`${address}/play#c=${typed}&channel=${channel()}`, { waitUntil: 'commit' });
  newcomer.begin('his phone');
  await newcomer.touch(button(phone, 'Later'));
  newcomer.begin('who is here');
  await newcomer.touch(button(kiosk, 'Start the game'));
}

async function startCards(newcomer: Newcomer, kiosk: Page, phone: Page): Promise<void> {
  newcomer.begin('start cards of the detectives');
  const deck = kiosk.locator('.tiles').getByRole('button').and(kiosk.locator(':enabled'));
  const last = button(kiosk, 'All correct');
  await newcomer.find(deck.first());
  while (true) {
    const before = await deck.count();
    await newcomer.touch(deck.first());
    await kiosk.waitForFunction(
      (count) =>
        document.querySelectorAll('.tiles button:enabled').length !== count &&
        document.querySelector('[aria-busy="true"]') === null,
      before,
    );
    if (await last.isVisible()) break;
  }
  await newcomer.touch(last);
  newcomer.begin('the start card of Mister X');
  await newcomer.touch(button(phone, 'Hold to look'), slide);
  await newcomer.touch(phone.locator('.tiles').getByRole('button').first(), (it) => it.tap());
  await newcomer.touch(button(phone, 'Start here'), (it) => it.tap());
}

async function firstMove(newcomer: Newcomer, phone: Page): Promise<void> {
  newcomer.begin('his first move');
  await newcomer.touch(button(phone, 'Hold to look'), slide);
  await newcomer.touch(phone.locator('[data-stop]').first(), async (stop) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await stop.boundingBox()) ?? {};
    await phone.touchscreen.tap(x + width / 2, y + height / 2);
  });
  const go = button(phone, 'Move');
  const tickets = phone.locator('.sheet').getByRole('button');
  await go.or(tickets.first()).first().waitFor();
  if (!(await go.isVisible())) await newcomer.touch(tickets.first(), (it) => it.tap());
  await newcomer.touch(go, (it) => it.tap());
  await newcomer.find(button(phone, 'Hold to look'));
}
