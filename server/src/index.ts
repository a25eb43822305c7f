export { LOG_LEVELS, type LogLevel, type ServerConfig } from './config.js';
export type { StartFailure } from './failure.js';
export { type RequestLimits, UNLIMITED } from './limits/request-gate.js';
export { type RunningServer, startServer } from './start.js';
