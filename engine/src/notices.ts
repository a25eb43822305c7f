/** What pages may take to show notices: which of them still hold. */

export type { Lasting } from './core/lasting.js';
export { holdsNow, lastingOf } from './core/still-holds.js';
