import type { MatchNotice, Seat } from '@mister-x/engine/protocol';
import { sharedLogMessages } from './messages/shared-log.js';

/** A line of the log as a sentence; `game` says what only one game knows. */
export function lineSentence<N>(
  line: MatchNotice<N>,
  seat: (id: Seat) => string,
  game: (notice: N) => string,
): string {
  const words = sharedLogMessages.t;
  switch (line.kind) {
    case 'takeback-asked':
      return words.takebackAsked(seat(line.by));
    case 'takeback-declined':
      if (line.withdrawn) return words.takebackWithdrawn(seat(line.by));
      return line.timeout
        ? words.takebackTimedOut(seat(line.by))
        : words.takebackDeclined(seat(line.by));
    case 'taken-back':
      return words.takenBack(seat(line.by));
    case 'concede-asked':
      return words.concedeAsked(seat(line.by));
    case 'concede-agreed':
      return words.concedeAgreed(seat(line.by));
    case 'concede-declined':
      return line.seat === null ? words.concedeTimedOut : words.concedeDeclined(seat(line.seat));
    case 'seat':
      return words.seats[line.what](seat(line.seat));
    case 'game':
      return game(line.notice);
  }
}
