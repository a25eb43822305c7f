import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { speech } from '../messages/index.svelte.js';
import { mountComponent } from '../testing/mounted.svelte.js';
import { setup } from '../messages/setup/en.js';
import { RuleSetup } from './rule-setup.svelte.js';
import SetupFlags from './SetupFlags.svelte';

beforeAll(() => speech.need('common'));
beforeEach(() => page.viewport(1280, 800));

const FLAGS = ['undo', 'chased', 'draws', 'passing'] as const;
type Flag = (typeof FLAGS)[number];

const flags = {
  undo: { name: 'Taking a move back', values: { agreed: 'If all agree', never: 'Never' } },
  chased: {
    name: 'Nowhere to go',
    values: { lost: 'The game is lost', skips: 'One turn is lost' },
  },
  draws: { name: 'Who draws', values: { you: 'You', referee: 'The referee' } },
  passing: { name: 'May one pass?', values: { no: 'No', yes: 'Yes' } },
} satisfies Record<Flag, object>;
const messages = { ...setup, flags };

/** Four rules; that one sits out stands in no rule book. */
class Setup extends RuleSetup<Flag> {
  readonly choices = FLAGS.map((flag) => {
    const values = Object.keys(flags[flag].values);
    return { flag, values, supported: flag === 'chased' ? values.slice(0, 1) : values };
  });
  protected readonly preset = {
    undo: 'agreed',
    chased: 'lost',
    draws: 'you',
    passing: 'no',
  } as const;
  override silencerOf(flag: Flag) {
    return flag === 'passing' && this.changed.passing && this.changed.chased ? 'chased' : undefined;
  }
}

const rule = (name: string) => page.getByRole('combobox', { name });

it('tells a rule that differs from the book, and one that no book has, and goes back', async () => {
  const model = new Setup();
  mountComponent(SetupFlags, { model, messages });
  await expect.element(page.getByText(messages.unchanged)).toBeVisible();
  await userEvent.selectOptions(rule(flags.undo.name), flags.undo.values.never);
  await userEvent.selectOptions(rule(flags.chased.name), flags.chased.values.skips);
  await expect.element(page.getByText(messages.houseRule, { exact: true })).toBeVisible();
  await expect.element(page.getByText(messages.changed(2))).toBeVisible();
  expect(model.valueOf('undo')).toBe('never');
  await page.getByRole('button', { name: messages.reset }).click();
  await expect.element(page.getByText(messages.unchanged)).toBeVisible();
  expect(model.valueOf('chased')).toBe('lost');
});

it('says which other rule leaves one without effect', async () => {
  const model = new Setup();
  mountComponent(SetupFlags, { model, messages });
  await userEvent.selectOptions(rule(flags.passing.name), flags.passing.values.yes);
  const note = page.getByText(messages.noEffect(flags.chased.values.skips));
  await expect.element(page.getByText(messages.changed(1)).first()).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  await userEvent.selectOptions(rule(flags.chased.name), flags.chased.values.skips);
  await expect.element(note).toBeVisible();
});

it('turns pages where the screen does not hold all rules, in a circle', async () => {
  await page.viewport(480, 320);
  const all = Object.values(flags).map(({ name }) => name);
  mountComponent(SetupFlags, { model: new Setup(), messages });
  const next = page.getByRole('button', { name: '→' });
  await expect.element(next).toBeVisible();
  const seen: string[] = [];
  const here = () => all.filter((name) => rule(name).elements().length > 0);
  const first = here();
  do {
    seen.push(...here());
    await next.click();
  } while (here()[0] !== first[0]);
  expect([...seen].sort()).toEqual([...all].sort());
});

it('shows one part of the rules at a time, and how much of another was changed', async () => {
  class Parted extends Setup {
    override get groups() {
      return [
        { id: 'moves', choices: this.choices.slice(0, 2) },
        { id: 'table', choices: this.choices.slice(2) },
      ];
    }
  }
  const parts = { moves: 'Moves', table: 'Table' };
  mountComponent(SetupFlags, { model: new Parted(), messages: { ...messages, groups: parts } });
  await userEvent.selectOptions(rule(flags.undo.name), flags.undo.values.never);
  await expect.element(rule(flags.draws.name)).not.toBeInTheDocument();
  await page.getByRole('tab', { name: parts.table }).click();
  await expect.element(rule(flags.draws.name)).toBeVisible();
  await expect.element(rule(flags.undo.name)).not.toBeInTheDocument();
  await expect.element(page.getByRole('tab', { name: `${parts.moves} 1` })).toBeVisible();
});
