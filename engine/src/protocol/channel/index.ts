/**
 * The private channel between a client and the server where the network itself keeps no secrets.
 * Pure: random bytes are handed in.
 */

export * from './client-channel.js';
export * from './sizes.js';
export * from './suite.js';
export * from './noise.js';
