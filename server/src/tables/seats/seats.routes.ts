import { LEVELS } from '@mister-x/engine/protocol';
import { z } from 'zod';
import { ReplacementsService } from '../invitations/replacements.service.js';
import { hashText, personName, seat, sinceRevision, table } from '../../socket/requests/fields.js';
import { anyone, holder, host, type Routes, route, watcher } from '../../socket/requests/route.js';
import { atTable } from '../live-tables.js';
import { LostSeatsService } from './lost-seats.service.js';
import { SeatComputersService } from './seat-computers.service.js';
import { SeatsService } from './seats.service.js';

const visitNumber = z.int().min(0).max(1_000_000_000);
const recoveryCode = z.string().max(128);
const code = z.string().max(32);
const seatFields = z.strictObject({ table, seat });

export const seatRoutes: Routes<'seat'> = {
  'seat:find': route(SeatsService, {
    ask: z.strictObject({ code }),
    who: anyone,
    serve: (seats, client, ask) => seats.find(client, ask),
  }),
  'seat:claim': route(SeatsService, {
    ask: z.union([z.strictObject({ code }), z.strictObject({ code, seat, name: personName })]),
    who: anyone,
    serve: (seats, client, ask) => seats.claim(client, ask),
  }),
  'seat:takeover': route(SeatsService, {
    ask: z.strictObject({ table: table.exactOptional(), recoveryCode }),
    who: anyone,
    serve: (seats, client, ask) => seats.takeOver(client, ask),
  }),
  'seat:resume': atTable(SeatsService, {
    ask: z.strictObject({
      table,
      seat,
      secret: z.string().min(1).max(64),
      share: hashText.exactOptional(),
      seed: hashText.exactOptional(),
      visit: visitNumber.exactOptional(),
      since: sinceRevision,
    }),
    who: anyone,
    serve: (seats, client, at, ask) => seats.resume(client, at, ask),
  }),
  'seat:leave': route(SeatsService, {
    ask: z.strictObject({ table, seat, visit: visitNumber }),
    who: anyone,
    serve: (seats, client, ask) => seats.leave(client, ask),
  }),
  'seat:release': atTable(SeatsService, {
    ask: seatFields,
    who: host,
    serve: (seats, _client, at, ask) => seats.release(at, ask.seat),
  }),
  'seat:computer': atTable(SeatComputersService, {
    ask: z.strictObject({ table, seat, level: z.enum(LEVELS).nullable() }),
    who: holder,
    serve: (computers, client, at, { seat, level }) => computers.seat(client, at, seat, level),
  }),
  'seat:reopen': atTable(LostSeatsService, {
    ask: seatFields,
    who: host,
    serve: (lost, _client, at, ask) => lost.reopen(at, ask.seat),
  }),
  'seat:replace': atTable(ReplacementsService, {
    ask: seatFields,
    who: host,
    serve: (replacements, _client, at, ask) => replacements.propose(at, ask.seat),
  }),
  'seat:agree': atTable(ReplacementsService, {
    ask: z.strictObject({ table, seat, agree: z.boolean() }),
    who: watcher,
    serve: (replacements, client, at, { seat, agree }) => replacements.agree(client, at, seat, agree),
  }),
  'seat:veto': atTable(LostSeatsService, {
    ask: seatFields,
    who: holder,
    serve: (lost, client, at, ask) => lost.veto(client, at, ask.seat),
  }),
};
