import { fileURLToPath } from 'node:url';
import { writeMafiaCard } from '@mister-x/games/mafia/rules';
import { CITY, CLANS } from '@mister-x/games/mafia/rules/browser';
import { expect, it } from 'vitest';
import { PROJECT } from '../project.js';
import { MafiaPlayer } from '../support/mafia-player.js';
import { MafiaSecrets } from '../support/mafia-secrets.js';
import { comeLater } from '../support/mafia-players.js';
import { Evening, useChromium } from '../support/evening.js';
import { BLUE, GREEN, RED, YELLOW } from '../support/mafia-course.js';
import { MafiaTable } from '../support/mafia-table.js';
import { PhonePage } from '../support/phone-page.js';

/** Mafia in quick hands: buttons that are hit twice, pages that are loaded again, two tabs, and the wrong card. */

useChromium();

const ARRANGED = fileURLToPath(new URL('games/dist/mafia/test/server/arranged.js', PROJECT));
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'] as const;

/** Loads the page again; a seat that was not claimed by this phone has its line checked each time. */
async function again({ page, phone }: MafiaPlayer): Promise<void> {
  await page.reload();
  const there = phone.button(phone.words.phone.menu.open);
  const check = page.getByRole('heading', { name: phone.words.phone.check.heading });
  await there.or(check).first().waitFor();
  if (await check.isVisible()) await phone.sameNumber();
  await there.waitFor();
}

/** What they lay in the first round. */
const LAID = {
  [BLUE]: { A1: 'theft-1', B1: 'police-1', C2: 'buyer-1', D3: 'good-arms-1' },
  [YELLOW]: { B2: 'robbery-1', C1: 'good-moonshine-1', A3: 'good-parts-1', A4: 'buyer-2' },
  [RED]: { A2: 'good-tinned-1', B3: 'good-arms-2', C4: 'pistol-1', D4: 'good-cloth-1' },
  [GREEN]: { B4: 'lawyer-2', C3: 'prosecutor-1', D1: 'good-parts-2', D2: 'good-moonshine-2' },
} as const;

it('a finger that bounces does one thing, and no page goes wrong [MF-103]', () =>
  Evening.spend(
    'mafia-haste',
    async (evening) => {
      const course = await MafiaTable.gather(evening, { names: NAMES, flags: { blitz: true } });
      await course.until('the exchange', ({ phase }) => phase === 'exchange');
      const { kiosk, players } = await comeLater(evening, course, NAMES);
      const table = new MafiaSecrets(kiosk, players);
      const [ada, ben, cleo, dan] = players as [MafiaPlayer, MafiaPlayer, MafiaPlayer, MafiaPlayer];

      await ada.hammer(ada.phone.button(ada.words.exchange.keep));
      await ada.until('has swapped', ({ clans }) => clans[0]?.swapped === 0);
      await ben.swap();
      await cleo.swap(['witness-2']);
      await dan.swap();
      for (const player of [ben, cleo, dan])
        await player.lay(LAID[player.seat as keyof typeof LAID]);
      await ada.put(LAID[BLUE]);
      await ada.hammer(ada.phone.button(ada.words.layout.go));
      await ada.until('has laid', ({ phase }) => phase === 'play');

      // What is opened is opened once, and nothing else is done.
      const { openCard, pass, passAsk } = ada.words.play;
      await ada.tap(ada.quarter('C2'));
      await ada.hammer(ada.phone.button(openCard('C2', ada.card('buyer-1'))));
      await ada.until('has opened', ({ turn }) => turn === YELLOW);
      await ben.open('A4', 'buyer-2');
      await cleo.tap(cleo.quarter('B3'));
      await cleo.hammer(cleo.phone.button(openCard('B3', cleo.card('good-arms-2'))));
      await cleo.until('is asked', ({ choice }) => choice !== null);

      // Loaded again while the open card waits, it asks again.
      await again(cleo);
      await cleo.until('is still asked', ({ choice }) => choice?.seat === RED);
      await cleo.tap(cleo.quarter('C2'));
      await cleo.hammer(cleo.phone.button(cleo.words.choose.sell('C2')));
      await cleo.until('has chosen', ({ choice }) => choice === null);
      expect(cleo.view.turn).toBe(GREEN);

      // Loaded again in the middle of an opening, it lies open or closed as everybody sees it.
      await dan.tap(dan.quarter('D2'));
      await dan.phone
        .button(openCard('D2', dan.card('good-moonshine-2')))
        .evaluate((button) => (button as HTMLElement).click());
      await again(dan);
      const at = (player: MafiaPlayer) =>
        player.view.city.find(({ quarter }) => quarter === 'D2')?.state;
      if (at(dan) === 'closed') await dan.open('D2', 'good-moonshine-2');
      await ada.until('sees it', ({ city }) =>
        city.some((e) => e.quarter === 'D2' && e.state === 'open'),
      );
      expect(at(dan)).toBe('open');

      // A question is asked, however often its button is hit, and passes once.
      await ada.turn();
      await ada.hammer(ada.phone.button(pass));
      const question = ada.page.getByRole('dialog', { name: passAsk });
      await question.waitFor();
      expect(ada.view.clans[0]?.passed).toBe(false);
      await ada.hammer(question.getByRole('button', { name: pass }));
      await ada.until('has passed', ({ clans }) => clans[0]?.passed === true);
      expect(ada.view.turn).toBe(YELLOW);

      // Two tabs of one phone: both show the same, and either may act.
      const other = await ben.phone.device.anotherTab('Ben, second tab');
      await other.page.goto(`${evening.referee.lanAddress}/play`);
      const second = new MafiaPlayer('Ben', new PhonePage(other, ben.phone.words));
      await again(second);
      await second.turn();
      await second.pass();
      await ben.until('has passed in the other tab', ({ clans }) => clans[1]?.passed === true);
      for (const { page } of [ben, second]) {
        expect(await page.getByRole('alertdialog').count()).toBe(0);
      }
      expect(other.faults).toEqual([]);
      await other.page.close();
      for (const player of [cleo, dan]) await player.pass();

      // A vote, and the end of the round: what stands there next is left alone.
      await ada.suggestStop();
      await ben.hammer(
        ben.page.getByRole('status').getByRole('button', { name: ben.words.stop.too }),
      );
      expect(ben.view.votes).not.toContain(YELLOW);
      await ben.meansIt();
      for (const player of players) {
        await player.until('may confirm', ({ phase }) => phase === 'ransom');
        await player.hammer(player.phone.button(player.words.ransom.confirm));
      }
      await ada.until(
        'the second round',
        ({ round, phase }) => round === 2 && phase === 'exchange',
      );
      for (const player of players) {
        await player.until(
          'the second round',
          ({ round, phase }) => round === 2 && phase === 'exchange',
        );
      }
      expect(dan.view.clans.map(({ swapped }) => swapped)).toEqual([null, null, null, null]);
      for (const { phone } of players) expect(phone.device.wire.refusals).toEqual([]);
      await table.tells();
    },
    { program: ARRANGED },
  ));

const code = (card: string) =>
  writeMafiaCard({
    kind: 'card',
    index: CITY.cards.findIndex(({ id }) => id === `MF-${card}`) + 1,
  });

it('a wrong code with printed cards is answered by a sentence, and play goes on [MF-105] [MF-106]', () =>
  Evening.spend(
    'mafia-wrong-cards',
    async (evening) => {
      const course = await MafiaTable.gather(evening, {
        names: NAMES,
        flags: { blitz: true, card_source: 'printed_cards' },
      });
      const { clans } = await course.reached(
        'the cards are dealt',
        ({ phase }) => phase === 'cards',
      );
      expect(clans.map(({ unread }) => unread)).toEqual([4, 4, 4, 4]);
      for (const seat of CLANS) {
        const cards = Object.values(LAID[seat]).map((card) => `MF-${card}`);
        await course.act(seat, { type: 'readCards', cards });
      }
      await course.all(CLANS, { type: 'exchange', cards: [] });
      for (const seat of CLANS) await course.lay(seat, LAID[seat]);
      await course.open('A1');
      const kiosk = await evening.kiosk('en');
      await kiosk.page.goto(`${await evening.referee.kioskLink()}&table=${course.table}`);
      const { 'mafia-table': words, 'mafia-setup': setup, mafia, cards } = kiosk.words;
      const { printed } = words;
      await kiosk.page.getByText(printed.open('A1'), { exact: true }).waitFor();
      const enter = async (text: string) => {
        await kiosk.page.getByLabel(printed.code).fill(text);
        await kiosk.button(printed.enter).click();
      };
      const refusals: Readonly<Record<string, string>> = { ...mafia.refusals, ...setup.refusals };
      const said = [
        ['4006381333931', cards.faults.CODE_FOREIGN],
        ['robbery', cards.faults.CODE_FOREIGN],
        [code('robbery-1'), refusals.CARD_MISMATCH],
        [writeMafiaCard({ kind: 'card', index: 33 }), printed.notDue],
        ['B2', refusals.CHOICE_REQUIRED],
      ] as const;
      for (const [text, sentence] of said) {
        await enter(text);
        await kiosk.toast(sentence ?? `nothing is said of ${text}`);
        expect(course.view.opening?.quarter).toBe('A1');
      }
      await evening.looks(kiosk, 'the wrong card');
      await kiosk.device.screenshot('mafia/wrong-card');
      await enter(code('theft-1'));
      await course.until('the right card is read', ({ opening }) => opening === null);
      expect(course.view.city.find(({ quarter }) => quarter === 'A1')).toMatchObject({
        card: 'MF-theft-1',
        money: 100,
      });
      expect(kiosk.device.wire.refusals.length).toBeGreaterThan(0);
    },
    { program: ARRANGED },
  ));
