import type { MatchNotice } from '@mister-x/engine/protocol';
import type { PotNotice } from '@mister-x/engine/test-kit/blind-pots';
import { pots } from '../words/phone-areas.js';

export function sentence(line: MatchNotice<PotNotice>, nameOf: (seat: string) => string): string {
  const words = pots.t;
  if (line.kind === 'takeback-asked') return words.asked(nameOf(line.by));
  if (line.kind === 'taken-back') return words.back(nameOf(line.by));
  if (line.kind !== 'game') return words.other;
  const { notice } = line;
  switch (notice.type) {
    case 'dealt':
      return words.dealt;
    case 'exchanged':
      return words.exchanged(nameOf(notice.seat), notice.count);
    case 'shouted':
      return words.shouted(nameOf(notice.seat));
    case 'revealed':
      return words.revealed;
    case 'ended':
      return words.outcomes[notice.end.code];
    default:
      return words.other;
  }
}
