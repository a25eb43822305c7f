import { REFEREE, type Seat } from '@mister-x/engine';
import type { Language } from '@mister-x/engine/protocol';
import type { TableRecord } from '../tables/table.js';
import type { PieceOfNews } from './reminder.js';
import { REMINDER_WORDS } from './words/words.js';

/** Who sits at a table, as everybody may know it. */
export type Named = Pick<TableRecord, 'id'> & {
  readonly seats: readonly Pick<TableRecord['seats'][number], 'seat' | 'name'>[];
};

/** What one reader is told of a piece of news. */
export type Told = {
  /** Play waits for the reader. */
  readonly isTurn: boolean;
  readonly title: string;
  /** What everybody is told. */
  readonly text: string;
};

/** @param seat the reader's; `null` for the public */
export function tell(
  { what, asked, turn }: PieceOfNews,
  table: Named,
  seat: Seat | null,
  language: Language,
): Told {
  const words = REMINDER_WORDS[language];
  const isTurn = seat !== null && turn.includes(seat);
  const names = asked.map((each) => nameOf(table, each, words.host));
  const waits =
    names.length === 0 ? [] : [words.waitsFor(listed(names, language), names.length > 1)];
  const text = [words[what], ...waits].join(' ');
  return { isTurn, title: isTurn ? words.yourTurn : text, text };
}

/** What a reader knows the table by. */
export function titleOf(table: Named, seat: Seat | null, language: Language): string {
  const { table: ofTable, yourTable } = REMINDER_WORDS[language];
  const names = listed(
    table.seats.map(({ name }) => name),
    language,
  );
  return seat === null ? ofTable(names) : yourTable(nameOf(table, seat, ''), names);
}

/** The page on which a reader goes on, at `origin`. */
export function linkOf(origin: string, { id }: Named, seat: Seat | null): string {
  return seat === null ? `${origin}/#watch=${id}` : `${origin}/play`;
}

function nameOf({ seats }: Named, seat: Seat, host: string): string {
  return seats.find((each) => each.seat === seat)?.name ?? (seat === REFEREE ? host : seat);
}

function listed(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
