import type { SeatGrant } from '@mister-x/engine/protocol';
import { recall, remember } from '../../browser/store.js';

/** A seat that this phone holds, with what proves it. */
export type StoredSeat = {
  readonly table: string;
  /** `''` at a table by correspondence until the game is started. */
  readonly seat: string;
  /** There: which place this phone has, and the invitation that led to it. */
  readonly place?: number;
  readonly code?: string;
  readonly secret: string;
  /** The server's key of the private channel: this seat is told to nobody else. */
  readonly channel?: string;
  /** Part of the key of the match, where the seat has secrets. */
  readonly share?: string;
  /** This phone's part of the seed, and the server's commitment that was there first. */
  readonly seed?: { readonly share: string; readonly commitment: string };
  /** That its owner has not yet written down. */
  readonly recoveryCode?: string;
  /** It replaces the one with which the seat was taken over. */
  readonly renewed?: true;
};

/** What is kept of a seat that was just given; `channel` is the key under which it was. */
export function storedSeatOf(
  { table, seat, secret, recoveryCode, share }: SeatGrant,
  channel: string | undefined,
): StoredSeat {
  return {
    table,
    seat,
    secret,
    recoveryCode,
    ...(channel === undefined ? {} : { channel }),
    ...(share === null ? {} : { share }),
  };
}

const STORAGE_KEY = 'seats';
/** Tables of past evenings are forgotten after so many newer ones. */
const SEATS_KEPT = 12;

/** Seats of this phone, the latest first. Whatever is damaged is left out. */
export function storedSeats(): readonly StoredSeat[] {
  const stored = recall(STORAGE_KEY);
  return Array.isArray(stored) ? stored.flatMap((entry) => parseSeat(entry) ?? []) : [];
}

export function storeSeat(seat: StoredSeat): void {
  const others = storedSeats().filter(({ table }) => table !== seat.table);
  remember(STORAGE_KEY, [seat, ...others].slice(0, SEATS_KEPT));
}

/** Only what this secret proves: another page of this phone may have taken the seat over. */
export function dropSeat({ table, secret }: Pick<StoredSeat, 'table' | 'secret'>): void {
  remember(
    STORAGE_KEY,
    storedSeats().filter((seat) => seat.table !== table || seat.secret !== secret),
  );
}

function parseSeat(input: unknown): StoredSeat | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { table, seat, place, code, secret, channel, share, seed, recoveryCode, renewed } = input as Record<
    string,
    unknown
  >;
  if (typeof table !== 'string' || typeof seat !== 'string' || typeof secret !== 'string') {
    return undefined;
  }
  const given = parseSeed(seed);
  return {
    table,
    seat,
    secret,
    ...(typeof place === 'number' ? { place } : {}),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof channel === 'string' ? { channel } : {}),
    ...(typeof share === 'string' ? { share } : {}),
    ...(given === undefined ? {} : { seed: given }),
    ...(typeof recoveryCode === 'string' ? { recoveryCode } : {}),
    ...(renewed === true ? { renewed } : {}),
  };
}

function parseSeed(input: unknown): StoredSeat['seed'] {
  if (typeof input !== 'object' || input === null) return undefined;
  const { share, commitment } = input as Record<string, unknown>;
  return typeof share === 'string' && typeof commitment === 'string' ? { share, commitment } : undefined;
}
