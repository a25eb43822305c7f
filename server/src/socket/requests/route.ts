import type { Json, Seat } from '@mister-x/engine';
import type { Requests, TableId } from '@mister-x/engine/protocol';
import type { Type } from '@nestjs/common';
import type { z } from 'zod';
import type { Client } from '../clients/clients.service.js';
import { type DeferredReply, type FrameSize, type RequestResult, refuse } from './answer.js';

export type RequestName = keyof Requests;
export type RequestBody<N extends RequestName> = Requests[N]['ask'];
type ReplyBody<N extends RequestName> = Requests[N]['reply'];
export type RouteResult<N extends RequestName> = Promise<RequestResult<ReplyBody<N> | DeferredReply<ReplyBody<N>>>>;

/** Where a row finds the service that works its requests out. */
export type Services = { get<T>(service: Type<T>): T };

/** One request as the server takes it. All that holds for it follows from this row. */
export type Route<N extends RequestName> = {
  /** Anything else is MALFORMED. */
  readonly ask: z.ZodType<RequestBody<N>>;
  readonly who: RoutePermission<RequestBody<N>>;
  /** In requests of the usual kind (`LIMITS.requests`). */
  readonly cost: number;
  /** Others on the network may hear it; all else needs a channel that is theirs alone. */
  readonly inTheClear: boolean;
  /** It names a table; one that is not there is TABLE_UNKNOWN. */
  readonly needsTable: boolean;
  /** Of the box of an answer that is longer than it may look. */
  readonly size: ((value: ReplyBody<N>) => FrameSize) | undefined;
  /** Checks who asks, then serves. */
  bind(services: Services): (client: Client, ask: RequestBody<N>) => RouteResult<N>;
};

/** The rows of all requests whose names begin with a noun; none may be left out. */
export type Routes<Noun extends string> = {
  readonly [N in RequestName as N extends Noun | `${Noun}:${string}` ? N : never]: Route<N>;
};

/** The rows of all requests; none may be left out. */
export type AllRoutes = { readonly [N in RequestName]: Route<N> };

/** Who may ask. Everybody else is FORBIDDEN. */
export type RoutePermission<A> = {
  readonly name: 'anyone' | 'host' | 'holder' | 'owner' | 'watcher' | 'player';
  readonly may: (client: Client, ask: A) => boolean;
  /** Anyone who asks about a table that is not there is told so, host or not. */
  readonly afterTable?: true;
};

export const anyone: RoutePermission<unknown> = { name: 'anyone', may: () => true };

/** A screen that has proved a host key. */
export const host: RoutePermission<unknown> = {
  name: 'host',
  may: (client) => client.host !== undefined,
};

/** The phone that holds the seat it names; or the host. */
export const holder: RoutePermission<{ readonly table: TableId; readonly seat: Seat }> = {
  name: 'holder',
  may: (client, { table, seat }) => client.host !== undefined || client.watching.get(table) === seat,
};

/** The phone that holds the seat it names, and nobody else; the host where it names none. */
export const owner: RoutePermission<{ readonly table: TableId; readonly seat: Seat | null }> = {
  name: 'owner',
  may: (client, { table, seat }) => (seat === null ? client.host !== undefined : client.watching.get(table) === seat),
};

/** Anyone who looks at the table, from a seat or not. */
export const watcher: RoutePermission<{ readonly table: TableId }> = {
  name: 'watcher',
  may: (client, { table }) => client.watching.has(table),
  afterTable: true,
};

/** Whom the match lets act for the seat it names, decided when its turn has come. */
export const player: RoutePermission<{ readonly table: TableId; readonly seat: Seat }> = {
  name: 'player',
  may: () => true,
};

type DeepReadonly<T> = [Json] extends [T] ? T : T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
type MemberNames<T> = T extends unknown ? keyof T : never;
/** Takes all that the protocol has, and no member beside. */
type Exactly<Shape extends z.ZodType, A> = [A, MemberNames<A>] extends [
  DeepReadonly<z.output<Shape>>,
  MemberNames<z.output<Shape>>,
]
  ? Shape
  : never;

/** What a row states, beside the service: the rest follows from the protocol, or is as usual. */
export type Row<N extends RequestName, Shape extends z.ZodType<RequestBody<N>>, Serve> = {
  readonly ask: Exactly<Shape, RequestBody<N>>;
  readonly who: RoutePermission<RequestBody<N>>;
  readonly serve: Serve;
} & Partial<Pick<Route<N>, 'cost' | 'inTheClear' | 'size'>>;

type Serve<N extends RequestName, Service> = (service: Service, client: Client, ask: RequestBody<N>) => RouteResult<N>;

/** @param by the class that works it out */
export function route<N extends RequestName, Shape extends z.ZodType<RequestBody<N>>, Service>(
  by: Type<Service>,
  { ask, who, serve, cost = 1, inTheClear = false, size }: Row<N, Shape, Serve<N, Service>>,
): Route<N> {
  const bind: Route<N>['bind'] = (services) => {
    const service = services.get(by);
    return async (client, asked) => (who.may(client, asked) ? serve(service, client, asked) : refuse('FORBIDDEN'));
  };
  return { ask, who, cost, inTheClear, needsTable: false, size, bind };
}
