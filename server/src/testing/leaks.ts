import type { Json, Seat } from '@mister-x/engine';
import type { Snapshot, TableId } from '@mister-x/engine/protocol';
import { type INestApplicationContext, Logger } from '@nestjs/common';
import { ComputerPool } from '../computers/computer-pool.js';
import { sha256Hex } from '../runtime/random.js';
import { Outbox } from '../socket/outbox/outbox.service.js';
import { CommandsService } from '../tables/commands.service.js';
import { LiveTables } from '../tables/live-tables.js';
import { findSeat, secretSeats } from '../tables/table.js';
import type { TableActor } from '../tables/table-actor.js';
import { TablesService } from '../tables/tables.service.js';

/** Leaks for a test that must find them: each makes one part of a running server betray secrets. */
export type PlantedLeak = (app: INestApplicationContext) => void;

/** Who comes back is shown a little of what another seat sees. */
export const leakOnReconnect: PlantedLeak = (app) => {
  changeSnapshots(app, (snapshot, hint) =>
    snapshot.view === null ? snapshot : { ...snapshot, view: { ...snapshot.view, ...{ hint } } },
  );
};

/** A field that is random anyway is as long as a secret is large. */
export const leakBySize: PlantedLeak = (app) => {
  changeSnapshots(app, (snapshot, hint) => {
    const { table } = snapshot;
    const seedCommitment = table.seedCommitment + 'A'.repeat(Number.parseInt(hint, 16));
    return snapshot.view === null ? snapshot : { ...snapshot, table: { ...table, seedCommitment } };
  });
};

/** What a secret seat asks stands in the log. */
export const leakInLog: PlantedLeak = (app) => {
  const commands = app.get(CommandsService);
  const command = commands.command.bind(commands);
  const logger = new Logger('Leak');
  commands.command = (client, table, request) => {
    logger.verbose(`asked: ${JSON.stringify(request.command)}`);
    return command(client, table, request);
  };
};

/** Something of no content at all is sent each time a secret seat was refused. */
export const leakByCount: PlantedLeak = (app) => {
  const outbox = app.get(Outbox);
  const commands = app.get(CommandsService);
  const command = commands.command.bind(commands);
  commands.command = async (client, table, request) => {
    const answered = await command(client, table, request);
    if (!answered.ok) outbox.seat(request.table, request.seat, 'vetoed');
    return answered;
  };
};

/** Everybody hears the moment at which a computer has chosen. */
export const leakByThinking: PlantedLeak = (app) => {
  const [outbox, tables, pool] = [app.get(Outbox), app.get(LiveTables), app.get(ComputerPool)];
  const get = tables.get.bind(tables);
  const used = new Set<TableId>();
  tables.get = (id) => {
    used.add(id);
    return get(id);
  };
  const attach = pool.attach.bind(pool);
  pool.attach = (sitting) => {
    const thinker = attach(sitting);
    const choose: typeof thinker.choose = async (...asked) => {
      const chosen = await thinker.choose(...asked);
      for (const id of used) outbox.seat(id, sitting.seat, 'vetoed');
      return chosen;
    };
    return { ...thinker, choose };
  };
};

function changeSnapshots(app: INestApplicationContext, change: (snapshot: Snapshot, hint: string) => Snapshot): void {
  const tables = app.get(TablesService);
  const attach = tables.attach.bind(tables);
  tables.attach = (client, table, viewer, asHost) => {
    const snapshot = attach(client, table, viewer, asHost);
    return findSeat(table.record, viewer)?.secret === true ? snapshot : change(snapshot, hintOf(table));
  };
}

/** One hexadecimal digit of what the secret seats see. */
function hintOf({ record, match }: TableActor): string {
  const seen = (seat: Seat): Json => (match === undefined ? null : match.run.view(seat).game);
  return sha256Hex(JSON.stringify(secretSeats(record).map(seen))).slice(0, 1);
}
