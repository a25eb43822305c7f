import { z } from 'zod';
import { hashText, noFields } from '../../socket/requests/fields.js';
import { anyone, host, type Routes, route } from '../../socket/requests/route.js';
import { HostService } from './host.service.js';

/** What a screen calls itself: it stands in the terminal, so nothing but plain words. */
const screen = z
  .string()
  .max(60)
  .regex(/^[\p{L}\p{N} .,·()_-]*$/u);

export const hostRoutes: Routes<'host'> = {
  'host:pair': route(HostService, {
    ask: z.strictObject({ code: z.string().min(1).max(64), key: hashText, screen }),
    who: anyone,
    serve: (hosts, client, ask) => hosts.pair(client, ask),
  }),
  'host:open': route(HostService, {
    ask: z.strictObject({ key: z.string().min(1).max(128) }),
    who: anyone,
    serve: (hosts, client, ask) => hosts.open(client, ask),
  }),
  'host:invite': route(HostService, {
    ask: noFields,
    who: host,
    serve: (hosts, client) => hosts.invite(client),
  }),
  'host:withdraw': route(HostService, {
    ask: noFields,
    who: host,
    serve: (hosts, client) => hosts.withdraw(client),
  }),
  'host:screens': route(HostService, {
    ask: noFields,
    who: host,
    serve: (hosts, client) => hosts.screens(client),
  }),
  'host:sign-out': route(HostService, {
    ask: noFields,
    who: host,
    serve: (hosts, client) => hosts.signOutOthers(client),
  }),
};
