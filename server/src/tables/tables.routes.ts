import { LANGUAGES } from '@mister-x/engine/protocol';
import { z } from 'zod';
import { json, ofTable, since, table } from '../requests/fields.js';
import { anyone, atTable, host, type Routes, route } from '../requests/route.js';
import { TablesService } from './tables.service.js';

const place = z.strictObject({ table, since });
/** Letters of any script, no control characters, no halves of a pair of surrogates. */
const name = z
  .string()
  .max(40)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

export const tableRoutes: Routes<'table'> = {
  'table:create': route(TablesService, {
    ask: z.strictObject({
      game: z.string().max(40),
      options: json,
      seats: z.array(z.strictObject({ name, colour: z.string().max(24) })).max(12),
      language: z.enum(LANGUAGES),
    }),
    who: host,
    cost: 5,
    serve: (tables, _client, ask) => tables.create(ask),
  }),
  'table:open': atTable(TablesService, {
    ask: place,
    who: host,
    serve: (tables, client, at, { since }) => tables.open(client, at, since),
  }),
  'table:watch': atTable(TablesService, {
    ask: place,
    who: anyone,
    inTheClear: true,
    serve: (tables, client, at, { since }) => tables.watch(client, at, since),
  }),
  'table:start': atTable(TablesService, {
    ask: ofTable,
    who: host,
    serve: (tables, _client, at) => tables.start(at),
  }),
  'table:rematch': atTable(TablesService, {
    ask: ofTable,
    who: host,
    cost: 5,
    serve: (tables, _client, at) => tables.rematch(at),
  }),
};
