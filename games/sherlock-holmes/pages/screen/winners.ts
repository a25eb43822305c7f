import type { End } from '../../rules/browser.js';
import type { LogMessages } from '../../messages/screen-messages.js';

/** Who wins, in words. */
export function winnersOf(
  { winners }: Pick<End, 'winners'>,
  words: LogMessages,
  seat: (id: string) => string,
): string {
  return winners.length === 0
    ? words.nobodyWins
    : words.winner(winners.map(seat).join(', '), winners.length);
}
