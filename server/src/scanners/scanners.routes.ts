import { z } from 'zod';
import { seat, table } from '../socket/requests/fields.js';
import { host, type Routes, route } from '../socket/requests/route.js';
import { ScannersService } from './scanners.service.js';

/** As the server named it: the path of a device is part of it. */
const scanner = z
  .string()
  .max(512)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

export const scannerRoutes: Routes<'scanner'> = {
  'scanner:listen': route(ScannersService, {
    ask: z.strictObject({ table: table.nullable() }),
    who: host,
    serve: (scanners, device, ask) => scanners.listen(device, ask),
  }),
  'scanner:set': route(ScannersService, {
    ask: z.strictObject({
      scanner,
      on: z.boolean(),
      table: table.nullable(),
      seat: seat.nullable(),
    }),
    who: host,
    serve: (scanners, _device, ask) => scanners.set(ask),
  }),
};
