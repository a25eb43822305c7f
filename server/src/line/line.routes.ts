import { z } from 'zod';
import { nothing } from '../requests/fields.js';
import { anyone, type Routes, route } from '../requests/route.js';
import { LineService } from './line.service.js';

export const lineRoutes: Routes<'line'> = {
  'line:key': route(LineService, {
    ask: nothing,
    who: anyone,
    inTheClear: true,
    serve: (lines) => lines.key(),
  }),
  'line:open': route(LineService, {
    ask: z.strictObject({ hello: z.string().max(256) }),
    who: anyone,
    inTheClear: true,
    serve: (lines, device, ask) => lines.open(device, ask),
  }),
};
