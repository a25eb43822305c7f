import type { End } from '@mister-x/engine/sherlock-holmes/browser';
import type { LineWords } from '../words/later-areas.js';

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
