import { ok } from '@mister-x/engine';
import type { Requests } from '@mister-x/engine/protocol';
import type { ChainPosition } from '@mister-x/engine/trust';
import { Injectable } from '@nestjs/common';
import type { Client } from '../clients/clients.service.js';
import { proofOf } from '../matches/ledger-rows.js';
import { MatchesRepository } from '../matches/matches.repository.js';
import { type Answered, refuse } from '../requests/answer.js';
import type { TableActor } from './table-actor.js';

/** What clients ask about the course of a match; nothing here changes it. */
@Injectable()
export class ReadingsService {
  constructor(private readonly repository: MatchesRepository) {}

  /** What the client's viewer may look up of all that he was told; his own log, not the match's. */
  async history(
    client: Client,
    table: TableActor,
  ): Promise<Answered<Requests['history']['reply']>> {
    const { id } = table.record;
    const read = async () => {
      // Its seat may have changed hands meanwhile.
      const viewer = client.watching.get(id);
      if (viewer === undefined) return refuse('FORBIDDEN');
      if (table.record.genesis === null) return ok({ notices: [] });
      const rows = await this.repository.readLog(id);
      // Without the key of the match only the table's own log can be read.
      const { match, dormant } = table;
      const told = match?.history(rows, viewer) ?? rows.flatMap((row) => row.notices);
      const view = match?.view(viewer) ?? dormant?.shown?.view;
      // What may be looked up goes by what is shown.
      return ok({ notices: view === undefined ? [] : table.game.recalled(told, view.game) });
    };
    return table.read(read);
  }

  /** Everything of a finished match: it is the same for everybody. */
  async record(client: Client, table: TableActor): Promise<Answered<Requests['record']['reply']>> {
    const { id } = table.record;
    const read = async () => {
      if (!client.watching.has(id)) return refuse('FORBIDDEN');
      const { match } = table;
      if (match === undefined) return refuse(table.record.genesis ? 'SEALED' : 'GAME_NOT_STARTED');
      if (!match.isOver) return refuse('GAME_NOT_OVER');
      const record = match.record(await this.repository.readLog(id));
      return record === undefined ? refuse('GAME_NOT_OVER') : ok(record);
    };
    return table.read(read);
  }

  /** What leads from the past that a client saw to the present one. */
  async chain(
    table: TableActor,
    seen: ChainPosition | null,
  ): Promise<Answered<Requests['chain']['reply']>> {
    const { genesis } = table.record;
    const ledger = table.ledger;
    if (genesis === null || ledger === undefined) {
      const steps = seen === null ? [] : null;
      return ok({ chain: null, steps, receipts: [], openings: [], seed: null });
    }
    return ok(proofOf(genesis, ledger, seen, table.match?.seedParts ?? null));
  }
}
