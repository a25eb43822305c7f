import type { Command, Json } from '@mister-x/engine';
import { logFrameSize } from '@mister-x/engine/channel';
import { type Base64Url, isSalt } from '@mister-x/engine/trust';
import { z } from 'zod';
import { hashText, json, tableFields, seat, table } from '../socket/requests/fields.js';
import { player, type Routes, watcher } from '../socket/requests/route.js';
import { atTable } from './live-tables.js';
import { CommandsService } from './commands.service.js';
import { ReadingsService } from './readings.service.js';

const salt = z
  .custom<Base64Url>(isSalt)
  .meta({ type: 'string', pattern: '^[A-Za-z0-9_-]{22}$', description: '16 bytes in base64url.' });

/** What the referee does when time has run out is nobody's to send. */
const command: z.ZodType<Command<Json>> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('act'), action: json }),
  z.strictObject({ kind: z.literal('takeback') }),
  z.strictObject({ kind: z.literal('answer-takeback'), agree: z.boolean() }),
  z.strictObject({ kind: z.literal('concede') }),
  z.strictObject({ kind: z.literal('answer-concede'), agree: z.boolean() }),
  z.strictObject({ kind: z.literal('abandon') }),
]);

/** What reads a whole log costs more. */
export const matchRoutes: Routes<'command' | 'chain' | 'record' | 'history'> = {
  command: atTable(CommandsService, {
    ask: z.strictObject({
      table,
      seat,
      id: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
      revision: z.int().min(0),
      command,
      salts: z.array(salt).max(8).exactOptional(),
    }),
    // Lets everybody through: who may act for a seat may be another by the time the command's turn has
    // come. Then the engine decides (`maySend`, asked by `authorise` in `CommandsService.command`).
    who: player,
    serve: (commands, client, at, ask) => commands.command(client, at, ask),
  }),
  chain: atTable(ReadingsService, {
    ask: z.strictObject({
      table,
      seen: z.strictObject({ link: z.int().min(0), head: hashText }).nullable(),
    }),
    who: watcher,
    cost: 3,
    inTheClear: true,
    serve: (readings, _client, at, { seen }) => readings.chain(at, seen),
  }),
  record: atTable(ReadingsService, {
    ask: z.strictObject({ table, after: z.int().min(0) }),
    who: watcher,
    inTheClear: true,
    serve: (readings, client, at, { after }) => readings.record(client, at, after),
  }),
  history: atTable(ReadingsService, {
    ask: tableFields,
    who: watcher,
    cost: 5,
    inTheClear: true,
    size:
      ({ notices }) =>
      (length) =>
        logFrameSize(length, notices.length),
    serve: (readings, client, at) => readings.history(client, at),
  }),
};
