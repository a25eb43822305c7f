import type { Json } from '@mister-x/engine';
import type { View } from '@mister-x/games/scotland-yard/rules';
import { expect, it } from 'vitest';
import { FAST_COMPUTERS } from '../processes/programs.js';
import { alsoAt } from '../support/all-languages.js';
import { Evening, useChromium } from '../support/evening.js';
import { Gallery } from '../support/gallery.js';
import { Hands } from '../support/hands.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { stroll } from '../support/planner.js';

useChromium();

const OWN = 'd1';
const isOver = ({ phase }: View) => phase === 'over';

/** Stops round which the board has rings. */
const shownOn = ({ page }: KioskPage): Promise<readonly number[]> =>
  page
    .locator('[data-heat]')
    .evaluateAll((all) => all.map((each) => Number(each.getAttribute('data-heat'))));

const ascending = (stops: readonly number[]) => [...stops].sort((a, b) => a - b);

/** The board has a ring round every stop that the referee says can be known, and says how many these are. */
async function showsKnown(kiosk: KioskPage): Promise<readonly number[]> {
  const known = (kiosk.device.wire.match?.known ?? []) as readonly number[];
  await expect.poll(async () => ascending(await shownOn(kiosk))).toEqual(known);
  const count = kiosk.words['hunt-table'].turn.possible(known.length);
  await kiosk.page.getByText(new RegExp(`^\\s*${count}`)).waitFor();
  return known;
}

type Wanted = {
  /** Hands are secret: the one person needs a phone, which takes the seat and no more. */
  readonly phone: boolean;
  readonly game: string;
  readonly options: Json;
  readonly colours: readonly string[];
};

/** One person among computers. */
async function opened(
  evening: Evening,
  { phone, game, options, colours }: Wanted,
): Promise<KioskPage> {
  const host = await Hands.connect(evening.referee.address);
  await host.get('host:open', { key: evening.referee.hostKey });
  const { table } = await host.get('table:create', {
    game,
    options,
    seats: colours.map((colour, i) => ({
      ...{ name: ['Xenia', 'Anna', 'Ben', 'Cleo'][i] ?? '', colour },
      ...(i === 1 ? {} : { computer: 'medium' }),
    })),
    language: 'en',
  });
  const { host: shown } = await host.get('table:open', { table });
  const held = await Hands.connect(evening.referee.address);
  if (phone) await held.get('seat:claim', { code: shown.codes.h1 ?? '' });
  await host.get('table:start', { table });
  held.close();
  host.close();
  const kiosk = await evening.kiosk('en');
  await kiosk.page.goto(`${await evening.referee.kioskLink()}&table=${table}`);
  await kiosk.button(kiosk.words.table.play.menu).waitFor();
  await kiosk.page.addLocatorHandler(kiosk.moment, () => kiosk.goOn());
  return kiosk;
}

const YARD: Wanted = {
  phone: false,
  game: 'scotland-yard',
  options: {
    variant: 'modern',
    hunters: 3,
    flags: { start_source: 'server', whereabouts_shown: true },
  },
  colours: ['clear', 'red', 'blue', 'green'],
};

const EUROPE: Wanted = {
  phone: true,
  game: 'mister-x-europe',
  options: {
    hunters: 2,
    devices: 'phones',
    flags: { start_source: 'server', hand_source: 'server', whereabouts_shown: true },
  },
  colours: ['clear', 'red+blu+gre', 'yel+bla'],
};

it('a house rule shows where Mister X can be, and there he is, to the end of the game', () =>
  Evening.spend(
    'whereabouts',
    async (evening) => {
      const kiosk = await opened(evening, YARD);
      const table = kiosk.device.wire.table?.table ?? '';
      const hands = await evening.handsOfKiosk(table);
      const gallery = new Gallery({ kiosk: ['stations', 'lines', 'pawns'] });
      /** By legs that he has made, where he could be. */
      const could = new Map<number, readonly number[]>();
      for (;;) {
        const view = await hands.until(
          'a turn',
          (now) => isOver(now) || (now.phase === 'detectives' && now.next.includes(OWN)),
        );
        if (isOver(view)) break;
        await kiosk.device.wire.until(
          'the same turn',
          ({ view: now }) => now.round === view.round && now.next.includes(OWN),
        );
        could.set(view.log.length, await showsKnown(kiosk));
        if (view.round === 2) {
          const others = await alsoAt(evening, table);
          for (const each of others)
            await each.page.addLocatorHandler(each.moment, () => each.goOn());
          await gallery.kiosks('whereabouts', [kiosk, ...others]);
          for (const { device } of others) await device.page.close();
        }
        const { stop, ticket } = stroll(view, OWN, view.x.lastSeen?.stop ?? 1);
        await hands.act('h1', { type: 'move', detective: OWN, ticket, stop });
      }
      gallery.close();
      const { log } = hands.view;
      for (const [legs, stops] of could) expect(stops).toContain(log[legs - 1]?.stop);
      expect(could.size).toBeGreaterThan(2);
      // Everybody sees now where he was.
      await expect.poll(() => shownOn(kiosk)).toEqual([]);
    },
    { program: FAST_COMPUTERS },
  ));

it('in Mister X across Europe as well', () =>
  Evening.spend(
    'whereabouts-europe',
    async (evening) => {
      const kiosk = await opened(evening, EUROPE);
      const table = kiosk.device.wire.table?.table ?? '';
      await expect.poll(async () => (await showsKnown(kiosk)).length).toBeGreaterThan(1);
      const gallery = new Gallery({ kiosk: ['stations', 'lines', 'pawns'] });
      await gallery.kiosks('whereabouts-europe', [kiosk, ...(await alsoAt(evening, table))]);
      gallery.close();
    },
    { program: FAST_COMPUTERS },
  ));
