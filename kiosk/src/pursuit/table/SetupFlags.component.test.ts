import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { speech } from '../../lib/i18n/index.svelte.js';
import { show } from '../../testing/mounted.svelte.js';
import { setup as words } from '../words/setup/en.js';
import { PursuitSetup } from './pursuit-setup.svelte.js';
import SetupFlags from './SetupFlags.svelte';

beforeAll(() => speech.need('common'));
beforeEach(() => page.viewport(1280, 800));

const { takeback, x_no_free_stop: surrounded, start_source, detective_pass } = words.flags;
const FLAGS = ['takeback', 'x_no_free_stop', 'start_source', 'detective_pass'] as const;
type Flag = (typeof FLAGS)[number];

/** A hunt with four rules; that he sits out stands in no rule book. */
class Setup extends PursuitSetup<Flag> {
  readonly choices = FLAGS.map((flag) => {
    const values = Object.keys(words.flags[flag].values);
    return { flag, values, supported: flag === 'x_no_free_stop' ? values.slice(0, 1) : values };
  });
  protected readonly preset = {
    takeback: 'x_consents',
    x_no_free_stop: 'detectives_win',
    start_source: 'registered',
    detective_pass: 'forbidden',
  } as const;
  pawnsOf(hunter: number): readonly number[] {
    return [hunter];
  }
}

const rule = (name: string) => page.getByRole('combobox', { name });

it('tells a rule that differs from the book, and one that no book has, and goes back', async () => {
  const model = new Setup('own');
  show(SetupFlags, { model, words });
  await expect.element(page.getByText(words.unchanged)).toBeVisible();
  await userEvent.selectOptions(rule(takeback.name), takeback.values.none);
  await userEvent.selectOptions(rule(surrounded.name), surrounded.values.x_skips);
  await expect.element(page.getByText(words.houseRule, { exact: true })).toBeVisible();
  await expect.element(page.getByText(words.changed(2))).toBeVisible();
  expect(model.valueOf('takeback')).toBe('none');
  await page.getByRole('button', { name: words.reset }).click();
  await expect.element(page.getByText(words.unchanged)).toBeVisible();
  expect(model.valueOf('x_no_free_stop')).toBe('detectives_win');
});

it('turns pages where the screen does not hold all rules, in a circle', async () => {
  await page.viewport(480, 320);
  const all = [takeback, surrounded, start_source, detective_pass].map(({ name }) => name);
  show(SetupFlags, { model: new Setup('own'), words });
  const next = page.getByRole('button', { name: '→' });
  await expect.element(next).toBeVisible();
  const seen: string[] = [];
  const here = () => all.filter((name) => rule(name).elements().length > 0);
  const first = here();
  do {
    seen.push(...here());
    await next.click();
  } while (here()[0] !== first[0]);
  expect(seen.toSorted()).toEqual(all.toSorted());
});
