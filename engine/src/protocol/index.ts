/**
 * What a referee and its clients say to each other: types and closed lists, shared by server,
 * browser and bots. The transport is plain WebSocket (`docs/protocol.md`); every request is answered with a
 * `Reply`. The server validates each request with schemas of its own; nothing here is trusted.
 */

/** What the messages are made of, so that a page needs no other door of the engine. */
export type { Seat, SecretMove, Viewer } from '../core/game.js';
export type { Json } from '../core/json.js';
export { LEVELS, type Level } from '../core/level.js';
export { type Command, MATCH_CODES, type MatchNotice, type MatchView } from '../core/match.js';
export { LANGUAGES, type Language } from '../language.js';
export { RECORD_BYTES_MAX } from '../record/bounds.js';
export { FIRST_PIECE, fetchRecord, type RecordPiece } from '../record/pieces.js';
export type { MatchRecord } from '../record/record.js';
export type {
  Base64Url,
  ChainHead,
  Opening,
  Receipt,
  SealMode,
  SeedParts,
  Share,
} from '../trust/index.js';
export * from './boards.js';
export * from './server-message.js';
export * from './host.js';
export * from './messages.js';
export * from './names.js';
export * from './print.js';
export * from './reminders.js';
export * from './scanners.js';
export * from './table.js';
export * from './wifi.js';
