import type { Seat } from '../core/game.js';
import type { Json } from '../core/json.js';
import type { Batch, SeatEvent } from '../core/match.js';
import type { Genesis } from '../trust/genesis.js';

/**
 * Who may hold a seat, as far as the log says. A match starts only when its secret seats are held,
 * and a seat whose phone gave a share of the seed is held; of the others the genesis says nothing.
 */
type Holding = 'held' | 'open' | 'unknown';

const HOLDS: readonly SeatEvent['what'][] = ['claimed', 'taken-over', 'computer'];

export type Holders = ReadonlyMap<Seat, Holding>;

export function firstHolders({ seats, seedShares, places }: Genesis): Holders {
  return new Map(
    seats.map(({ seat, secret, computer }): [Seat, Holding] => [
      seat,
      // Lots are drawn when there is somebody for each seat.
      secret || computer !== undefined || places !== undefined || seedShares.includes(seat)
        ? 'held'
        : 'unknown',
    ]),
  );
}

export function holdersAfter(holders: Holders, { events }: Batch<Json>): Holders {
  const after = new Map(holders);
  for (const event of events) {
    if (event.kind !== 'seat') continue;
    const { what } = event;
    after.set(event.seat, HOLDS.includes(what) ? 'held' : 'open');
  }
  return after;
}

/** Why the seat could not change so; `undefined` when it could. */
export function changeFault(
  { seats }: Genesis,
  holders: Holders,
  { seat, what, agreed, level }: SeatEvent,
  mayReplace = false,
): string | undefined {
  if ((what === 'replaced') !== (agreed !== undefined)) return 'agreement is for new people';
  if ((what === 'computer') !== (level !== undefined)) return 'a level is for computers';
  const secret = seats.find((one) => one.seat === seat)?.secret;
  if (secret === undefined) return `there is no seat ${seat}`;
  const holding = holders.get(seat);
  if (what === 'claimed') return holding === 'held' ? `${seat} was held already` : undefined;
  const isSolo = seats.some(({ onScreen }) => onScreen);
  if (isSolo && what === 'released') return 'secrets are on the screen: nobody else may come';
  if (what === 'computer' && !secret) return undefined;
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
