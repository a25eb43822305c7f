import { boardRoutes } from '../tables/boards/boards.routes.js';
import { channelRoutes } from '../socket/channel/channel.routes.js';
import { hostRoutes } from '../tables/host/host.routes.js';
import { placeRoutes } from '../tables/invitations/invitations.routes.js';
import { printRoutes } from '../printing/print.routes.js';
import { reminderRoutes } from '../correspondence/reminders.routes.js';
import type { AllRoutes, RequestName } from '../socket/requests/route.js';
import { wifiRoutes } from '../socket/requests/wifi.routes.js';
import { scannerRoutes } from '../scanners/scanners.routes.js';
import { seatRoutes } from '../tables/seats/seats.routes.js';
import { matchRoutes } from '../tables/match.routes.js';
import { tableRoutes } from '../tables/tables.routes.js';

/** Every request that the server takes. */
export const routes: AllRoutes = {
  ...channelRoutes,
  ...hostRoutes,
  ...tableRoutes,
  ...seatRoutes,
  ...placeRoutes,
  ...matchRoutes,
  ...scannerRoutes,
  ...printRoutes,
  ...boardRoutes,
  ...wifiRoutes,
  ...reminderRoutes,
};

export const requestNames = Object.keys(routes) as readonly RequestName[];
