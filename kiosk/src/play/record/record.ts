import type { RefusalBody } from '@mister-x/engine/protocol';
import type { MatchRecord } from '@mister-x/engine/record';
import type { Session } from '../../lib/client/session.svelte.js';
import { saveFile } from '../../lib/save-file.js';
import { fileName } from './file-name.js';

/** What is done with the record of the finished match; a refusal where it cannot be fetched. */
export async function withRecord(
  { link, place }: Session,
  use: (record: MatchRecord) => void,
): Promise<RefusalBody | undefined> {
  if (place === null) return { code: 'TABLE_UNKNOWN' };
  const reply = await link.ask('record', { table: place.table });
  if (!reply.ok) return reply.refusal;
  use(reply.value);
  return undefined;
}

export const recordFile = (record: MatchRecord): File =>
  new File([`${JSON.stringify(record, null, 1)}\n`], `${fileName(record)}.json`, {
    type: 'application/json',
  });

/** Hands it to the browser to keep. */
export function keepRecord(record: MatchRecord): void {
  const file = recordFile(record);
  saveFile(file, file.name);
}
