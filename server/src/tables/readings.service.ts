import { type Json, type MatchNotice, ok } from '@mister-x/engine';
import { NOTICE_BYTES } from '@mister-x/engine/channel';
import { FIRST_PIECE, type Requests, type TableId } from '@mister-x/engine/protocol';
import type { ChainHead } from '@mister-x/engine/trust';
import { Injectable } from '@nestjs/common';
import type { Client } from '../socket/clients/clients.service.js';
import { proofOf } from './matches/ledger-rows.js';
import { type LogRow, MatchesRepository } from './matches/matches.repository.js';
import { type RequestResult, refuse } from '../socket/requests/answer.js';
import type { TableActor } from './table-actor.js';

/** Of entries, in one piece of a record; what they sealed comes beside them. A slow phone takes it within seconds. */
const RECORD_PIECE_BYTES = 16 * 1024;

/**
 * Of the notices in one history, which is sent whole: half of what may wait for one client. The longest games that
 * people play have a tenth; anyone who takes back and changes again and again finds the oldest in the record alone.
 */
const HISTORY_BYTES_MAX = 1024 * 1024;

/** What clients ask about the course of a match; nothing here changes it. */
@Injectable()
export class ReadingsService {
  constructor(private readonly repository: MatchesRepository) {}

  /** What the client's viewer may look up of all that he was told; his own log, not the match's. */
  async history(client: Client, table: TableActor): Promise<RequestResult<Requests['history']['reply']>> {
    const { id } = table.record;
    const read = async () => {
      // Its seat may have changed hands meanwhile.
      const viewer = client.watching.get(id);
      if (viewer === undefined) return refuse('FORBIDDEN');
      if (table.record.genesis === null) return ok({ notices: [] });
      // Without the key of the match only the table's own log can be read.
      const { match, dormant } = table;
      const tell = match?.history(viewer) ?? ((row: LogRow) => row.notices);
      const told: MatchNotice<Json>[] = [];
      for await (const rows of this.repository.readLog(id)) told.push(...rows.flatMap(tell));
      const view = match?.run.view(viewer) ?? dormant?.shown?.view;
      const latest = latestNotices(told);
      // What may be looked up goes by what is shown.
      return ok({
        notices: view === undefined ? [] : table.game.redactForHistory(latest, view.game),
      });
    };
    return table.read(read);
  }

  /**
   * Everything of a finished match, as much at a time as a slow phone takes: it asks for the next piece when it has
   * this one. It is the same for everybody.
   */
  async record(client: Client, table: TableActor, after: number): Promise<RequestResult<Requests['record']['reply']>> {
    const { id } = table.record;
    const read = async () => {
      if (!client.watching.has(id)) return refuse('FORBIDDEN');
      const { match, record } = table;
      if (match === undefined) return refuse(record.genesis ? 'SEALED' : 'GAME_NOT_STARTED');
      if (record.status !== 'over') return refuse('GAME_NOT_OVER');
      const { rows, next } = await this.rowsAfter(id, after);
      const piece = match.recordPiece(rows, after === FIRST_PIECE);
      return piece === undefined ? refuse('GAME_NOT_OVER') : ok({ ...piece, next });
    };
    return table.read(read);
  }

  /** As many rows as one piece has, and where the next piece begins. */
  private async rowsAfter(id: TableId, after: number): Promise<{ rows: LogRow[]; next: number | null }> {
    const rows: LogRow[] = [];
    let bytes = 0;
    for await (const more of this.repository.readLog(id, after)) {
      for (const row of more) {
        bytes += JSON.stringify(row.entry).length;
        if (bytes > RECORD_PIECE_BYTES && rows.length > 0) {
          return { rows, next: rows.at(-1)?.sequence ?? null };
        }
        rows.push(row);
      }
    }
    return { rows, next: null };
  }

  /** What leads from the past that a client saw to the present one. */
  async chain(table: TableActor, seen: ChainHead | null): Promise<RequestResult<Requests['chain']['reply']>> {
    const { genesis } = table.record;
    const ledger = table.ledger;
    if (genesis === null || ledger === undefined) {
      const steps = seen === null ? [] : null;
      return ok({ chain: null, steps, receipts: [], openings: [], seed: null });
    }
    return ok(proofOf(genesis, ledger, seen, table.match?.seedParts ?? null));
  }
}

/** As many as one history has room for, in which a short notice takes as much as a longer one. */
function latestNotices(told: readonly MatchNotice<Json>[]): readonly MatchNotice<Json>[] {
  let first = told.length;
  for (let bytes = 0; first > 0; first--) {
    bytes += Math.max(NOTICE_BYTES, Buffer.byteLength(JSON.stringify(told[first - 1])) + 1);
    if (bytes > HISTORY_BYTES_MAX) break;
  }
  return told.slice(first);
}
