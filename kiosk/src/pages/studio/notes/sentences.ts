import type { BoardNote, BoardNoteCode } from '@mister-x/games/pursuit/rules';
import { GAMES } from '../../../games/index.js';
import { speech, t } from '../../../messages/index.svelte.js';
import { lookUp } from '../../../messages/look-up.js';
import type { BoardMessages } from '@mister-x/games/pursuit/messages/board-messages.ts';

/** A note names as many stations, and counts the others. */
const STOPS_NAMED_MAX = 4;

type NoteSubject = 'transport' | 'line' | 'network' | 'deck' | 'mission' | 'none';

/** What a sentence says of its transport, deck or mission. */
const SUBJECT_BY_CODE: Partial<Record<BoardNoteCode, NoteSubject>> = {
  TRANSPORT_UNKNOWN: 'transport',
  TRANSPORT_IN_PARTS: 'network',
  TRANSPORT_UNUSED: 'line',
  LINE_TWICE: 'line',
  LINE_TO_ITSELF: 'line',
  LINE_TO_NOWHERE: 'line',
  LINE_MISSING: 'line',
  DECK_UNKNOWN: 'deck',
  STARTS_TOO_FEW: 'deck',
  START_TWICE: 'deck',
  START_NOWHERE: 'deck',
  TICKETS_NONE: 'line',
  MISSION_UNKNOWN: 'mission',
  MISSION_MISSING: 'mission',
  MISSION_STARTS_NONE: 'mission',
  MISSION_GOALS_NONE: 'mission',
  MISSION_NOWHERE: 'mission',
  MISSION_START_IS_GOAL: 'mission',
  MISSION_STARTS_UNUSUAL: 'mission',
};

/** These count something else than the stations they name. */
const CODES_WITH_COUNT: ReadonlySet<BoardNoteCode> = new Set<BoardNoteCode>([
  'STATIONS_TOO_FEW',
  'STATIONS_TOO_MANY',
  'LINES_TOO_MANY',
  'BOARD_IN_PARTS',
  'TRANSPORT_IN_PARTS',
  'STARTS_TOO_FEW',
  'MISSION_STARTS_UNUSUAL',
  'TICKETS_TOO_FEW',
  'TICKETS_UNUSUAL',
]);

export function sentenceOf(note: BoardNote): string {
  const { code, stops, count, limit = 0 } = note;
  const isOther = CODES_WITH_COUNT.has(code);
  const all = isOther ? stops.length : (count ?? stops.length);
  const n = isOther ? (count ?? stops.length) : all;
  return t.studio.said[code](listOf(stops, all), n, limit, subjectNameOf(note));
}

function subjectNameOf({ code, transport = '', deck = '', mission = '' }: BoardNote): string {
  switch (SUBJECT_BY_CODE[code]) {
    case 'transport':
      return transportName(transport);
    case 'line':
      return nameInMessages(({ transports }) => transports, transport)?.line ?? transport;
    case 'network':
      return nameInMessages(({ transports }) => transports, transport)?.network ?? transport;
    case 'deck':
      return deckName(deck);
    case 'mission':
      return missionName(mission);
    default:
      return '';
  }
}

/** The first few by number, the others counted. */
function listOf(stops: readonly number[], all: number): string {
  const named = stops.slice(0, STOPS_NAMED_MAX).map(String);
  if (all > STOPS_NAMED_MAX) return t.studio.notes.more(named.join(', '), all - named.length);
  const language = speech.language === 'en' ? 'en-GB' : speech.language;
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(named);
}

/** What a game with boards calls it: the first, if several do. */
function nameInMessages<T>(
  messages: (board: BoardMessages) => Readonly<Record<string, T>>,
  key: string,
): T | undefined {
  for (const { boards } of GAMES) {
    const word = boards && lookUp(messages(boards.messages.t), key);
    if (word !== undefined) return word;
  }
  return undefined;
}

export function transportName(transport: string): string {
  return nameInMessages(({ transports }) => transports, transport)?.name ?? transport;
}

export function deckName(deck: string): string {
  return nameInMessages(({ decks }) => decks, deck) ?? deck;
}

export function missionName(colour: string): string {
  return nameInMessages(({ missions }) => missions, colour) ?? colour;
}

/** `transport/symbol` in words. */
export function ticketName(kind: string): string {
  const [transport = '', symbol = ''] = kind.split('/');
  return [transportName(transport), nameInMessages(({ symbols }) => symbols, symbol) ?? symbol].join(', ');
}
