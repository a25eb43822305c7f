import { explain } from './explain.js';
import { t } from './i18n/index.svelte.js';
import { toasts } from './ui/toasts.svelte.js';

/** For components that only report what went wrong. */
export function sayRefusal(
  reply: { readonly ok: boolean; readonly refusal?: { readonly code: string } },
  messages?: Readonly<Record<string, string>>,
): void {
  if (!reply.ok) toasts.error(explain(reply.refusal ?? { code: t.common.retry }, messages));
}
