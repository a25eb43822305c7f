import { LANGUAGES } from '@mister-x/engine/protocol';
import type { Component } from 'svelte';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountComponent } from '../testing/mounted.svelte.js';
import { speech, t } from '../messages/index.svelte.js';
import { LANGUAGE_NAMES } from '../messages/languages.js';
import LanguagePicker from './LanguagePicker.svelte';

beforeAll(() => speech.need('common'));
afterAll(() => localStorage.clear());

it('names each language in itself, and speaks the chosen one at once', async () => {
  // Svelte types a component without properties as if any of them could be bound.
  mountComponent(LanguagePicker as Component<object, object, ''>, {});
  const picker = page.getByRole('combobox', { name: t.common.language });
  const options = picker.getByRole('option').elements();
  expect(options.map(({ textContent }) => textContent)).toEqual(LANGUAGES.map((language) => LANGUAGE_NAMES[language]));
  await userEvent.selectOptions(picker, 'ru');
  await expect.poll(() => document.documentElement.lang).toBe('ru');
  await expect.element(page.getByRole('combobox', { name: t.common.language })).toHaveValue('ru');
});
