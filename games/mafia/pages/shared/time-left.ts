import type { GameMessages } from '../../messages/phone-messages.js';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** How long there is until a deadline: a table has minutes for an answer, a correspondence days. */
export function timeLeftText({ left }: GameMessages, seconds: number): string {
  if (seconds <= 2 * MINUTE_SECONDS) return left.seconds(seconds);
  if (seconds <= 2 * HOUR_SECONDS) return left.minutes(Math.ceil(seconds / MINUTE_SECONDS));
  return seconds <= 2 * DAY_SECONDS
    ? left.hours(Math.ceil(seconds / HOUR_SECONDS))
    : left.days(Math.ceil(seconds / DAY_SECONDS));
}
