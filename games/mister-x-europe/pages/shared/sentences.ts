import { type Notice, serialOf, symbolOf, type Ticket, transportOf } from '../../rules/browser.js';
import type { MatchNotice } from '@mister-x/engine/protocol';
import { matchNoticeSentence } from '@mister-x/kiosk/visit/line-sentence.ts';
import type { PawnNames } from '../../../pursuit/pages/screen/pursuit-table.svelte.js';
import type { GameMessages } from '../../messages/phone-messages.js';
import { missionName } from './mission-name.js';

type Messages = GameMessages;

/** A line of the log as a sentence, in whatever language the words are. */
export function logSentence(line: MatchNotice<Notice>, messages: Messages, names: PawnNames): string {
  return matchNoticeSentence(line, names.seat, (notice) => gameSentence(notice, messages, names));
}

/** Both halves of a ticket by their names, and its number where it has one; `null` lies face down. */
export function ticketKindText(messages: Messages, ticket: Ticket | null): string {
  if (ticket === null) return messages.faceDown;
  const kind = messages.kind(messages.transports[transportOf(ticket)], messages.symbols[symbolOf(ticket)]);
  const serial = serialOf(ticket);
  return serial === undefined ? kind : `${kind} (${messages.numbers.numbered(serial)})`;
}

/** A hand's owner, as a sentence begins with him. */
function owner(names: PawnNames, hand: string): string {
  return hand === 'x' ? names.pawn('x') : names.seat(hand);
}

function gameSentence(notice: Notice, messages: Messages, names: PawnNames): string {
  const { notices } = messages;
  switch (notice.type) {
    case 'configured':
      return notices.configured;
    case 'startRegistered':
      return notices.startRegistered(names.pawn(notice.detective), notice.stop);
    case 'missionChosen':
      return notice.stop === undefined
        ? notices.missionChosen(missionName(messages, notice.mission))
        : notices.xReadyAt(notice.stop);
    case 'roundOpened':
      return notices.roundOpened(notice.round);
    case 'specialPaid':
      return notice.special === 'double' ? notices.doublePaid : notices.secretPaid;
    case 'legTaken': {
      const kind = legText(messages, notice);
      return notice.stop === undefined
        ? notices.legTaken(notice.slot, kind)
        : notices.legTakenTo(notice.slot, kind, notice.stop);
    }
    case 'openLegTaken':
      return notice.pawnAppears
        ? notices.pawnAppears(notice.stop)
        : notices.openLegTaken(ticketKindText(messages, notice.ticket), notice.stop);
    case 'swapped':
      return notices.swapped;
    case 'xStayed':
      return notices.xStayed[notice.why];
    case 'discarded':
      return notices.discarded(owner(names, notice.hand), notice.count);
    case 'reshuffled':
      return notices.reshuffled[notice.from];
    case 'drew':
      return notices.drew(owner(names, notice.hand), notice.count);
    case 'moved': {
      const { detective, ticket, from, to } = notice;
      return notices.moved(names.pawn(detective), ticketKindText(messages, ticket), from, to);
    }
    case 'skipped':
      return messages.skips[notice.cause](names.pawn(notice.detective));
    case 'movesClosed':
      return notices.movesClosed;
    case 'investigated':
      return notices.investigated(notice.stop, notice.leg);
    case 'operated': {
      const { detective, transport, from, to } = notice;
      return notices.operated(names.pawn(detective), messages.by[transport], from, to);
    }
    case 'discsCleared':
      return notices.discsCleared;
    case 'checked':
      return notice.hits.length === 0 ? notices.checkedNone : notices.checkedHits(notice.hits.length);
    case 'ringPlaced':
      return notice.slot === null
        ? notices.ringPlacedStart(notice.pair, notice.stop)
        : notices.ringPlaced(notice.pair, notice.stop, notice.slot);
    case 'audited':
      return notices.audited[notice.answer];
    case 'ended':
      return messages.outcomes[notice.end.code];
  }
}

function legText(messages: Messages, { ticket, faceDown }: Extract<Notice, { type: 'legTaken' }>) {
  if (ticket === null || !faceDown) return ticketKindText(messages, ticket);
  return `${ticketKindText(messages, ticket)} (${messages.faceDown})`;
}
