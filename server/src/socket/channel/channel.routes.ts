import { z } from 'zod';
import { noFields } from '../requests/fields.js';
import { anyone, type Routes, route } from '../requests/route.js';
import { ChannelService } from './channel.service.js';

export const channelRoutes: Routes<'channel'> = {
  'channel:key': route(ChannelService, {
    ask: noFields,
    who: anyone,
    inTheClear: true,
    serve: (channels) => channels.key(),
  }),
  'channel:open': route(ChannelService, {
    ask: z.strictObject({ hello: z.string().max(256) }),
    who: anyone,
    inTheClear: true,
    serve: (channels, client, ask) => channels.open(client, ask),
  }),
};
