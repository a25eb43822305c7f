/**
 * What a referee and its devices say to each other: types and closed lists, shared by server,
 * browser and bots. The transport is socket.io; every request is acknowledged with a `Reply`.
 * The server validates each request with schemas of its own; nothing here is trusted.
 */
export * from './messages.js';
export * from './table.js';
