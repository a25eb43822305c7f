import type { End } from '../../rules/browser.js';
import type { LineWords } from '../../messages/later-areas.js';

/** Who wins, in words. */
export function winnersOf(
  { winners }: Pick<End, 'winners'>,
  words: LineWords,
  seat: (id: string) => string,
): string {
  return winners.length === 0
    ? words.nobodyWins
    : words.winner(winners.map(seat).join(', '), winners.length);
}
