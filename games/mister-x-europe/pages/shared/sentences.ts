import { type Notice, serialOf, symbolOf, type Ticket, transportOf } from '../../rules/browser.js';
import type { MatchNotice } from '@mister-x/engine/protocol';
import { lineSentence } from '@mister-x/kiosk/play/line-sentence.ts';
import type { Names } from '../../../pursuit/pages/screen/pursuit-table.svelte.js';
import type { GameMessages } from '../../messages/phone-messages.js';
import { missionWords } from './mission-words.js';

type Words = GameMessages;

/** A line of the log as a sentence, in whatever language the words are. */
export function sentence(line: MatchNotice<Notice>, words: Words, names: Names): string {
  return lineSentence(line, names.seat, (notice) => gameSentence(notice, words, names));
}

/** Both halves of a ticket by their names, and its number where it has one; `null` lies face down. */
export function kindWords(words: Words, ticket: Ticket | null): string {
  if (ticket === null) return words.faceDown;
  const kind = words.kind(words.transports[transportOf(ticket)], words.symbols[symbolOf(ticket)]);
  const serial = serialOf(ticket);
  return serial === undefined ? kind : `${kind} (${words.numbers.numbered(serial)})`;
}

/** A hand's owner, as a sentence begins with him. */
function owner(names: Names, hand: string): string {
  return hand === 'x' ? names.pawn('x') : names.seat(hand);
}

function gameSentence(notice: Notice, words: Words, names: Names): string {
  const { notices } = words;
  switch (notice.type) {
    case 'configured':
      return notices.configured;
    case 'startRegistered':
      return notices.startRegistered(names.pawn(notice.detective), notice.stop);
    case 'missionChosen':
      return notice.stop === undefined
        ? notices.missionChosen(missionWords(words, notice.mission))
        : notices.xReadyAt(notice.stop);
    case 'roundOpened':
      return notices.roundOpened(notice.round);
    case 'specialPaid':
      return notice.special === 'double' ? notices.doublePaid : notices.secretPaid;
    case 'legTaken': {
      const kind = legWords(words, notice);
      return notice.stop === undefined
        ? notices.legTaken(notice.slot, kind)
        : notices.legTakenTo(notice.slot, kind, notice.stop);
    }
    case 'openLegTaken':
      return notice.pawnAppears
        ? notices.pawnAppears(notice.stop)
        : notices.openLegTaken(kindWords(words, notice.ticket), notice.stop);
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
      return notices.moved(names.pawn(detective), kindWords(words, ticket), from, to);
    }
    case 'skipped':
      return words.skips[notice.cause](names.pawn(notice.detective));
    case 'movesClosed':
      return notices.movesClosed;
    case 'investigated':
      return notices.investigated(notice.stop, notice.leg);
    case 'operated': {
      const { detective, transport, from, to } = notice;
      return notices.operated(names.pawn(detective), words.by[transport], from, to);
    }
    case 'discsCleared':
      return notices.discsCleared;
    case 'checked':
      return notice.hits.length === 0
        ? notices.checkedNone
        : notices.checkedHits(notice.hits.length);
    case 'ringPlaced':
      return notice.slot === null
        ? notices.ringPlacedStart(notice.pair, notice.stop)
        : notices.ringPlaced(notice.pair, notice.stop, notice.slot);
    case 'audited':
      return notices.audited[notice.answer];
    case 'ended':
      return words.outcomes[notice.end.code];
  }
}

function legWords(words: Words, { ticket, faceDown }: Extract<Notice, { type: 'legTaken' }>) {
  if (ticket === null || !faceDown) return kindWords(words, ticket);
  return `${kindWords(words, ticket)} (${words.faceDown})`;
}
