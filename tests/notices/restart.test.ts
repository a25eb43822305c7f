import { seedOfRun } from '@mister-x/engine/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { setupMessages as europeSetupMessages } from '../../games/mister-x-europe/messages/screen-messages.js';
import { gameMessages as yardMessages } from '../../games/scotland-yard/messages/phone-messages.js';
import { setupMessages as yardSetupMessages } from '../../games/scotland-yard/messages/screen-messages.js';
import { speech } from '../../kiosk/src/messages/index.svelte.js';
import { sharedLogMessages } from '../../kiosk/src/messages/shared-log.js';
import { HostedReferee } from '../processes/hosted-referee.js';
import { inTemporaryFolder } from '../processes/temporary-folder.js';
import { randomRound, kitOf } from './random-rounds.js';
import type { CutDevice } from './devices.js';
import { Hunt } from './hunt.js';

/** The plug is pulled while devices are away: logs go on where they were, for anyone who may be told. */

const KIT = kitOf('scotland-yard');
const OPTIONS = { hunters: 2 };
const COURSE = randomRound(
  KIT,
  { options: OPTIONS, steps: 4, sees: ({ type }) => type === 'revealed', lead: 1 },
  seedOfRun(),
);

beforeAll(() =>
  speech.need('common', 'screen', 'phone', sharedLogMessages, yardMessages, yardSetupMessages, europeSetupMessages),
);

/** A match before the turn in which X appears, on a server that can be killed. */
function withHunt(
  serve: readonly string[],
  work: (hunt: Hunt, restart: () => Promise<void>) => Promise<void>,
): Promise<void> {
  return inTemporaryFolder(async (folder) => {
    let server = await HostedReferee.start(folder, { serve });
    const { port } = server;
    let hunt: Hunt | undefined;
    try {
      hunt = await Hunt.begin({ port, hostKey: server.hostKey }, KIT, OPTIONS, COURSE);
      await hunt.play(COURSE.before);
      await work(hunt, async () => {
        await server.kill();
        server = await HostedReferee.start(folder, { serve, port });
      });
    } finally {
      hunt?.close();
      await server.kill();
    }
  });
}

const numbers = ({ visit }: CutDevice) => visit.queue.notices.map(({ at }) => at);

/** Every notice from the first that it was told, once and in order, as its viewer's log has them. */
async function expectWhole(device: CutDevice): Promise<void> {
  const log = await device.visit.history();
  const { notices } = device.visit.queue;
  expect(notices.map(({ notice }) => notice)).toEqual(log.slice(notices[0]?.at));
  expect(numbers(device)).toEqual(notices.map((_, i) => (notices[0]?.at ?? 0) + i));
}

describe('a restart within a gap', () => {
  it('loses nothing of what was missed before it, and nothing comes twice after it', () =>
    withHunt(['--seal', 'host'], async (hunt, restart) => {
      const away = new Map<string, CutDevice>();
      const said = new Map<string, number>();
      for (const place of hunt.places) {
        away.set(place, await hunt.open(place));
        said.set(place, (await hunt.hand(place).look()).toasts.length);
      }
      for (const { line } of away.values()) line.cut();
      await hunt.play(COURSE.round.slice(0, 2));
      await restart();
      for (const { line } of away.values()) line.mend();
      for (const [place, device] of away) {
        const shown = await device.look();
        const hand = await hunt.hand(place).look();
        expect([shown.moments, shown.toasts], place).toEqual([hand.moments, hand.toasts.slice(said.get(place))]);
        expect(shown.view, place).toBe(hand.view);
        await expectWhole(device);
      }
      await hunt.play(COURSE.round.slice(2));
      for (const [place, device] of away) {
        expect((await device.look()).view, place).toBe((await hunt.hand(place).look()).view);
        await expectWhole(device);
      }
      expect((await away.get('kiosk')?.look())?.moments).toHaveLength(1);
    }));
});

describe('a match that sleeps until a share is back', () => {
  it('tells the table what it missed, and a phone when it wakes', () =>
    withHunt([], async (hunt, restart) => {
      const [spectator, phone] = [await hunt.open('spectator'), await hunt.open('h1')];
      const before = numbers(phone);
      spectator.line.cut();
      phone.line.cut();
      await hunt.play(COURSE.round.slice(0, 2));
      const { moments } = await hunt.hand('spectator').look();
      const x = hunt.hand('x');
      x.line.cut();
      await restart();
      spectator.line.mend();
      phone.line.mend();
      const asleep = await spectator.look();
      expect(spectator.visit.info.waiting).toEqual(['x']);
      expect(asleep.moments).toEqual(moments);
      expect(moments).toHaveLength(1);
      await phone.look();
      expect(phone.visit.info.waiting).toEqual(['x']);
      expect(numbers(phone)).toEqual(before);
      x.line.mend();
      await x.look();
      const whole = hunt.hand('h1').visit.queue.notices.at(-1)?.at ?? 0;
      await expect.poll(() => numbers(phone).at(-1)).toBeGreaterThanOrEqual(whole);
      await expectWhole(phone);
      await hunt.play(COURSE.round.slice(2));
      for (const device of [phone, spectator]) {
        await device.look();
        await expectWhole(device);
      }
      expect((await spectator.look()).moments).toEqual(moments);
    }));

  it('asks a page that was loaded again meanwhile to show what its owner has not seen', () =>
    withHunt([], async (hunt, restart) => {
      const phone = await hunt.open('h1');
      phone.line.cut();
      await hunt.play(COURSE.round.slice(0, 2));
      const x = hunt.hand('x');
      x.line.cut();
      await restart();
      phone.line.mend();
      await phone.reload();
      expect(phone.visit.info.waiting).toEqual(['x']);
      const seen = phone.entered;
      x.line.mend();
      await expect.poll(() => numbers(phone).length).toBeGreaterThan(0);
      await phone.look();
      expect(numbers(phone)[0]).toBe(seen);
      await expectWhole(phone);
    }));
});
