import { HOOK_FORMATS, HOOK_URL_MAX, LANGUAGES } from '@mister-x/engine/protocol';
import { z } from 'zod';
import { seat, table } from '../socket/requests/fields.js';
import { owner, type Routes } from '../socket/requests/route.js';
import { atTable } from '../tables/live-tables.js';
import { RemindersService } from './reminders.service.js';

const ownerFields = { table, seat: seat.nullable() };
const language = z.enum(LANGUAGES);
const url = z.string().min(1).max(HOOK_URL_MAX);
/** Whether it is a point of the curve is for `isSubscription`. */
const subscription = z.strictObject({
  endpoint: url,
  p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/),
  auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
});

export const reminderRoutes: Routes<'reminder'> = {
  'reminder:list': atTable(RemindersService, {
    ask: z.strictObject(ownerFields),
    who: owner,
    serve: (reminders, _client, at, { seat }) => reminders.list(at, seat),
  }),
  'reminder:feed': atTable(RemindersService, {
    ask: z.strictObject({ ...ownerFields, language }),
    who: owner,
    cost: 3,
    serve: (reminders, _client, at, ask) => reminders.makeFeed(at, ask),
  }),
  'reminder:hook': atTable(RemindersService, {
    ask: z.strictObject({ ...ownerFields, language, url, format: z.enum(HOOK_FORMATS) }),
    who: owner,
    cost: 5,
    serve: (reminders, _client, at, ask) => reminders.makeHook(at, ask),
  }),
  'reminder:resume': atTable(RemindersService, {
    ask: z.strictObject({ ...ownerFields, id: z.uuid() }),
    who: owner,
    cost: 5,
    serve: (reminders, _client, at, ask) => reminders.resume(at, ask),
  }),
  'reminder:push': atTable(RemindersService, {
    ask: z.strictObject({ table, seat, language, subscription }),
    who: owner,
    cost: 5,
    serve: (reminders, _client, at, ask) => reminders.subscribe(at, ask),
  }),
  'reminder:withdraw': atTable(RemindersService, {
    ask: z.strictObject({ ...ownerFields, id: z.uuid() }),
    who: owner,
    serve: (reminders, _client, at, ask) => reminders.withdraw(at, ask),
  }),
};
