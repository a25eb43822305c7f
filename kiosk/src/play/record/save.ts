import type { RefusalBody } from '@mister-x/engine/protocol';
import type { Session } from '../../lib/client/session.svelte.js';
import { saveFile } from '../../lib/save-file.js';
import { fileName } from './file-name.js';

/** Fetches the record of the finished match and hands it to the browser to keep. */
export async function saveRecord({ link, place }: Session): Promise<RefusalBody | undefined> {
  if (place === null) return { code: 'TABLE_UNKNOWN' };
  const reply = await link.ask('record', { table: place.table });
  if (!reply.ok) return reply.refusal;
  const text = `${JSON.stringify(reply.value, null, 1)}\n`;
  saveFile(new Blob([text], { type: 'application/json' }), `${fileName(reply.value)}.json`);
  return undefined;
}
