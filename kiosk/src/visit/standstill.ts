import type { Pushes, SeatInfo, TableInfo } from '@mister-x/engine/protocol';

/**
 * Why a match that was begun stands still.
 * - `waiting`: after a restart phones have to bring their part of the key
 * - `open`: a seat with secrets was reopened and nobody has taken it yet
 * - `lost`: the key is gone; it will never go on
 */
export type Standstill = {
  readonly kind: 'waiting' | 'open' | 'lost';
  /** The seats that it is about. */
  readonly seats: readonly SeatInfo[];
};

export function standstillOf(info: TableInfo): Standstill | null {
  const secret = info.seats.filter(({ secret }) => secret);
  const open = secret.filter(({ claimed }) => !claimed);
  if (info.lost) return { kind: 'lost', seats: open.length > 0 ? open : secret };
  if (info.status !== 'playing') return null;
  const waiting = info.seats.filter(({ seat }) => info.waiting.includes(seat));
  if (waiting.length > 0) return { kind: 'waiting', seats: waiting };
  // By correspondence others play on meanwhile.
  if (info.correspondence !== null) return null;
  return open.length > 0 ? { kind: 'open', seats: open } : null;
}

/** What keeps a table from beginning: seats with secrets that nobody took, or whose phones are away. */
type MissingToStart = {
  readonly seats: readonly [SeatInfo, ...SeatInfo[]];
  readonly why: 'unclaimed' | 'away';
};

export function missingToStart({ seats, seal }: TableInfo): MissingToStart | null {
  const secret = seats.filter(({ secret }) => secret);
  const [open, ...others] = secret.filter(({ claimed }) => !claimed);
  if (open !== undefined) return { seats: [open, ...others], why: 'unclaimed' };
  // Their phones bring their part of the key; where the host keeps the key, none has to.
  const [gone, ...more] = seal === 'phones' ? secret.filter(({ connected }) => !connected) : [];
  return gone === undefined ? null : { seats: [gone, ...more], why: 'away' };
}

type LossConsequence = 'seat-opens' | 'game-ends';

/** What comes of a lost phone whose recovery code is lost as well: the server may still know its key. */
export function lossConsequenceOf({ status, waiting }: TableInfo): LossConsequence {
  return status === 'playing' && waiting.length > 0 ? 'game-ends' : 'seat-opens';
}

export function namesOf(seats: readonly SeatInfo[]): string {
  return seats.map(({ name }) => name).join(', ');
}

/** Two names and a number where there are more than three, as a line at the edge of a page has no room for fifteen. */
export function shortNameList(seats: readonly SeatInfo[]): string {
  if (seats.length <= 3) return namesOf(seats);
  return `${namesOf(seats.slice(0, 2))}, +${seats.length - 2}`;
}

/**
 * Who keeps the key of what is secret: phones, the screen behind whose cover one person plays, or the disk of the
 * referee, also where computers hold all seats with secrets.
 */
export type KeyKeeper =
  | { readonly by: 'host' | 'screen' }
  | { readonly by: 'phones'; readonly seats: readonly SeatInfo[] };

export function keyKeeper(info: TableInfo): KeyKeeper {
  const seats = keyHoldingSeats(info);
  if (info.seal === 'phones' && seats.length > 0) return { by: 'phones', seats };
  const isBehindCover = info.seal === 'phones' && info.seats.some(({ onScreen }) => onScreen);
  return { by: isBehindCover ? 'screen' : 'host' };
}

/** Seats with secrets that are played on phones: not by computers, nor behind the cover of a screen. */
export function keyHoldingSeats({ seats }: TableInfo): readonly SeatInfo[] {
  return seats.filter(({ secret, computer, onScreen }) => secret && computer === null && !onScreen);
}

/** News that no band on the page tells already, with a countdown or for as long as it lasts. */
export function isAnnounced<W extends Pushes['seat']['what']>(news: {
  readonly what: W;
}): news is { readonly what: Exclude<W, 'reopening' | 'answering' | 'reopened'> } {
  return !['reopening', 'answering', 'reopened'].includes(news.what);
}
