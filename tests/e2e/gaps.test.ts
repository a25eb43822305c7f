import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { FastHands } from '../support/fast-hands.js';
import { FaultyLink } from '../support/faulty-link.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { YardTable } from '../support/yard-table.js';
import { flee, stroll } from '../support/planner.js';

useChromium();

const PEOPLE = ['Xenia', 'Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];

const instructions = ({ page, words }: KioskPage) =>
  page.getByRole('list', { name: words.table.play.piecesTitle }).getByRole('listitem');

/** Everything that can be read on the page. */
const readable = ({ page }: KioskPage) => page.locator('.full-screen').textContent();

/** As soon as both have written down what they note of this round. */
async function alike(away: KioskPage, whole: KioskPage): Promise<void> {
  const both = async () => [await readable(away), await readable(whole)];
  await expect.poll(async () => new Set(await both()).size).toBe(1);
}

const strip = ({ page }: KioskPage) => page.locator('.strip.shown');

async function cut(kiosk: KioskPage, line: FaultyLink): Promise<void> {
  line.cut();
  await strip(kiosk).waitFor();
}

async function mend(kiosk: KioskPage, line: FaultyLink): Promise<void> {
  line.mend();
  await strip(kiosk).waitFor({ state: 'hidden' });
}

/**
 * What the page does at intervals, from now on it does when it is told to: however long a line takes
 * to come back, a replay is not at its end before.
 */
async function clockByHand({ page }: KioskPage): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const running = new Map<number, () => void>();
    let ids = 0;
    Object.assign(window, {
      setInterval: (strike: () => void) => {
        ids -= 1;
        const id = ids;
        running.set(id, strike);
        return id;
      },
      clearInterval: (id: number) => running.delete(id),
      strike: () => {
        for (const strike of [...running.values()]) strike();
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { strike(): void }).strike());
}

it('a screen whose line broke shows what one shows whose line never did', () =>
  Evening.spend('gaps', async (evening) => {
    const players = { hunters: 5, names: PEOPLE, language: 'en', serverDeals: true } as const;
    const yard = await YardTable.gather(evening, players, ['Ada']);
    using line = await FaultyLink.to(evening.referee.port);
    const whole = yard.kiosk;
    const away = await yard.screenThrough(line);
    await whole.start();
    await yard.everybody('round 1', ({ round }) => round === 1);
    const hands = await FastHands.of(yard);
    for (let round = 1; round <= 2; round++) {
      await hands.travel([flee(yard.secret)]);
      await hands.detectives();
      await yard.everybody('the next round', (view) => view.round === round + 1);
    }
    await alike(away, whole);

    // Round 3: X appears, Ada moves on her phone, the others elsewhere; one screen sees none of it.
    await cut(away, line);
    await hands.travel([flee(yard.secret)]);
    await yard.everybody('the detectives', ({ phase }) => phase === 'detectives');
    const stop = yard.xStop;
    await whole.reveal(stop);
    await yard.move('d1', stroll(yard.view, 'd1', stop));
    await hands.detectives();
    await yard.everybody('round 4', ({ round }) => round === 4);
    await mend(away, line);
    await away.reveal(stop);
    const [missed, seen] = await Promise.all(
      [away, whole].map((each) => instructions(each).allTextContents()),
    );
    expect(missed).toEqual(expect.arrayContaining(seen ?? []));
    for (const { id, stop: now } of yard.view.detectives) {
      expect(
        missed?.filter((text) => text.endsWith(` to ${now}.`)),
        id,
      ).toHaveLength(1);
    }
    expect(missed?.filter((text) => text.endsWith(` on ${stop}.`))).toHaveLength(1);
    for (const [width, height] of [
      [1920, 1080],
      [1280, 800],
      [800, 480],
    ] as const) {
      await away.page.setViewportSize({ width, height });
      await evening.looks(away, `after a gap, ${width} × ${height}`);
      await away.device.screenshot(`gaps-${width}x${height}`);
    }
    await away.page.setViewportSize({ width: 1920, height: 1080 });

    // Loaded again it asks for the same pieces, and nobody looks up a second time.
    await away.page.reload();
    await expect.poll(() => instructions(away).allTextContents()).toEqual(missed);
    expect(await away.moment.count()).toBe(0);

    // Whatever was asked for is done: both screens show the same again.
    await hands.travel([flee(yard.secret)]);
    await yard.everybody('the detectives', ({ phase }) => phase === 'detectives');
    await alike(away, whole);

    // The end, and a replay that goes on while the line breaks.
    const x = await evening.handsOfSeat(await yard.x.held());
    expect(await x.command('x', { kind: 'concede' })).toBe('ok');
    await away.goOn();
    const slider = away.page.getByRole('slider');
    await slider.fill('1');
    const at = async () => Number(await slider.inputValue());
    const shows = (page: number) => expect.poll(at).toBe(page);
    const strike = await clockByHand(away);
    await away.button(away.words.table.end.play).click();
    await strike();
    await shows(2);
    await cut(away, line);
    await strike();
    await shows(3);
    await mend(away, line);
    await strike();
    await shows(4);
    await away.button(away.words.table.end.pause).click();
    await cut(away, line);
    await strike();
    await mend(away, line);
    await away.button(away.words.table.end.forward).click();
    await shows(5);
  }));
