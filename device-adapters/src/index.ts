export * from './mock.js';
export * from './open.js';
export type * from './scanner.js';
export { DEVICE_KINDS, SCANNER_CODES } from './scanner.js';
