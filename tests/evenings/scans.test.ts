import type { Ordinary } from '@mister-x/engine/scotland-yard';
import { expect, it } from 'vitest';
import { CardHands } from '../support/card-hands.js';
import { Evening, useChromium } from '../support/evening.js';
import { FastHands } from '../support/fast-hands.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { Party } from '../support/party.js';
import { flee, stroll } from '../support/planner.js';

useChromium();

const PEOPLE = ['Vera', 'Ann', 'Ben', 'Cleo'];
const STARTS = [103, 112, 138] as const;
const ROUNDS = 10;

it('CM-9 CM-11 ten rounds by scans alone: nobody touches the screen', { timeout: 300_000 }, () =>
  Evening.spend(
    'scans',
    async (evening) => {
      const { scanner } = evening.referee;
      const players = { hunters: 3, names: PEOPLE, language: 'en', uniqueTickets: true } as const;
      const party = await Party.gather(evening, players, []);
      const { kiosk } = party;
      await kiosk.start();
      await kiosk.page.getByText(kiosk.words.table.registration.choose('Ann')).waitFor();
      const touches = await countTouches(kiosk);
      const cards = new CardHands(kiosk, scanner);
      await cards.plug();
      const { ask, codes } = kiosk.words['scotland-yard-scan'];
      const { refusals } = kiosk.words['scotland-yard'];

      // Start cards; somebody scans a station that is no start, and Ann corrects herself.
      await cards.refused({ kind: 'start', stop: 1 }, refusals.SETUP_START_INVALID);
      await cards.start('d1', 94);
      await cards.step({ kind: 'ticket', owner: 'd1', piece: 'taxi', serial: 1 }, ask.start);
      await cards.start('d1', STARTS[0]);
      await cards.refused({ kind: 'start', stop: STARTS[0] }, refusals.SETUP_START_TAKEN);
      await cards.start('d2', STARTS[1]);
      await cards.start('d3', STARTS[2]);
      await cards.refused({ kind: 'start', stop: 197 }, codes.X_ON_PHONE);
      await party.x.uncover();
      await party.x.chooseStart(197);
      await party.everybody('the first round has begun', ({ round }) => round === 1);

      const hands = await FastHands.of(party);
      for (let round = 1; round <= ROUNDS; round++) {
        await party.everybody(`round ${round}`, (view) => view.round === round);
        await cards.refused({ kind: 'stop', stop: 74 }, codes.NOT_YOUR_TURN);
        await hands.travel([flee(party.secret)]);
        await party.everybody('the detectives are next', ({ phase }) => phase === 'detectives');
        for (const pawn of ['d1', 'd2', 'd3'] as const) {
          const { ticket, stop } = stroll(party.view, pawn, party.xStop);
          const piece = ticket as Ordinary;
          if (round === 2) await mishaps(cards, pawn, piece);
          if (round === 3 && pawn === 'd2') {
            // The scanner is pulled out and put back: the turn goes on.
            await cards.step(cards.ticket(pawn, piece), ask.stop);
            await cards.unplug();
            await cards.plug();
            await cards.go(pawn, piece, stop);
            continue;
          }
          await cards.move(pawn, piece, stop, round % 3 === 1 ? 'digits' : 'card');
          if (round === 4 && pawn === 'd1') {
            const spent = { kind: 'ticket', owner: 'd2', piece: 'taxi', serial: 1 } as const;
            const known = party.view.spent?.includes('d2/taxi/1');
            await cards.refused(spent, refusals[known ? 'TICKET_ALREADY_SPENT' : 'TICKET_NOT_OWN']);
          }
        }
      }

      expect(party.view.round).toBe(ROUNDS + 1);
      expect(party.view.spent).toHaveLength(ROUNDS * 3);
      expect(await touches()).toEqual([]);
    },
    { practice: true },
  ),
);

/** Everything that may go wrong with a card; the entry and the game stay as they are. */
async function mishaps(cards: CardHands, pawn: 'd1' | 'd2' | 'd3', piece: Ordinary): Promise<void> {
  const { codes, ask, cancelled } = cards.kiosk.words['scotland-yard-scan'];
  const { faults } = cards.kiosk.words.cards;
  const { refusals } = cards.kiosk.words['scotland-yard'];
  const other = pawn === 'd1' ? 'd3' : 'd1';
  const before = JSON.stringify(cards.kiosk.device.wire.view);
  await cards.refused('4006381333931', faults.CODE_FOREIGN);
  await cards.refused('XT2103F', faults.CODE_CUT_OFF);
  await cards.refused('XT2103FPXT2103FP', faults.CODE_DOUBLED);
  await cards.refused('XT2103FX', faults.CODE_DAMAGED);
  await cards.refused(
    { kind: 'ticket', owner: other, piece: 'taxi', serial: 9 },
    refusals.TICKET_NOT_OWN,
  );
  await cards.refused(
    { kind: 'ticket', owner: 'x', piece: 'black', serial: 1 },
    refusals.BLACK_X_ONLY,
  );
  await cards.refused(
    { kind: 'ticket', owner: null, piece: 'taxi', serial: 0 },
    codes.TICKET_NOT_UNIQUE,
  );
  await cards.refused({ kind: 'command', command: 'confirm' }, codes.CARD_NOT_DUE);
  await cards.step(cards.ticket(pawn, piece), ask.stop);
  await cards.refused(cards.ticket(pawn, piece), codes.CARD_REPEATED);
  await cards.refused({ kind: 'stop', stop: 400 }, refusals.STOP_UNKNOWN);
  await cards.refused({ kind: 'command', command: 'confirm' }, codes.CARD_NOT_DUE);
  await cards.step({ kind: 'command', command: 'cancel' }, cancelled);
  expect(JSON.stringify(cards.kiosk.device.wire.view)).toBe(before);
}

/** What a hand does to the screen or the keyboard from now on. */
async function countTouches({ page }: KioskPage): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { touchesSeen: seen });
    for (const name of ['pointerdown', 'click', 'keydown', 'touchstart', 'wheel']) {
      window.addEventListener(name, () => seen.push(name), true);
    }
  });
  return () =>
    page.evaluate(() => (window as unknown as { touchesSeen: readonly string[] }).touchesSeen);
}
