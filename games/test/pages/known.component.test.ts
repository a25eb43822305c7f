import { TABLE } from '@mister-x/engine';
import { openScreen } from '@mister-x/kiosk/testing/apps.ts';
import { speech } from '@mister-x/kiosk/messages/index.svelte.ts';
import { replaceTestStyle, CSS_BY_LETTER_STYLE } from '@mister-x/kiosk/testing/layout/letters.ts';
import { measureLayout, untilPageSettled, TOUCH_TARGET_PX } from '@mister-x/kiosk/testing/layout/measure.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { pursuitScreenMessages } from '../../pursuit/messages/screen-messages.js';
import { refereeOf } from './reached.js';

const HUNTS = [
  ['scotland-yard', { hunters: 3 }, 'detectives'],
  ['mister-x-europe', { hunters: 2 }, 'refill'],
] as const;

it.each(HUNTS)('a house rule of %s shows where Mister X can be', async (game, players, phase) => {
  const flags = {
    start_source: 'server',
    whereabouts_shown: true,
    ...(game === 'mister-x-europe' ? { hand_source: 'server' } : {}),
  };
  const phones = ['x', 'h1', 'h2'];
  const referee = refereeOf(game, { ...players, flags }, (view) => view.phase === phase, phones);
  await openScreen(referee, { table: referee.info.table });
  const { known = [] } = referee.view(TABLE) as { readonly known?: readonly number[] };
  expect(known.length).toBeGreaterThan(1);
  const rings = () =>
    [...document.querySelectorAll('[data-heat]')]
      .map((each) => Number(each.getAttribute('data-heat')))
      .sort((a, b) => a - b);
  await expect.poll(rings).toEqual(known);
  const count = pursuitScreenMessages.t.turn.possible(known.length);
  await expect.element(page.getByText(count).first()).toBeVisible();
  // The longest words, on the lowest screen, in the largest letters.
  await speech.choose('ru');
  replaceTestStyle(CSS_BY_LETTER_STYLE.large);
  await page.viewport(800, 480);
  await untilPageSettled();
  const { faults } = measureLayout({
    kind: 'kiosk',
    large: true,
    scrolls: true,
    touch: TOUCH_TARGET_PX,
  });
  replaceTestStyle(CSS_BY_LETTER_STYLE.own);
  expect(faults).toEqual([]);
});
