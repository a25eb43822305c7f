import { z } from 'zod';
import { hashText, personName, table } from '../../socket/requests/fields.js';
import { anyone, host, type Routes, route } from '../../socket/requests/route.js';
import { atTable } from '../live-tables.js';
import { InvitationsService } from './invitations.service.js';

const code = z.string().max(32);
const placeFields = z.strictObject({ table, place: z.int().min(0).max(1_000) });

export const placeRoutes: Routes<'invitation' | 'place'> = {
  'invitation:make': atTable(InvitationsService, {
    ask: placeFields,
    who: host,
    serve: (places, _client, at, { place }) => places.invite(at, place),
  }),
  'invitation:withdraw': atTable(InvitationsService, {
    ask: placeFields,
    who: host,
    serve: (places, _client, at, { place }) => places.withdraw(at, place),
  }),
  'invitation:find': route(InvitationsService, {
    ask: z.strictObject({ code }),
    who: anyone,
    serve: (places, client, ask) => places.find(client, ask),
  }),
  'invitation:accept': route(InvitationsService, {
    ask: z.strictObject({ code, name: personName.min(1), seed: hashText }),
    who: anyone,
    serve: (places, client, ask) => places.accept(client, ask),
  }),
  'place:open': atTable(InvitationsService, {
    ask: z.strictObject({ table, secret: z.string().min(1).max(64) }),
    who: anyone,
    serve: (places, _client, at, { secret }) => places.open(at, secret),
  }),
};
