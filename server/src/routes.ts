import { boardRoutes } from './boards/boards.routes.js';
import { channelRoutes } from './channel/channel.routes.js';
import { hostRoutes } from './host/host.routes.js';
import { placeRoutes } from './places/places.routes.js';
import { printRoutes } from './print/print.routes.js';
import { reminderRoutes } from './reminders/reminders.routes.js';
import type { AllRoutes, RequestName } from './requests/route.js';
import { wifiRoutes } from './requests/wifi.routes.js';
import { scannerRoutes } from './scanners/scanners.routes.js';
import { seatRoutes } from './seats/seats.routes.js';
import { matchRoutes } from './tables/match.routes.js';
import { tableRoutes } from './tables/tables.routes.js';

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
