/** What pages may take to show notices: which of them still hold. */

export type { Retention } from './core/retention.js';
export { noticesInForce, retentionOf } from './core/still-holds.js';
