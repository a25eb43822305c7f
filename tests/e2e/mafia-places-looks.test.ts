import { fileURLToPath } from 'node:url';
import type { PlannedMove } from '@mister-x/games/mafia/rules/browser';
import { LANGUAGES } from '@mister-x/engine/protocol';
import { it } from 'vitest';
import { PROJECT } from '../project.js';
import { alsoAt, atOnce, heldInAll } from '../support/all-languages.js';
import { cardId } from '../support/mafia-player.js';
import { Evening, useChromium } from '../support/evening.js';
import { Gallery, SMALL_PHONES } from '../support/gallery.js';
import { BLUE, GREEN, RED, YELLOW } from '../support/mafia-course.js';
import { MafiaForum } from '../support/mafia-forum.js';
import type { PhonePage } from '../support/phone-page.js';

useChromium();

/** The evening of mafia.test.ts, whose luck was arranged. */
const ARRANGED = fileURLToPath(new URL('games/dist/mafia/test/server/arranged.js', PROJECT));
const PEOPLE = ['Wilhelmina', 'Bartholomew', 'Théodora', 'Фёдор'] as const;
const SEATS = [BLUE, YELLOW, RED, GREEN];

const layout = (cards: Readonly<Record<string, string>>) =>
  Object.entries(cards).map(([quarter, card]) => ({ quarter, card: cardId(card) }));
const OWN = { A2: 'good-tinned-1', B3: 'good-arms-2', C4: 'pistol-1', D4: 'good-cloth-1' };

it('Mafia by correspondence, from the invitation to the masks that fall', () =>
  Evening.spend(
    'mafia-post-looks',
    async (evening) => {
      const gallery = new Gallery();
      const forum = await MafiaForum.gather(
        evening,
        PEOPLE,
        {},
        {
          languages: LANGUAGES,
          whileWaiting: (phones) => gallery.phones('mafia-post-waiting', phones, SMALL_PHONES),
        },
      );
      const look = async (moment: string, seat: string, plan = true, before = NOTHING) => {
        const phones = await heldInAll(evening, forum.heldBy(seat), moment);
        const open = async (phone: PhonePage) => {
          await phone.uncover();
          if (plan) await phone.tab(phone.words['mafia-phone'].tabs.plan);
          await before(phone);
        };
        await atOnce(phones, open);
        await gallery.phones(`mafia-post-${moment}`, phones, SMALL_PHONES, async (phone) => {
          if (!(await phone.page.locator('.pad.open').isVisible())) await open(phone);
        });
        for (const { device } of phones) await evening.lose(device);
      };

      // What is said before its turn has come.
      await look('exchange', RED, false);
      await forum.plan(RED, { exchange: [cardId('witness-2')] });
      await look('exchange-stored', RED, false);
      await look('plan-early', RED);
      for (const seat of [YELLOW, GREEN]) await forum.plan(seat, { exchange: [] });
      await forum.act(BLUE, { type: 'exchange', cards: [] });
      await forum.until('the layout', ({ phase }) => phase === 'layout');
      await forum.plan(RED, { layout: layout(OWN) });
      await look('layout-stored', RED, false);
      await look('plan-empty', RED);
      const moves: readonly PlannedMove[] = [
        { do: 'open', quarter: 'C4', choice: 'B4', if_target_present: true, if_open: 'A1' },
        { do: 'open', quarter: 'B3', choice: 'C2' },
        { do: 'open', quarter: 'A2' },
        { do: 'open', quarter: 'D4' },
        { do: 'pass' },
      ];
      await forum.plan(RED, { moves });
      await look('plan-full', RED);

      await forum.act(BLUE, {
        type: 'lay',
        cards: layout({ A1: 'theft-1', B1: 'police-1', C2: 'buyer-1', D3: 'good-arms-1' }),
      });
      await forum.act(YELLOW, {
        type: 'lay',
        cards: layout({
          B2: 'robbery-1',
          C1: 'good-moonshine-1',
          A3: 'good-parts-1',
          A4: 'buyer-2',
        }),
      });
      await forum.act(GREEN, {
        type: 'lay',
        cards: layout({
          B4: 'lawyer-2',
          C3: 'prosecutor-1',
          D1: 'good-parts-2',
          D2: 'good-moonshine-2',
        }),
      });
      await forum.until('all cards lie', ({ phase }) => phase === 'play');
      await look('plan-ready', RED);
      await forum.act(BLUE, { type: 'open', quarter: 'C2' });
      await forum.act(YELLOW, { type: 'open', quarter: 'A4' });
      // A1 lies closed: red's first move cannot be made, and the rest waits.
      await forum.until('red is asked', ({ turn }) => turn === RED);
      await look('plan-stale', RED);
      await look('turn-stale', RED, false);

      for (const seat of [BLUE, YELLOW]) await forum.act(seat, { type: 'vote', stop: true });
      await look('vote', RED, false, async (phone) => {
        const { too } = phone.words['mafia-phone'].stop;
        if (!(await phone.page.getByRole('dialog').isVisible())) await phone.button(too).tap();
      });
      await look('vote-asked', RED, false);
      for (const seat of [RED, GREEN]) await forum.act(seat, { type: 'vote', stop: true });
      await forum.until('the ransoms', ({ phase }) => phase === 'ransom');
      await look('stopped', RED, false);
      for (const seat of SEATS) await forum.act(seat, { type: 'confirm' });
      await forum.until('the end', ({ phase }) => phase === 'over');

      const phones = await heldInAll(evening, forum.heldBy(RED), 'end');
      await gallery.phones('mafia-post-end', phones, SMALL_PHONES);
      const kiosk = await evening.kiosk('en');
      await kiosk.page.goto(`${await evening.referee.kioskLink()}&table=${forum.table}`);
      await kiosk.button(kiosk.words.table.play.menu).waitFor();
      await gallery.kiosks('mafia-post-end', [kiosk, ...(await alsoAt(evening, forum.table))]);
      gallery.close();
    },
    { program: ARRANGED },
  ));

async function NOTHING(_phone: PhonePage): Promise<void> {}
