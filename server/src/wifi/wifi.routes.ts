import { z } from 'zod';
import { nothing } from '../requests/fields.js';
import { host, type Routes, route } from '../requests/route.js';
import { networkShape } from './network.js';
import { WifiService } from './wifi.service.js';

export const wifiRoutes: Routes<'wifi'> = {
  'wifi:get': route(WifiService, {
    ask: nothing,
    who: host,
    serve: (wifi) => wifi.get(),
  }),
  'wifi:set': route(WifiService, {
    ask: z.strictObject({ network: networkShape.nullable() }),
    who: host,
    serve: (wifi, _client, ask) => wifi.set(ask),
  }),
};
