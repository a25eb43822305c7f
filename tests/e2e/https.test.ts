import { expect, it } from 'vitest';
import { Evening } from '../support/evening.js';
import { YardTable } from '../support/yard-table.js';
import { flee, hunt } from '../support/planner.js';

const PEOPLE = ['Xenia', 'Ada', 'Ben'];
const players = { hunters: 2, names: PEOPLE, language: 'en', serverDeals: true } as const;

it('over HTTPS phones join and play in a secure context; the kiosk here stays plain', () =>
  Evening.spend(
    'https',
    async (evening) => {
      const { referee } = evening;
      const yard = await YardTable.gather(evening, players, ['Ada']);
      const board = yard.kiosk;
      const words = board.words.table.line;

      expect(new URL(board.page.url()).protocol).toBe('http:');
      await board.page.getByText(words.https).waitFor();
      await board.page.getByText(/^https:\/\/.+\/play$/).waitFor();
      await evening.looks(board, 'gathering over HTTPS');
      await board.button(words.how).click();
      await board.page.getByRole('img', { name: words.qr }).waitFor();
      await board.page.getByText(/^http:\/\/.+\/trust$/).waitFor();
      const shown = await board.page.getByRole('dialog').locator('code').allTextContents();
      expect(shown.join(' ')).toBe(referee.fingerprint);
      await evening.looks(board, 'how phones trust it');
      await board.button(board.words.common.close).click();

      // What browsers grant in a secure context only, and this page's policy allows.
      const granted = await yard.x.page.evaluate(() => ({
        wakeLock: 'wakeLock' in navigator,
        camera: navigator.mediaDevices?.getUserMedia !== undefined,
        cryptography: crypto.subtle !== undefined,
      }));
      expect(granted).toEqual({ wakeLock: true, camera: true, cryptography: true });

      await board.start();
      await yard.everybody('round 1', ({ round }) => round === 1);
      await yard.travel([flee(yard.secret)]);
      await yard.move('d1', hunt(yard.view, 'd1', yard.xStop, false));
      await yard.everybody('d1 has moved', ({ next }) => next[0] === 'd2');
    },
    'https',
  ));

it('a page opened over plain HTTP from this computer stays, and the page of trust has no faults', () =>
  Evening.spend(
    'trust',
    async (evening) => {
      const phone = await evening.phone('en', 'phone');
      await phone.page.goto(`http://localhost:${evening.referee.port}/trust`);
      await phone.page.getByRole('link', { name: 'mister-x.crt' }).waitFor();
      await phone.page.getByRole('link', { name: 'Русский' }).tap();
      await phone.page.waitForURL(/lang=ru/);
      expect(await phone.page.locator('html').getAttribute('lang')).toBe('ru');
      const shown = await phone.page.locator('.fingerprint span').allTextContents();
      expect(shown.join(' ')).toBe(evening.referee.fingerprint);
      const { scrollWidth, clientWidth } = await phone.page
        .locator('html')
        .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
      expect(scrollWidth).toBe(clientWidth);
    },
    'https',
  ));
