export { ComputerPool } from '../computers/computer-pool.js';
export { DRIVER_NAMES, type DriverName } from '../database/driver.js';
/** For the description of the protocol. */
export { requestNames, routes } from '../cli/routes.js';
export { hasDriver } from './drivers-here.js';
export { SERVER_DATA } from '@mister-x/games/test/manifest';
export { HostConnection, newHostKey, pairHost } from './host.js';
export { HOSTILE_BEHAVIOURS, HostileReceiver } from './hostile-receiver.js';
/** For tests of the other workspaces that must reach into a running server. */
export {
  type PlantedLeak,
  leakByCount,
  leakBySize,
  leakByThinking,
  leakInLog,
  leakOnReconnect,
} from './leaks.js';
export { type ReceivedRequest, RequestReceiver } from './receiver.js';
export { SocketClient } from './socket-client.js';
export { SyntheticStore } from './store.js';
