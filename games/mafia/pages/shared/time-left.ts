import type { GameMessages } from '../../messages/phone-messages.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long there is until a deadline: a table has minutes for an answer, a correspondence days. */
export function timeLeft({ left }: GameMessages, seconds: number): string {
  if (seconds <= 2 * MINUTE) return left.seconds(seconds);
  if (seconds <= 2 * HOUR) return left.minutes(Math.ceil(seconds / MINUTE));
  return seconds <= 2 * DAY
    ? left.hours(Math.ceil(seconds / HOUR))
    : left.days(Math.ceil(seconds / DAY));
}
