export { LOG_LEVELS, type LogLevel, type ServerConfig } from './cli/config.js';
export type { StartFailure } from './runtime/failure.js';
export { UNLIMITED_REQUESTS } from './web/limits/limits.js';
export { type RunningServer, startServer } from './cli/start.js';
