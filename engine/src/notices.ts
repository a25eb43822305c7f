/** What pages may take to show notices: which of them still hold. */

export type { Retention } from './core/retention.js';
export { holdsNow, retentionOf } from './core/still-holds.js';
