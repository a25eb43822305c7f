import { tick } from 'svelte';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountComponent } from '../testing/mounted.svelte.js';
import { TrustHistory, TEST_TABLE } from '../testing/past.js';
import { speech, t } from '../messages/index.svelte.js';
import { forget } from '../browser/store.js';
import Alarm from './Alarm.svelte';
import { Witness } from './witness.svelte.js';

beforeAll(() => speech.need('common', 'trust'));
beforeEach(() => forget('chains'));

it('stays put off while the game goes on and nothing else is wrong', async () => {
  const past = new TrustHistory('a');
  const witness = new Witness(TEST_TABLE, past.source);
  await witness.arrive(past.chainHead, 'no commitment');
  const { what } = witness.alarm ?? {};
  if (what === undefined) throw new Error('nothing is wrong');
  mountComponent(Alarm, { witness });
  const title = page.getByRole('heading', { name: t.trust.alarm[what].title });
  await expect.element(title).toBeVisible();
  await page.getByRole('button', { name: t.trust.alarm.later }).click();
  expect(title.query()).toBeNull();
  const before = witness.alarm;
  await witness.update(past.publish());
  await tick();
  expect(witness.alarm).not.toBe(before);
  expect(title.query()).toBeNull();
});
