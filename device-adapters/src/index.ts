export * from './mock.js';
export type * from './scanner.js';
export { SCANNER_CODES } from './scanner.js';
