import type { Connection } from '../database/connection.js';

const HOUR_MS = 60 * 60_000;
/** The longest wait between two tries. */
export const DELIVERY_WAIT_MS_MAX = 12 * HOUR_MS;
/** News may be so much newer than the clock: what a feed has said it keeps, where the clock was set back a little. */
const CLOCK_AHEAD_MS_MAX = 24 * HOUR_MS;

/** The time of a piece of news as it may be shown before it was clipped. */
export function clipTime(at: number, now: number): number {
  return at > now + CLOCK_AHEAD_MS_MAX ? now : at;
}

/**
 * A clock that was ahead, as of a computer without a battery, leaves times that are still to come when it is set
 * right: hooks would be silent until then, and whatever is noted later would get these times, too. What cannot be
 * is now. Part of a transaction.
 */
export async function clipTimes(connection: Connection, now: number): Promise<void> {
  await connection.run('UPDATE reminders SET made_at = ? WHERE made_at > ?', [now, now]);
  await connection.run('UPDATE reminders SET tried_at = ? WHERE tried_at > ?', [now, now]);
  await connection.run('UPDATE reminders SET due_at = ? WHERE due_at > ?', [now, now + DELIVERY_WAIT_MS_MAX]);
  await connection.run('UPDATE deliveries SET made_at = ? WHERE made_at > ?', [now, now]);
  await connection.run('UPDATE reminder_events SET at = ? WHERE at > ?', [now, now + CLOCK_AHEAD_MS_MAX]);
}
