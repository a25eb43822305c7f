import type { Seat } from '../core/game.js';
import type { Json } from '../core/json.js';
import type { Batch, SeatEvent } from '../core/match.js';
import type { Genesis } from '../trust/genesis.js';

/**
 * Who may hold a seat, as far as the log says. A match starts only when its secret seats are held,
 * and a seat whose phone gave a share of the seed is held; of the others the genesis says nothing
 * but where computers sit. One that holds a seat with secrets never gives it back.
 */
type Holding = 'held' | 'computer' | 'open' | 'unknown';

/** What a seat is after each change. */
const HOLDING_AFTER_CHANGE: Readonly<Record<SeatEvent['what'], Holding>> = {
  claimed: 'held',
  'taken-over': 'held',
  released: 'open',
  reopened: 'open',
  replaced: 'open',
  computer: 'computer',
};

export type Holders = ReadonlyMap<Seat, Holding>;

export function firstHolders({ seats, seedShares, places }: Genesis): Holders {
  return new Map(
    seats.map(({ seat, secret, computer }): [Seat, Holding] => {
      if (computer !== undefined) return [seat, 'computer'];
      // Lots are drawn when there is someone for each seat.
      const isHeld = secret || places !== undefined || seedShares.includes(seat);
      return [seat, isHeld ? 'held' : 'unknown'];
    }),
  );
}

export function holdersAfter(holders: Holders, { events }: Batch<Json>): Holders {
  const after = new Map(holders);
  for (const event of events) {
    if (event.kind !== 'seat') continue;
    after.set(event.seat, HOLDING_AFTER_CHANGE[event.what]);
  }
  return after;
}

/** Why the seat could not change so; `undefined` when it could. */
export function seatChangeFault(
  { seats, places }: Genesis,
  holders: Holders,
  { seat, what, agreed, level }: SeatEvent,
  mayReplace = false,
): string | undefined {
  if ((what === 'replaced') !== (agreed !== undefined)) return 'agreement is for new people';
  if ((what === 'computer') !== (level !== undefined)) return 'a level is for computers';
  const found = seats.find((one) => one.seat === seat);
  if (found === undefined) return `there is no seat ${seat}`;
  const { secret, onScreen } = found;
  const holding = holders.get(seat);
  if (what === 'computer') {
    if (places !== undefined) return 'lots were drawn among people';
    if (onScreen) return `the secrets of ${seat} are on the screen`;
    if (!secret) return undefined;
  }
  if (what === 'claimed') {
    return holding === 'held' || holding === 'computer' ? `${seat} was held already` : undefined;
  }
  if (holding === 'computer' && what !== 'released') return `a computer held ${seat}`;
  const isSolo = seats.some((one) => one.onScreen);
  if (isSolo && what === 'released') return 'secrets are on the screen: nobody else may come';
  if (holding === 'open') return `nobody held ${seat}`;
  if (what === 'replaced') {
    if (!mayReplace) return 'new people were not agreed on for this match';
    const others = seats.filter((one) => one.seat !== seat && holders.get(one.seat) !== 'open');
    const all = others.map((one) => one.seat);
    return agreed?.join() === all.join() ? undefined : `not all others agreed about ${seat}`;
  }
  if (what === 'released' && secret) return `${seat} has secrets: the host cannot take it back`;
  if (what === 'reopened' && !secret) return `${seat} has no secrets: the host releases it`;
  return undefined;
}

/** A seat with secrets acts from its own phone only; the kiosk acts for the others. */
export function canAct({ seats }: Genesis, holders: Holders, seat: Seat): boolean {
  return holders.get(seat) !== 'open' || !seats.some((one) => one.seat === seat && one.secret);
}
