import { LANGUAGES, LEVELS } from '@mister-x/engine/protocol';
import { SEAL_MODES } from '@mister-x/engine/trust';
import { z } from 'zod';
import { json, personName as name, tableFields, sinceRevision, table } from '../socket/requests/fields.js';
import { anyone, host, type Routes, route } from '../socket/requests/route.js';
import { atTable } from './live-tables.js';
import { TablesService } from './tables.service.js';

/** More than any game has; each game says how many it takes. */
const SEATS_MAX = 24;
const tableSinceFields = z.strictObject({ table, since: sinceRevision });

export const tableRoutes: Routes<'table'> = {
  'table:create': route(TablesService, {
    ask: z.strictObject({
      game: z.string().max(40),
      options: json,
      seats: z
        .array(
          z.strictObject({
            name,
            colour: z.string().max(24),
            computer: z.enum(LEVELS).exactOptional(),
            onScreen: z.literal(true).exactOptional(),
          }),
        )
        .max(SEATS_MAX),
      language: z.enum(LANGUAGES),
      seal: z.enum(SEAL_MODES).exactOptional(),
    }),
    who: host,
    cost: 5,
    serve: (tables, _client, ask) => tables.create(ask),
  }),
  'table:open': atTable(TablesService, {
    ask: tableSinceFields,
    who: host,
    serve: (tables, client, at, { since }) => tables.open(client, at, since),
  }),
  'table:watch': atTable(TablesService, {
    ask: tableSinceFields,
    who: anyone,
    inTheClear: true,
    serve: (tables, client, at, { since }) => tables.watch(client, at, since),
  }),
  'table:start': atTable(TablesService, {
    ask: tableFields,
    who: host,
    serve: (tables, _client, at) => tables.start(at),
  }),
  'table:rematch': atTable(TablesService, {
    ask: tableFields,
    who: host,
    cost: 5,
    serve: (tables, _client, at) => tables.rematch(at),
  }),
};
