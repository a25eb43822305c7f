import type { RefusalBody } from '@mister-x/engine/protocol';
import { t } from './i18n/index.svelte.js';

/** A refusal as a sentence: the game's own words first, then those of the referee. */
export function explain(
  refusal: RefusalBody,
  game: { readonly [code: string]: string } = {},
): string {
  const common: { readonly [code: string]: string | undefined } = t.common.refusals;
  return game[refusal.code] ?? common[refusal.code] ?? t.common.unknownRefusal(refusal.code);
}
