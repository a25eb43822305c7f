import { CODE_FAULTS } from '@mister-x/engine/cards';

/** Why a scan was refused at the table beside the referee's own reasons; it never changes anything. */
const SCAN_REFUSAL_CODES = [
  /** The same card again, or a scanner that stutters; it counted once. */
  'CARD_REPEATED',
  /** A good card at the wrong moment. */
  'CARD_NOT_DUE',
  /** The table plays with single tickets, and this card stands for all of its kind (CM-9). */
  'TICKET_NOT_UNIQUE',
  /** In free order: a card without an owner, and nobody knows who scans. */
  'PAWN_UNCLEAR',
  /** The seat plays on a phone. */
  'SEAT_ON_PHONE',
  /** Anyone who has secrets enters them on a phone, where nobody sees them. */
  'X_ON_PHONE',
  /** Several tables are played, and the scanner belongs to none. */
  'SCANNER_WITHOUT_TABLE',
  ...CODE_FAULTS,
] as const;

/** Reasons of the referee that a card is answered with on every board of a hunt. */
type RefereeCode =
  | 'GAME_OVER'
  | 'NOT_YOUR_TURN'
  | 'PHASE_WRONG'
  | 'PASS_NOT_ALLOWED'
  | 'SETUP_START_INVALID'
  | 'SETUP_START_TAKEN'
  | 'TAKEBACK_NOT_NOW';
export type ScanRefusalCode = (typeof SCAN_REFUSAL_CODES)[number] | RefereeCode;
