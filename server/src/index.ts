export { LOG_LEVELS, type LogLevel, type ServerConfig } from './config.js';
export type { StartFailure } from './failure.js';
export { UNLIMITED_REQUESTS } from './limits/limits.js';
export { type RunningServer, startServer } from './start.js';
