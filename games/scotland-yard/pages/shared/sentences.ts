import type { MatchNotice } from '@mister-x/engine/protocol';
import type { Notice } from '../../rules/browser.js';
import { matchNoticeSentence } from '@mister-x/kiosk/visit/line-sentence.ts';
import type { PawnNames } from '../../../pursuit/pages/screen/pursuit-table.svelte.js';
import type { GameMessages } from '../../messages/phone-messages.js';

type Messages = GameMessages;

/** A line of the log as a sentence, in whatever language the words are. */
export function logSentence(line: MatchNotice<Notice>, messages: Messages, names: PawnNames): string {
  return matchNoticeSentence(line, names.seat, (notice) => gameSentence(notice, messages, names));
}

function gameSentence(notice: Notice, messages: Messages, { pawn }: PawnNames): string {
  const { notices, pieces } = messages;
  switch (notice.type) {
    case 'configured':
      return notices.configured;
    case 'kitRegistered':
      return notices.kitRegistered(pawn(notice.pawn));
    case 'startRegistered':
      return notices.startRegistered(pawn(notice.detective), notice.stop);
    case 'xReady':
      return notice.stop === undefined ? notices.xReady : notices.xReadyAt(notice.stop);
    case 'roundOpened':
      return notices.roundOpened(notice.round);
    case 'doublePlayed':
      return notices.doublePlayed;
    case 'legTaken':
      return notice.stop === undefined
        ? notices.legTaken(notice.slot, pieces[notice.ticket])
        : notices.legTakenTo(notice.slot, pieces[notice.ticket], notice.stop);
    case 'revealed':
      return notice.why === 'due'
        ? notices.revealed(notice.slot, notice.stop)
        : notices.revealedFreely(notice.slot, notice.stop);
    case 'confiscated':
      return notices.confiscated(pawn(notice.detective), pieces[notice.ticket]);
    case 'xStayed':
      return notices.xStayed;
    case 'fareLent':
      return notices.fareLent;
    case 'moved':
      return notices.moved(pawn(notice.detective), pieces[notice.ticket], notice.from, notice.to);
    case 'skipped':
      return messages.skips[notice.cause](pawn(notice.detective));
    case 'audited':
      return notices.audited[notice.answer];
    case 'ended':
      return messages.outcomes[notice.end.code];
  }
}
