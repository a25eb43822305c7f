import { byExtent } from '@mister-x/engine/core/testing/extent';
import type { OrdinaryTicket, YardCard } from '@mister-x/games/scotland-yard/rules';
import { expect, it } from 'vitest';
import { CardHands } from '../support/card-hands.js';
import { Evening, useChromium } from '../support/evening.js';
import { FastPlayers } from '../support/fast-hands.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { YardTable } from '../support/yard-table.js';
import { stepAwayFromDetectives, stepTowards, stepNearTarget, stepToDetectives } from '../support/planner.js';

useChromium();

const PEOPLE = ['Vera', 'Ann', 'Ben', 'Cleo'];
const STARTS = [103, 112, 138] as const;
/** The second and the third have what may go wrong. */
const ROUNDS = byExtent({ quick: 4, all: 10 });

it('CM-9 CM-11 rounds by scans alone: nobody touches the screen', () =>
  Evening.spend(
    'scans',
    async (evening) => {
      const { scanner } = evening.referee;
      const players = { hunters: 3, names: PEOPLE, language: 'en', uniqueTickets: true } as const;
      const yard = await YardTable.gather(evening, players, []);
      const { kiosk } = yard;
      await kiosk.start();
      await kiosk.page.getByText(kiosk.words['hunt-screen'].registration.choose('Ann')).waitFor();
      const touches = await countTouches(kiosk);
      const cards = new CardHands(kiosk, scanner);
      await cards.plug();
      const { ask, codes } = kiosk.words['scotland-yard-scan'];
      const { refusals } = kiosk.words['scotland-yard'];

      // Start cards; someone scans a station that is no start, and Ann corrects herself.
      await cards.refused({ kind: 'start', stop: 1 }, refusals.SETUP_START_INVALID);
      await cards.start('d1', 94);
      await cards.step({ kind: 'ticket', owner: 'd1', piece: 'taxi', serial: 1 }, ask.start);
      await cards.start('d1', STARTS[0]);
      await cards.refused({ kind: 'start', stop: STARTS[0] }, refusals.SETUP_START_TAKEN);
      await cards.start('d2', STARTS[1]);
      await cards.start('d3', STARTS[2]);
      await cards.refused({ kind: 'start', stop: 197 }, codes.X_ON_PHONE);
      await yard.x.uncover();
      await yard.x.chooseStart(197);
      await yard.everybody('the first round has begun', ({ round }) => round === 1);

      const hands = await FastPlayers.of(yard);
      for (let round = 1; round <= ROUNDS; round++) {
        await yard.everybody(`round ${round}`, (view) => view.round === round);
        await cards.refused({ kind: 'stop', stop: 74 }, codes.NOT_YOUR_TURN);
        await hands.travel([stepAwayFromDetectives(yard.secret)]);
        await yard.everybody('the detectives are next', ({ phase }) => phase === 'detectives');
        for (const pawn of ['d1', 'd2', 'd3'] as const) {
          const { ticket, stop } = stepNearTarget(yard.view, pawn, yard.xStop);
          const piece = ticket as OrdinaryTicket;
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
          if (round === 2 && pawn === 'd1') {
            // What Ben paid with in round 1 is not his any more.
            await yard.everybody('d2 is next', ({ next }) => next[0] === 'd2');
            await cards.refused(spentCard(yard), refusals.TICKET_ALREADY_SPENT);
          }
        }
      }

      expect(yard.view.round).toBe(ROUNDS + 1);
      expect(yard.view.spent).toHaveLength(ROUNDS * 3);
      expect(await touches()).toEqual([]);
    },
    { practice: true },
  ));

it('SY-51 Mister X is caught by a card, and everybody sees it', () =>
  Evening.spend(
    'scan-capture',
    async (evening) => {
      const players = { hunters: 3, names: PEOPLE, language: 'en', serverDeals: true } as const;
      const yard = await YardTable.gather(evening, players, []);
      const { kiosk } = yard;
      const cards = new CardHands(kiosk, evening.referee.scanner);
      await kiosk.start();
      await yard.everybody('round 1', ({ round }) => round === 1);
      await kiosk.button(kiosk.words.screen.play.menu).waitFor();
      await cards.plug();
      const hands = await FastPlayers.of(yard);
      for (let round = 1; yard.view.end === null && round <= 12; round++) {
        await yard.everybody(`round ${round}`, (view) => view.round === round);
        await hands.travel([stepToDetectives(yard.secret)]);
        for (const pawn of ['d1', 'd2', 'd3'] as const) {
          await yard.everybody(`${pawn} is next`, ({ next }) => next[0] === pawn);
          const { ticket, stop } = stepTowards(yard.view, pawn, yard.xStop, true);
          // A dialog that someone left open gives way to the first card.
          if (pawn === 'd2') await kiosk.menu();
          await cards.step(cards.ticket(pawn, ticket as OrdinaryTicket), askForStop(kiosk));
          expect(await kiosk.page.locator('dialog[open]').count()).toBe(0);
          if (stop === yard.xStop) return seeTheCapture(kiosk, cards, stop);
          await cards.go(pawn, ticket as OrdinaryTicket, stop);
        }
      }
      throw new Error('nobody caught him');
    },
    { practice: true },
  ));

const askForStop = ({ words }: KioskPage) => words['scotland-yard-scan'].ask.stop;

async function seeTheCapture(kiosk: KioskPage, cards: CardHands, stop: number): Promise<void> {
  const { ask } = kiosk.words['scotland-yard-scan'];
  await cards.step({ kind: 'stop', stop }, ask.confirm);
  cards.scan({ kind: 'command', command: 'confirm' });
  await kiosk.moment.getByText(kiosk.words['scotland-yard'].outcomes.CAUGHT).waitFor();
  const onTop = await kiosk.page.evaluate(() =>
    document
      .elementFromPoint(innerWidth / 2, innerHeight / 2)
      ?.closest('[role=alertdialog], .stage')
      ?.getAttribute('role'),
  );
  expect(onTop).toBe('alertdialog');
  expect(await cards.stage.count()).toBe(0);
}

/** A card that Ben has given away. */
function spentCard({ view }: YardTable): YardCard {
  const [, ticket, serial] = view.spent?.find((key) => key.startsWith('d2/'))?.split('/') ?? [];
  return { kind: 'ticket', owner: 'd2', piece: ticket as OrdinaryTicket, serial: Number(serial) };
}

/** Everything that may go wrong with a card; the entry and the game stay as they are. */
async function mishaps(cards: CardHands, pawn: 'd1' | 'd2' | 'd3', piece: OrdinaryTicket): Promise<void> {
  const { codes, ask, cancelled } = cards.kiosk.words['scotland-yard-scan'];
  const { faults } = cards.kiosk.words.cards;
  const { refusals } = cards.kiosk.words['scotland-yard'];
  const other = pawn === 'd1' ? 'd3' : 'd1';
  const before = JSON.stringify(cards.kiosk.device.wire.view);
  await cards.refused('4006381333931', faults.CODE_FOREIGN);
  await cards.refused('XT2103F', faults.CODE_CUT_OFF);
  await cards.refused('XT2103FPXT2103FP', faults.CODE_DOUBLED);
  await cards.refused('XT2103FX', faults.CODE_DAMAGED);
  await cards.refused({ kind: 'ticket', owner: other, piece: 'taxi', serial: 9 }, refusals.TICKET_NOT_OWN);
  await cards.refused({ kind: 'ticket', owner: 'x', piece: 'black', serial: 1 }, refusals.BLACK_X_ONLY);
  await cards.refused({ kind: 'ticket', owner: null, piece: 'taxi', serial: 0 }, codes.TICKET_NOT_UNIQUE);
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
  return () => page.evaluate(() => (window as unknown as { touchesSeen: readonly string[] }).touchesSeen);
}
