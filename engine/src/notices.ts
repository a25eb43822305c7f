/** What pages may take to show notices: which of them still hold. */

export type { Lasting } from './core/lasting.js';
export { holdsNow, lineLasting } from './core/still-holds.js';
