import type { DetectiveId } from '@mister-x/engine/pursuit';

/**
 * A detective's move in three touches: ticket, stop, confirm (and before them the pawn, where
 * the order is free). Ticket and stop may come in either order. Plain data: every step gives a
 * new entry, so that touch and keyboard share one logic and a test needs no page. `T` names the
 * game's tickets, `C` a printed card of one.
 */
export type MoveEntry<T extends string, C = never> = {
  readonly pawn: DetectiveId | null;
  readonly ticket: T | 'pass' | null;
  readonly stop: number | null;
  /** The card that was scanned for `ticket`, when it names itself (CM-9). */
  readonly card: C | null;
  /** Digits typed so far in the choice of a stop. */
  readonly typed: string;
  /** The highlighted choice of the step, for the arrow keys. */
  readonly cursor: number;
};

export type Step = 'pawn' | 'ticket' | 'stop' | 'confirm';

/** Moves the kiosk may enter now, from the public view. */
export type Choices<T extends string> = readonly {
  readonly detective: DetectiveId;
  readonly reach: readonly { readonly ticket: T; readonly stops: readonly number[] }[];
  readonly mayPass: boolean;
}[];

export type Move<T extends string, C = never> =
  | {
      readonly type: 'move';
      readonly detective: DetectiveId;
      readonly ticket: T;
      readonly stop: number;
      readonly card?: C;
    }
  | { readonly type: 'pass'; readonly detective: DetectiveId };

const EMPTY = {
  pawn: null,
  ticket: null,
  stop: null,
  card: null,
  typed: '',
  cursor: 0,
} as const;

/** With one pawn to choose from there is nothing to choose. */
export function begin<T extends string>(choices: Choices<T>): MoveEntry<T> {
  const only = choices.length === 1 ? choices[0] : undefined;
  return { ...EMPTY, pawn: only?.detective ?? null };
}

/** Keeps the entry while it still fits what may be done, and begins again otherwise. */
export function keep<T extends string, C>(
  entry: MoveEntry<T, C>,
  choices: Choices<T>,
): MoveEntry<T, C> {
  const fresh = begin(choices);
  if (entry.pawn === null) return fresh;
  const stillThere = choices.some(({ detective }) => detective === entry.pawn);
  if (!stillThere) return fresh;
  const { ticket, stop } = entry;
  const ticketFits =
    ticket === null || ticketsOf({ ...entry, ticket: null, stop: null }, choices).includes(ticket);
  const stopFits = stop === null || stopsOf(entry, choices).some((each) => each.stop === stop);
  return ticketFits && stopFits ? entry : { ...EMPTY, pawn: entry.pawn };
}

export function stepOf<T extends string, C>({ pawn, ticket, stop }: MoveEntry<T, C>): Step {
  if (pawn === null) return 'pawn';
  if (ticket === 'pass') return 'confirm';
  if (ticket === null) return 'ticket';
  return stop === null ? 'stop' : 'confirm';
}

export function choosePawn<T extends string, C>(
  entry: MoveEntry<T, C>,
  pawn: DetectiveId,
): MoveEntry<T, C> {
  return entry.pawn === pawn ? entry : { ...EMPTY, pawn };
}

export function chooseTicket<T extends string, C>(
  entry: MoveEntry<T, C>,
  ticket: T | 'pass',
): MoveEntry<T, C> {
  return { ...entry, ticket, card: null, typed: '', cursor: 0 };
}

/** A scanned ticket; a stop that was chosen before stays where the ticket leads there too. */
export function chooseCard<T extends string, C>(
  entry: MoveEntry<T, C>,
  choices: Choices<T>,
  ticket: T,
  card: C | null,
): MoveEntry<T, C> {
  const { stop } = entry;
  const fits = stop !== null && ticketsTo(entry, choices, stop).includes(ticket);
  return { ...chooseTicket(entry, ticket), stop: fits ? stop : null, card };
}

/** A stop that one ticket leads to brings its ticket along. */
export function chooseStop<T extends string, C>(
  entry: MoveEntry<T, C>,
  choices: Choices<T>,
  stop: number,
): MoveEntry<T, C> {
  const tickets = ticketsTo(entry, choices, stop);
  const { ticket } = entry;
  if (tickets.length === 0) return entry;
  if (ticket !== null && ticket !== 'pass' && tickets.includes(ticket)) {
    return { ...entry, stop, typed: '', cursor: 0 };
  }
  const only = tickets.length === 1 ? tickets[0] : undefined;
  return { ...entry, stop, ticket: only ?? null, card: null, typed: '', cursor: 0 };
}

/** One step back; at the first step nothing is left to go back to. */
export function back<T extends string, C>(
  entry: MoveEntry<T, C>,
  choices: Choices<T>,
): MoveEntry<T, C> {
  if (entry.stop !== null) return { ...entry, stop: null, typed: '', cursor: 0 };
  if (entry.ticket !== null) return { ...EMPTY, pawn: entry.pawn };
  return begin(choices);
}

/** Tickets that may be chosen now; with a stop chosen first, only those that lead there. */
export function ticketsOf<T extends string, C>(
  entry: MoveEntry<T, C>,
  choices: Choices<T>,
): readonly (T | 'pass')[] {
  const found = choices.find(({ detective }) => detective === entry.pawn);
  if (found === undefined) return [];
  if (entry.stop !== null) return ticketsTo(entry, choices, entry.stop);
  const tickets = found.reach.filter(({ stops }) => stops.length > 0).map(({ ticket }) => ticket);
  return found.mayPass ? [...tickets, 'pass'] : tickets;
}

/** Stops that may be chosen now, with the tickets that lead there. */
export function stopsOf<T extends string, C>(
  entry: MoveEntry<T, C>,
  choices: Choices<T>,
): readonly { readonly stop: number; readonly tickets: readonly T[] }[] {
  const found = choices.find(({ detective }) => detective === entry.pawn);
  if (found === undefined || entry.ticket === 'pass') return [];
  const byStop = new Map<number, T[]>();
  for (const { ticket, stops } of found.reach) {
    if (entry.ticket !== null && entry.ticket !== ticket) continue;
    for (const stop of stops) byStop.set(stop, [...(byStop.get(stop) ?? []), ticket]);
  }
  return [...byStop].map(([stop, tickets]) => ({ stop, tickets })).sort((a, b) => a.stop - b.stop);
}

export function moveOf<T extends string, C>(entry: MoveEntry<T, C>): Move<T, C> | null {
  const { pawn, ticket, stop, card } = entry;
  if (pawn === null || ticket === null) return null;
  if (ticket === 'pass') return { type: 'pass', detective: pawn };
  if (stop === null) return null;
  return { type: 'move', detective: pawn, ticket, stop, ...(card === null ? {} : { card }) };
}

function ticketsTo<T extends string, C>(
  entry: MoveEntry<T, C>,
  choices: Choices<T>,
  stop: number,
): readonly T[] {
  const free = { ...entry, ticket: null };
  return stopsOf(free, choices).find((each) => each.stop === stop)?.tickets ?? [];
}
