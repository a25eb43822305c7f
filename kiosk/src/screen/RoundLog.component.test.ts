import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { speech, t } from '../messages/index.svelte.js';
import { LayoutChecks } from '../testing/layout/gallery.js';
import { mountComponent } from '../testing/mounted.svelte.js';
import RoundLog from './RoundLog.svelte';

beforeAll(() => speech.need('common', 'screen'));

const ROUNDS = [1, 2].map((round) => ({
  title: `Round ${round}`,
  head: [],
  lines: [`Ada moves in round ${round}`],
}));

it('is the latest round as a post, or all of them, in the format that is chosen', async () => {
  mountComponent(RoundLog, { rounds: ROUNDS, onclose: () => {} });
  const { forumPost: post } = t.screen.play;
  const text = page.getByRole('textbox', { name: post.text });
  await expect.element(text).toHaveValue('[b]Round 2[/b]\n[list]\n[*]Ada moves in round 2\n[/list]');
  await page.getByRole('combobox', { name: post.round }).selectOptions('all');
  await page.getByText('Markdown').click();
  await expect
    .element(text)
    .toHaveValue('**Round 1**\n\n- Ada moves in round 1\n\n**Round 2**\n\n- Ada moves in round 2');
  const gallery = new LayoutChecks();
  await gallery.look('kiosk', 'rounds as a post');
  await speech.choose('en');
  gallery.close();
});
