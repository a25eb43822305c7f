/** What pages may take to show notices: which of them still hold. */

export type { Lasting } from './lasting.js';
export { holdsNow, lineLasting } from './still-holds.js';
