import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { speech } from '@mister-x/kiosk/messages/index.svelte.ts';
import { mountComponent, textSnippet } from '@mister-x/kiosk/testing/mounted.svelte.ts';
import { storyMessages } from '../../messages/screen-messages.js';
import HuntReplay from './HuntReplay.svelte';

beforeAll(() => speech.need('common', 'screen', storyMessages));

function replay(startsWithStory?: boolean) {
  mountComponent(HuntReplay, {
    story: { seats: [] },
    storyState: { at: 'computing' },
    ...(startsWithStory === undefined ? {} : { startsWithStory }),
    frames: [],
    cast: { pawns: [], x: undefined, pawn: () => undefined },
    names: { seat: (id) => id, pawn: (id) => id },
    where: () => 'Round 1',
    say: () => '',
    piece: (ticket) => ticket,
    board: textSnippet((_frame: unknown, _scene: unknown) => 'the board'),
    result: textSnippet((_frame: unknown) => 'who won'),
    log: textSnippet((_frame: unknown) => 'the log'),
  });
}

const story = () => page.getByRole('tab', { name: storyMessages.t.tabs.story });

it('opens on the story where it was opened for it', async () => {
  replay(true);
  await expect.element(story()).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByText(storyMessages.t.computing)).toBeVisible();
});

it('opens on the result of a record', async () => {
  replay();
  await expect.element(story()).toHaveAttribute('aria-selected', 'false');
  await expect.element(page.getByText('who won')).toBeVisible();
});
