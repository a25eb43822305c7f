import { CLANS, type Notice, type RoundHead } from '../../rules/browser.js';
import type { MatchNotice } from '@mister-x/engine/protocol';
import { makeNames } from '../shared/names.js';
import type { ScreenMessages } from '../../messages/screen-messages.js';
import { openedCardIn, logSentence, type SentenceContext } from './sentences.js';

type Line = MatchNotice<Notice>;
type HeadMessages = Pick<ScreenMessages, 'bank' | 'head'>;

/** The whole log in words: each line, and how things stood where it begins a round (MF-94). */
export function logText(context: SentenceContext, messages: HeadMessages) {
  return {
    say: (line: Line, log: readonly Line[]): string => logSentence(line, { ...context, face: openedCardIn(log, line) }),
    head: (line: Line): readonly string[] =>
      line.kind === 'game' && line.notice.type === 'roundBegan' ? headLines(line.notice.head, context, messages) : [],
  };
}

function headLines(
  { bank, balances, free, prison }: RoundHead,
  { messages, pack, labels }: SentenceContext,
  table: HeadMessages,
): readonly string[] {
  const { clan, clanOf, cell } = makeNames(messages, pack, labels);
  const jailed = prison.map((each) => `${clanOf(each.figure).name} (${cell(each.cell)})`);
  return [
    table.bank(messages.money(bank)),
    ...CLANS.map((seat) => table.head.clan(clan(seat), messages.money(balances[seat]), free[seat])),
    table.head.prison(jailed.join(', ')),
  ];
}
