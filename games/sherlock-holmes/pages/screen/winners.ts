import type { End } from '../../rules/browser.js';
import type { LogMessages } from '../../messages/screen-messages.js';

/** Who wins, in words. */
export function winnersOf(
  { winners }: Pick<End, 'winners'>,
  messages: LogMessages,
  seat: (id: string) => string,
): string {
  return winners.length === 0
    ? messages.nobodyWins
    : messages.winner(winners.map(seat).join(', '), winners.length);
}
