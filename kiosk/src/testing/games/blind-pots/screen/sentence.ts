import type { MatchNotice } from '@mister-x/engine/protocol';
import type { PotNotice } from '@mister-x/engine/testing/blind-pots/kit';
import { matchNoticeSentence } from '../../../../visit/line-sentence.js';
import { gameMessages } from '../messages/phone-messages.js';

export function logSentence(line: MatchNotice<PotNotice>, nameOf: (seat: string) => string): string {
  return matchNoticeSentence(line, nameOf, (notice) => gameSentence(notice, nameOf));
}

function gameSentence(notice: PotNotice, nameOf: (seat: string) => string): string {
  const messages = gameMessages.t;
  switch (notice.type) {
    case 'dealt':
      return messages.dealt;
    case 'exchanged':
      return messages.exchanged(nameOf(notice.seat), notice.count);
    case 'shouted':
      return messages.shouted(nameOf(notice.seat));
    case 'revealed':
      return messages.revealed;
    case 'ended':
      return messages.outcomes[notice.end.code];
    default:
      return messages.other;
  }
}
