import { REFEREE, type Seat } from '@mister-x/engine';
import type { Language } from '@mister-x/engine/protocol';
import type { TableRecord } from '../tables/table.js';
import type { ReminderEvent } from './reminder.js';
import { REMINDER_MESSAGES } from './messages/index.js';

/** Who sits at a table, as everybody may know it. */
export type NamedTable = Pick<TableRecord, 'id'> & {
  readonly seats: readonly Pick<TableRecord['seats'][number], 'seat' | 'name'>[];
};

/** What one reader is told of a piece of news. */
export type ReminderText = {
  /** Play waits for the reader. */
  readonly isTurn: boolean;
  readonly title: string;
  /** What everybody is told. */
  readonly text: string;
};

/** @param seat the reader's; `null` for the public */
export function reminderText(
  { what, asked, turn }: ReminderEvent,
  table: NamedTable,
  seat: Seat | null,
  language: Language,
): ReminderText {
  const messages = REMINDER_MESSAGES[language];
  const isTurn = seat !== null && turn.includes(seat);
  const names = asked.map((each) => nameOf(table, each, messages.host));
  const waits = names.length === 0 ? [] : [messages.waitsFor(listed(names, language), names.length > 1)];
  const text = [messages[what], ...waits].join(' ');
  return { isTurn, title: isTurn ? messages.yourTurn : text, text };
}

/** What a reader knows the table by. */
export function titleOf(table: NamedTable, seat: Seat | null, language: Language): string {
  const { table: ofTable, yourTable } = REMINDER_MESSAGES[language];
  const names = listed(
    table.seats.map(({ name }) => name),
    language,
  );
  return seat === null ? ofTable(names) : yourTable(nameOf(table, seat, ''), names);
}

/** The page on which a reader goes on, at `origin`. */
export function linkOf(origin: string, { id }: NamedTable, seat: Seat | null): string {
  return seat === null ? `${origin}/#watch=${id}` : `${origin}/play`;
}

function nameOf({ seats }: NamedTable, seat: Seat, host: string): string {
  return seats.find((each) => each.seat === seat)?.name ?? (seat === REFEREE ? host : seat);
}

function listed(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
