import type { RefusalBody } from '@mister-x/engine/protocol';
import type { MatchRecord } from '@mister-x/engine/record';
import type { Session } from '../../lib/client/session.svelte.js';

/** `mister-x-2026-11-21-<table>.json`. */
export function fileName({ genesis }: MatchRecord): string {
  const day = new Date(genesis.startedAt).toISOString().slice(0, 10);
  return `mister-x-${day}-${genesis.match.replace(/[^\w-]+/g, '').slice(0, 40)}.json`;
}

/** Fetches the record of the finished match and hands it to the browser to keep. */
export async function saveRecord({ link, place }: Session): Promise<RefusalBody | undefined> {
  if (place === null) return { code: 'TABLE_UNKNOWN' };
  const reply = await link.ask('record', { table: place.table });
  if (!reply.ok) return reply.refusal;
  const text = `${JSON.stringify(reply.value, null, 1)}\n`;
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = fileName(reply.value);
  anchor.click();
  // Browsers read it after the click; a minute is more than any needs.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return undefined;
}
