import { LANGUAGES, PAPERS } from '@mister-x/engine/protocol';
import { z } from 'zod';
import { customId, json } from '../socket/requests/fields.js';
import { host, type Routes, route } from '../socket/requests/route.js';
import { PrintService } from './print.service.js';

const OPTIONS_CHARACTERS_MAX = 2_000;

const language = z.enum(LANGUAGES);
const sheet = z.string().max(40);
/** What to print, whose options are the kit's to look at. */
const orderFields = {
  game: z.string().max(40),
  paper: z.enum(PAPERS),
  board: customId.exactOptional(),
  options: z
    .record(z.string().max(40), json)
    .refine((options) => JSON.stringify(options).length <= OPTIONS_CHARACTERS_MAX),
};

export const printRoutes: Routes<'print'> = {
  print: route(PrintService, {
    ask: z.strictObject({ ...orderFields, sheet, language }),
    who: host,
    cost: 10,
    serve: (printing, _client, order) => printing.print(order),
  }),
  'print:kits': route(PrintService, {
    ask: z.strictObject({ language }),
    who: host,
    cost: 2,
    serve: (printing, _client, ask) => printing.kits(ask),
  }),
  'print:pages': route(PrintService, {
    ask: z.strictObject({ ...orderFields, sheets: z.array(sheet).max(20) }),
    who: host,
    serve: (printing, _client, ask) => printing.pages(ask),
  }),
};
