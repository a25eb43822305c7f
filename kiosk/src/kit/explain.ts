import type { RefusalBody } from '@mister-x/engine/protocol';
import { t } from '../messages/index.svelte.js';
import { toasts } from './toasts.svelte.js';

/** A refusal as a sentence: the game's own words first, then those of the referee. */
export function refusalSentence(refusal: RefusalBody, game: { readonly [code: string]: string } = {}): string {
  const { code } = refusal;
  return sentenceOf(game, code) ?? sentenceOf(t.common.refusals, code) ?? t.common.unknownRefusal(code);
}

/** A server of a later version may say any code, and objects know more names than their own. */
function sentenceOf(sentences: { readonly [code: string]: string }, code: string): string | undefined {
  return Object.hasOwn(sentences, code) ? sentences[code] : undefined;
}

/** For components that only report what went wrong. */
export function toastRefusal(
  reply: { readonly ok: boolean; readonly refusal?: { readonly code: string } },
  messages?: Readonly<Record<string, string>>,
): void {
  if (!reply.ok) toasts.error(refusalSentence(reply.refusal ?? { code: t.common.retry }, messages));
}
