import { byExtent } from '@mister-x/engine/core/testing/extent';
import { testRng } from '@mister-x/engine/testing';
import { gameUi } from '@mister-x/kiosk/games/index.ts';
import { openPhone, openScreen, type OpenPage } from '@mister-x/kiosk/testing/apps.ts';
import { seedOfLooks } from '@mister-x/kiosk/testing/layout/draw.ts';
import { LayoutChecks } from '@mister-x/kiosk/testing/layout/gallery.ts';
import { untilPageSettled } from '@mister-x/kiosk/testing/layout/measure.ts';
import { PageReferee } from '@mister-x/kiosk/testing/page-referee.ts';
import { randomTouches } from '@mister-x/kiosk/testing/touches.ts';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../index.js';
import { type RandomMatch, randomMatch } from './walkthroughs/at-table.js';
import { PAGE_TROUBLES } from './troubles.js';

/**
 * A match of chance for every game, seen on the big screen and on phones, where something begins, waits or ends, and
 * where something is wrong at the table.
 */

const seed = seedOfLooks();

describe.each(GAMES)('$game.id', ({ game, testing }) => {
  it('has pages without a fault', async () => {
    const { kit } = (await testing()).gameTestData;
    const rng = testRng(seed);
    const tables = rng.shuffle(kit.tables).slice(0, byExtent({ quick: 1, all: 1, every: 99 }));
    const gallery = new LayoutChecks();
    for (const { name, options } of tables) {
      const match = randomMatch(kit, options, seed);
      const moments = rng.shuffle([...match.moments]);
      for (const [named, at] of moments.slice(0, byExtent({ quick: 1, all: 4, every: 99 }))) {
        const moment = `${game.id} (${name}), ${named}`;
        for (const seat of [undefined, ...someSeats(match, at)]) {
          await look(gallery, match, at, seat, moment);
        }
        await lookAtTroubles(gallery, match, at, moment);
      }
    }
    gallery.close();
    const sees = gameUi(game.id)?.boards === undefined ? [] : ['stations', 'lines'];
    expect([...gallery.seen]).toEqual(expect.arrayContaining(sees));
    expect(tables.length).toBeGreaterThan(0);
  });
});

/** Of the seats that play waits for and of the others one each. */
function someSeats({ steps, info }: RandomMatch, at: number): readonly string[] {
  const toAct = steps[at - 1]?.after.toAct ?? [];
  const seats = info.seats.map(({ seat }) => seat);
  const rng = testRng(seed + at);
  const some = (of: readonly string[]) => rng.shuffle(of).slice(0, byExtent({ quick: 1, all: 1, every: 99 }));
  return [
    ...some(seats.filter((seat) => toAct.includes(seat))),
    ...some(seats.filter((seat) => !toAct.includes(seat))),
  ];
}

/** A page that sees the last step happen, what is left of it, and what a few touches lead to. */
async function look(
  gallery: LayoutChecks,
  { begun, info, steps }: RandomMatch,
  at: number,
  seat: string | undefined,
  moment: string,
): Promise<void> {
  const referee = new PageReferee(begun, info, steps.slice(0, at - 1));
  const page = await open(referee, seat);
  await untilPageSettled();
  const last = steps[at - 1];
  if (last !== undefined) referee.take(last);
  await untilPageSettled();
  const kind = seat === undefined ? 'kiosk' : 'phone';
  const named = `${moment}, ${seat ?? 'table'}`;
  await gallery.look(kind, named);
  let touched = '';
  for (const touch of randomTouches(testRng(seed + at), byExtent({ quick: 0, all: 1, every: 4 }))) {
    touched += ` > ${touch()}`;
    await untilPageSettled();
    await gallery.look(kind, `${named}${touched}`, 'briefly');
  }
  await page.leave();
}

/** The same moment where something is wrong: for all to see, and on the phone that it is about. */
async function lookAtTroubles(
  gallery: LayoutChecks,
  { begun, info, steps }: RandomMatch,
  at: number,
  moment: string,
): Promise<void> {
  const rng = testRng(seed + at);
  const { seat } = rng.pick(info.seats.filter(({ secret }) => secret));
  const some = rng.shuffle(PAGE_TROUBLES).slice(0, byExtent({ quick: 1, all: 1, every: 99 }));
  for (const trouble of some) {
    for (const viewer of [undefined, seat]) {
      const wrong = { ...info, ...trouble.info?.(seat, info) };
      const referee = new PageReferee(begun, wrong, steps.slice(0, at));
      trouble.before?.(info.table);
      const page = await open(referee, viewer);
      if (trouble.offline) page.cut();
      await untilPageSettled();
      const kind = viewer === undefined ? 'kiosk' : 'phone';
      await gallery.look(kind, `${moment}, ${viewer ?? 'table'}, ${trouble.name}`, 'briefly');
      await page.leave();
    }
  }
}

function open(referee: PageReferee, seat: string | undefined): Promise<OpenPage> {
  return seat === undefined ? openScreen(referee, { table: referee.info.table }) : openPhone(referee, seat);
}
