import { speech } from '@mister-x/kiosk/messages/index.svelte.ts';
import { type OpenPage, openScreen } from '@mister-x/kiosk/testing/apps.ts';
import { untilPageSettled } from '@mister-x/kiosk/testing/layout/measure.ts';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refereeOf } from '../../../test/pages/reached.js';
import { gameMessages } from '../../messages/phone-messages.js';

/** A special operation is put together at the big screen, touch by touch (MX-43 to MX-45). */

let leave: OpenPage['leave'] = async () => {};
afterEach(() => leave());

const SIZES = [
  [1920, 1080],
  [1280, 800],
  [1024, 768],
  [800, 480],
] as const;

/** What a finger on the middle of each button of the panel would not touch. */
function covered(): readonly string[] {
  return [...document.querySelectorAll('section button')].flatMap((button) => {
    if (!button.checkVisibility()) return [];
    button.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = button.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    const isFree = there !== null && button.contains(there);
    return isFree ? [] : [`${button.textContent?.trim()} lies under ${there?.outerHTML}`];
  });
}

async function free(step: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.viewport(width, height);
    await untilPageSettled();
    expect.soft(covered(), `${step}, ${width} x ${height}`).toEqual([]);
  }
}

const touch = (selector: string, at = 0) => {
  const found = [...document.querySelectorAll<HTMLButtonElement>(`section ${selector}`)][at];
  if (found === undefined) throw new Error(`there is no ${selector}`);
  found.click();
};

it('no button of a special operation lies under anything, on any size of screen', async () => {
  const referee = refereeOf(
    'mister-x-europe',
    { devices: 'kiosk', hunters: 2, flags: { start_source: 'server' } },
    ({ phase, specialsOpen, specialUsed }) => phase === 'specials' && specialsOpen === true && specialUsed !== true,
    ['x', 'h2'],
  );
  ({ leave } = await openScreen(referee, { table: referee.info.table }));
  await speech.choose('fr');
  await untilPageSettled();
  const { operation } = gameMessages.t.specials;
  await free('which special');
  touch('.button-card', 1);
  await untilPageSettled();
  await free('nothing given');
  for (let given = 0; given < 3; given++) touch('li:first-child button');
  await untilPageSettled();
  await expect.element(page.getByRole('button', { name: operation, exact: true })).toBeVisible();
  await free('three beacons');
  touch('.button-primary');
  await untilPageSettled();
  await free('who goes');
  touch('.pawns button');
  await untilPageSettled();
  await free('where to');
  touch('.tiles:not(.pawns) button');
  await untilPageSettled();
  await free('the way');
  await expect.element(page.getByRole('button', { name: operation, exact: true })).toBeVisible();
});
