import { retryWhileBusy } from '../../line/server-line.js';
import type { Phone } from './phone.svelte.js';

/**
 * Whether the others gave the lost seat of this phone to a new person, which happens by correspondence only.
 * The log tells it, which everybody may read. Anyone who comes back much later may read of a later change instead.
 */
export async function wasSeatGivenAway(phone: Phone): Promise<boolean> {
  const { seat: held, session } = phone;
  const { line } = session;
  if (phone.refusal !== null || held === null) return false;
  if (held.code === undefined && !session.visit?.info.correspondence) return false;
  // What was dismissed proves nothing any more, and is not to be tried again.
  if (session.visit?.dismissed) phone.seat = null;
  // Nothing that a spectator is sent is this seat's to show or to vouch for.
  session.leave();
  const { table, seat } = held;
  const watched = await retryWhileBusy(() => line.ask('table:watch', { table }));
  if (!watched.ok) return false;
  const log = await retryWhileBusy(() => line.ask('history', { table }));
  if (!log.ok) return false;
  const changes = log.value.notices.flatMap((line) =>
    line.kind === 'seat' && line.seat === seat && line.what !== 'claimed' ? [line.what] : [],
  );
  return changes.at(-1) === 'replaced';
}
