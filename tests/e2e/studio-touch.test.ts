import type { BoardFile } from '@mister-x/games/pursuit/rules';
import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { settle } from '../support/layout.js';
import { StudioHands } from '../support/studio/studio-hands.js';
import { Touches } from '../support/studio/touches.js';

useChromium();

it('a board is drawn by fingers alone: taps, lines, a long press, two fingers, undo', () =>
  Evening.spend('studio-touch', async (evening) => {
    const studio = new StudioHands(await evening.kiosk('en'));
    const { page, words } = studio;
    await page.setViewportSize({ width: 1280, height: 800 });
    await studio.open(evening.referee);
    await studio.beginBare();
    const fingers = await Touches.on(page);
    const stage = page.getByRole('application');
    const board = async (): Promise<BoardFile> => JSON.parse(await studio.saved('board'));
    const placeOf = async (id: number) => {
      const station = (await board()).stations.find((each) => each.id === id);
      return { x: station?.x ?? Number.NaN, y: station?.y ?? Number.NaN };
    };

    // Three stations; from the third a line to the first by a tap, from there one by a drag.
    const A = { x: 200, y: 300 };
    const B = { x: 600, y: 300 };
    const C = { x: 450, y: 450 };
    for (const place of [A, B, C, A]) await fingers.tap(await studio.at(place));
    await fingers.down(1, await studio.at(A));
    await fingers.move({ 1: await studio.at({ x: 590, y: 310 }) });
    await fingers.up(1);
    expect((await board()).edges).toMatchObject({
      taxi: [
        [1, 2],
        [1, 3],
      ],
    });

    // Closer with two fingers, about the place between them; nothing is drawn by that.
    const before = await board();
    const middle = await studio.at({ x: 500, y: 400 });
    const apart = (by: number) =>
      [
        { x: middle.x - by, y: middle.y },
        { x: middle.x + by, y: middle.y },
      ] as const;
    await fingers.pinch(apart(40), apart(120));
    // Two fingers side by side move it.
    const there = { x: 60, y: -45 };
    const moved = apart(50).map(({ x, y }) => ({ x: x + there.x, y: y + there.y }));
    await fingers.pinch(apart(50), [moved[0] ?? middle, moved[1] ?? middle]);
    await settle(page);
    expect(await board()).toEqual(before);
    // Three times as far from the middle, and moved: there a tap finds the third station.
    const was = await studio.at(C);
    await studio.key('Escape');
    await fingers.tap({
      x: middle.x + 3 * (was.x - middle.x) + there.x,
      y: middle.y + 3 * (was.y - middle.y) + there.y,
    });
    await page.getByRole('heading', { name: words.chosen.station(3), exact: true }).waitFor();
    // The page itself neither grew nor scrolled.
    expect(await page.evaluate(() => [visualViewport?.scale, scrollX, scrollY])).toEqual([1, 0, 0]);
    expect(await board()).toEqual(before);
    await evening.looks(studio.kiosk, 'closer');
    await button(studio, words.stage.whole).tap();

    // A long press picks a station up; one that only rested leaves it where it was.
    await fingers.rest(await studio.at({ x: 455, y: 456 }));
    await fingers.up(1);
    expect(await placeOf(3)).toEqual(await placeOfIn(before, 3));
    await fingers.rest(await studio.at(C));
    await fingers.move({ 1: await studio.at({ x: 420, y: 500 }) });
    await fingers.up(1);
    const carried = await placeOf(3);
    expect(Math.hypot(carried.x - 420, carried.y - 500)).toBeLessThan(2);

    await button(studio, words.undo).tap();
    expect(await board()).toEqual(before);
    await button(studio, words.redo).tap();
    expect(await placeOf(3)).toEqual(carried);

    // A number by the pad; and everything is there after a reload.
    await button(studio, words.chosen.number).tap();
    for (const digit of ['7', '7'])
      await page.getByRole('button', { name: digit, exact: true }).tap();
    await button(studio, words.pad.ok).tap();
    await studio.kept();
    const kept = await board();
    expect(kept.stations.map(({ id }) => id)).toEqual([1, 2, 77]);
    await page.reload();
    await stage.waitFor();
    expect(await board()).toEqual(kept);
  }));

const button = (studio: StudioHands, name: string) => studio.button(name);

function placeOfIn({ stations }: BoardFile, id: number) {
  const { x = Number.NaN, y = Number.NaN } = stations.find((each) => each.id === id) ?? {};
  return { x, y };
}
