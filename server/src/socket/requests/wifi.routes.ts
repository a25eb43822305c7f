import { ok } from '@mister-x/engine';
import { z } from 'zod';
import { networkShape, WifiService } from '../../web/wifi/wifi.service.js';
import { noFields } from './fields.js';
import { host, type Routes, route } from './route.js';

export const wifiRoutes: Routes<'wifi'> = {
  'wifi:get': route(WifiService, {
    ask: noFields,
    who: host,
    serve: async (wifi) => ok({ network: await wifi.read() }),
  }),
  'wifi:set': route(WifiService, {
    ask: z.strictObject({ network: networkShape.nullable() }),
    who: host,
    serve: async (wifi, _client, { network }) => {
      await wifi.save(network);
      return ok(null);
    },
  }),
};
