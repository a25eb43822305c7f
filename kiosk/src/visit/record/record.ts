import { fetchRecord, type RefusalBody } from '@mister-x/engine/protocol';
import type { MatchRecord } from '@mister-x/engine/record';
import { retryWhileBusy } from '../../line/server-line.js';
import type { Visit } from '../visit.svelte.js';
import { saveFile } from '../../browser/save-file.js';

/** What is done with the record of the finished match; a refusal where it cannot be fetched. */
export async function withRecord(
  { line, table }: Visit,
  use: (record: MatchRecord) => void,
): Promise<RefusalBody | undefined> {
  let refusal: RefusalBody = { code: 'INTERNAL' };
  const record = await fetchRecord(async (after) => {
    const reply = await retryWhileBusy(() => line.ask('record', { table, after }));
    if (reply.ok) return reply.value;
    refusal = reply.refusal;
    return undefined;
  });
  if (record === undefined) return refusal;
  use(record);
  return undefined;
}

export const recordFile = (record: MatchRecord): File =>
  new File([`${JSON.stringify(record, null, 1)}\n`], `${fileName(record)}.json`, {
    type: 'application/json',
  });

/** Hands it to the browser to keep. */
export function saveRecord(record: MatchRecord): void {
  const file = recordFile(record);
  saveFile(file, file.name);
}

/** Of whatever is kept of a finished game, without its ending: `mister-x-2026-11-21-<table>`. An open game has no date. */
export function fileName({ genesis }: MatchRecord): string {
  const day = genesis.open ? 'open' : new Date(genesis.startedAt).toISOString().slice(0, 10);
  return `mister-x-${day}-${genesis.match.replace(/[^\w-]+/g, '').slice(0, 40)}`;
}
