import type { Run } from './run.js';
import { drawn, nextRefill, notInStack, stackSize } from './supply.js';
import type { Event, Hand, Ticket } from './types.js';

/** Draws from the stack, and the piles that are shuffled in when it runs out. */

/** Fills a hand from the stack; where it runs out, the piles are shuffled in on the way (MX-60, MX-61). */
export function dealFromStack(run: Run, hand: Hand, count: number, why: Draw): void {
  let left = count;
  do {
    const now = Math.min(left, stackSize(run.state));
    const tickets = drawn(run.state, now, run.rng);
    if (now > 0 || left === 0) drew(run, hand, tickets, why, []);
    left -= now;
    if (left > 0) refillStack(run);
  } while (left > 0);
}

type Draw = Extract<Event, { type: 'drew' }>['for'];

/** People drew: the piles they had to shuffle in are booked first, then what they hold. */
export function takeRegistered(run: Run, hand: Hand, tickets: readonly Ticket[], why: Draw): void {
  while (stackSize(run.state) < tickets.length) refillStack(run);
  drew(run, hand, tickets, why, notInStack(run.state, tickets));
}

function drew(
  run: Run,
  hand: Hand,
  tickets: readonly Ticket[],
  why: Draw,
  overdrawn: readonly Ticket[],
): void {
  const secret = { tickets, overdrawn };
  run.emit({ type: 'drew', hand, count: tickets.length, for: why, secret });
}

function refillStack(run: Run): void {
  const from = nextRefill(run.state);
  if (from === null) throw new Error('more tickets were drawn than there are');
  run.emit({ type: 'reshuffled', from });
}
