import type { Json } from '@mister-x/engine/protocol';
import type { Areas } from '../../../lib/i18n/areas.js';
import { valueKey } from './setup-model.svelte.js';

type FlagWords = { readonly name: string; readonly values: Readonly<Record<string, string>> };

/** A rule's name and its values in plain words. */
export function flagWords(words: Areas['scotland-yard-setup'], flag: string): FlagWords {
  const flags: Readonly<Record<string, FlagWords | undefined>> = words.flags;
  return flags[flag] ?? { name: flag, values: {} };
}

export function flagValue(words: Areas['scotland-yard-setup'], flag: string, value: Json): string {
  const key = valueKey(value);
  return flagWords(words, flag).values[key] ?? key;
}
