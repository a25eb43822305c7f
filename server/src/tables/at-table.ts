import type { TableId } from '@mister-x/engine/protocol';
import type { Type } from '@nestjs/common';
import type { z } from 'zod';
import type { Client } from '../socket/clients/clients.service.js';
import { refuse } from '../socket/requests/answer.js';
import type { Ask, RequestName, Route, Row, RouteResult } from '../socket/requests/route.js';
import { LiveTables } from './live-tables.js';
import type { TableActor } from './table-actor.js';

type OfTable = {
  [N in RequestName]: Ask<N> extends { readonly table: TableId } ? N : never;
}[RequestName];

type ServeAtTable<N extends OfTable, Service> = (
  service: Service,
  client: Client,
  table: TableActor,
  ask: Ask<N>,
) => RouteResult<N>;

/** A request about one table, which is loaded for it. */
export function atTable<N extends OfTable, Shape extends z.ZodType<Ask<N>>, Service>(
  by: Type<Service>,
  { ask, who, serve, cost = 1, inTheClear = false, size }: Row<N, Shape, ServeAtTable<N, Service>>,
): Route<N> {
  const bind: Route<N>['bind'] = (services) => {
    const service = services.get(by);
    const tables = services.get(LiveTables);
    return async (client, asked) => {
      if (!who.afterTable && !who.may(client, asked)) return refuse('FORBIDDEN');
      const table = await tables.get(asked.table);
      if (table === undefined) return refuse('TABLE_UNKNOWN');
      if (who.afterTable && !who.may(client, asked)) return refuse('FORBIDDEN');
      return serve(service, client, table, asked);
    };
  };
  return { ask, who, cost, inTheClear, needsTable: true, size, bind };
}
