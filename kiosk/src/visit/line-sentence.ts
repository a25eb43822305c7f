import type { MatchNotice, Seat } from '@mister-x/engine/protocol';
import { sharedLogMessages } from '../messages/shared-log.js';

/** A line of the log as a sentence; `game` says what only one game knows. */
export function matchNoticeSentence<N>(
  line: MatchNotice<N>,
  seat: (id: Seat) => string,
  game: (notice: N) => string,
): string {
  const messages = sharedLogMessages.t;
  switch (line.kind) {
    case 'takeback-asked':
      return messages.takebackAsked(seat(line.by));
    case 'takeback-declined':
      if (line.withdrawn) return messages.takebackWithdrawn(seat(line.by));
      return line.timeout ? messages.takebackTimedOut(seat(line.by)) : messages.takebackDeclined(seat(line.by));
    case 'taken-back':
      return messages.takenBack(seat(line.by));
    case 'concede-asked':
      return messages.concedeAsked(seat(line.by));
    case 'concede-agreed':
      return messages.concedeAgreed(seat(line.by));
    case 'concede-declined':
      return line.seat === null ? messages.concedeTimedOut : messages.concedeDeclined(seat(line.seat));
    case 'seat':
      return messages.seats[line.what](seat(line.seat));
    case 'game':
      return game(line.notice);
  }
}
