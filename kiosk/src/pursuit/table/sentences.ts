import type { MatchNotice } from '@mister-x/engine/protocol';
import type { PursuitWords } from '../words/game/en.js';
import type { Audited, WishRefused } from './passing-words.js';
import type { Names } from './pursuit-table.svelte.js';

/** A line of the log as a sentence; `game` says what only one game knows. */
export function lineSentence<N>(
  line: MatchNotice<N>,
  { notices }: Pick<PursuitWords, 'notices'>,
  { seat }: Names,
  game: (notice: N) => string,
): string {
  switch (line.kind) {
    case 'takeback-asked':
      return notices.takebackAsked(seat(line.by));
    case 'takeback-declined':
      return line.timeout
        ? notices.takebackTimedOut(seat(line.by))
        : notices.takebackDeclined(seat(line.by));
    case 'taken-back':
      return notices.takenBack(seat(line.by));
    case 'concede-asked':
      return notices.concedeAsked(seat(line.by));
    case 'concede-agreed':
      return notices.concedeAgreed(seat(line.by));
    case 'concede-declined':
      return line.seat === null
        ? notices.concedeTimedOut
        : notices.concedeDeclined(seat(line.seat));
    case 'seat':
      return notices.seats[line.what](seat(line.seat));
    case 'game':
      return game(line.notice);
  }
}

/** What is said in passing, as a sentence. */
export function sayPassing(
  word: WishRefused | Audited,
  words: Pick<PursuitWords, 'notices'> & {
    readonly notices: { readonly audited: Readonly<Record<string, string>> };
  },
  names: Names,
): string {
  return 'kind' in word
    ? lineSentence(word, words, names, () => '')
    : (words.notices.audited[word.answer] ?? '');
}
