import {
  type Action,
  PAPER_RESULTS,
  type PaperResult,
  type PaperLogRow,
  TICKETS,
  type Ticket,
  type YardBoard,
} from '../../rules/browser.js';

/**
 * Mister X's rows of an evening that was finished on paper, entered afterwards (SY-61, CM-14). Plain
 * data: every step gives a new value, so that touch, keyboard and scanner share one logic.
 */
export type PaperLine = {
  readonly ticket: Ticket;
  readonly stop: number;
  /** This slot and the one before it were one double move. */
  readonly double: boolean;
  /** Counts in slots that show him: he did. */
  readonly shown: boolean;
  /** Where the detectives stood, as far as it was noted. */
  readonly detectives: readonly number[];
};

export type PaperLogDraft = {
  readonly lines: readonly PaperLine[];
  readonly result: PaperResult | null;
};

/** The row that is being entered: a new one after the last, or one that is corrected. */
export type PaperEntry = {
  readonly at: number;
  readonly ticket: Ticket | null;
  /** Digits of the station so far. */
  readonly stop: string;
  readonly double: boolean;
  readonly shown: boolean;
  readonly detectives: readonly number[];
  /** Where digits go. */
  readonly field: 'stop' | 'detectives';
  /** Digits of the next detective's station so far. */
  readonly typed: string;
};

/** Slots that the paper continues. */
export type PaperSlots = {
  /** Filled before the paper began. */
  readonly filled: number;
  readonly total: number;
  readonly reveals: readonly number[];
};

export const EMPTY_DRAFT: PaperLogDraft = { lines: [], result: null };
const STOP_DIGITS_MAX = 3;
const DETECTIVES_MAX = 5;

export function beginEntry(draft: PaperLogDraft, at = draft.lines.length): PaperEntry {
  const line = draft.lines[at];
  return {
    at: Math.min(at, draft.lines.length),
    ticket: line?.ticket ?? null,
    stop: line === undefined ? '' : String(line.stop),
    double: line?.double ?? false,
    shown: line?.shown ?? true,
    detectives: line?.detectives ?? [],
    field: 'stop',
    typed: '',
  };
}

export function slotOf({ filled }: PaperSlots, at: number): number {
  return filled + at + 1;
}

export function isReveal(slots: PaperSlots, at: number): boolean {
  return slots.reveals.includes(slotOf(slots, at));
}

/** Whether the log has a slot for this row. */
export function hasRoom(slots: PaperSlots, at: number): boolean {
  return slotOf(slots, at) <= slots.total;
}

/** Two rows make a double move, so the first row on paper cannot be the second leg, nor can a third in a row. */
export function mayDouble({ lines }: PaperLogDraft, at: number): boolean {
  return at > 0 && lines[at - 1]?.double !== true && lines[at + 1]?.double !== true;
}

export function pressDigit(entry: PaperEntry, digit: string): PaperEntry {
  if (!/^\d$/.test(digit)) return entry;
  const name = entry.field === 'stop' ? 'stop' : 'typed';
  const digits = `${entry[name]}${digit}`.replace(/^0+/, '');
  // A fourth digit begins the next number, as when someone corrects himself.
  return { ...entry, [name]: digits.length > STOP_DIGITS_MAX ? digit.replace('0', '') : digits };
}

export function eraseDigit(entry: PaperEntry): PaperEntry {
  if (entry.field === 'stop') return { ...entry, stop: entry.stop.slice(0, -1) };
  if (entry.typed !== '') return { ...entry, typed: entry.typed.slice(0, -1) };
  return { ...entry, detectives: entry.detectives.slice(0, -1) };
}

/** A whole number at once, from a station card. */
export function enterStop(entry: PaperEntry, stop: number): PaperEntry {
  return entry.field === 'stop' ? { ...entry, stop: String(stop) } : addDetective({ ...entry, typed: String(stop) });
}

export function addDetective(entry: PaperEntry): PaperEntry {
  const stop = Number(entry.typed);
  if (stop === 0) return entry;
  const known = entry.detectives.includes(stop) || entry.detectives.length >= DETECTIVES_MAX;
  return {
    ...entry,
    typed: '',
    detectives: known ? entry.detectives : [...entry.detectives, stop],
  };
}

export function isComplete(entry: PaperEntry): boolean {
  return entry.ticket !== null && entry.stop !== '';
}

/** The draft with the row in its place; unchanged while the row is not complete. */
export function putLine(draft: PaperLogDraft, given: PaperEntry): PaperLogDraft {
  const entry = addDetective(given);
  const { at, ticket, stop, double, shown, detectives } = entry;
  if (ticket === null || stop === '') return draft;
  const line = {
    ticket,
    stop: Number(stop),
    double: double && mayDouble(draft, at),
    shown,
    detectives,
  };
  return { ...draft, lines: [...draft.lines.slice(0, at), line, ...draft.lines.slice(at + 1)] };
}

/** Rows after it move up; what became the first row, or a third leg, is no double any more. */
export function removeLine(draft: PaperLogDraft, at: number): PaperLogDraft {
  const lines: PaperLine[] = [];
  for (const line of draft.lines.filter((_, i) => i !== at)) {
    const before = lines.at(-1);
    lines.push({ ...line, double: line.double && before !== undefined && !before.double });
  }
  return { ...draft, lines };
}

/** What to look at once more before it is sent; the referee judges, from the stop before. */
export type PaperLogDoubt = 'STOP_UNKNOWN' | 'NO_CONNECTION';

/** `undefined` for the first row: where Mister X stood before it is his secret still. */
export function doubtOf(
  board: Pick<YardBoard, 'has' | 'around' | 'joins'>,
  lines: readonly PaperLine[],
  at: number,
): PaperLogDoubt | undefined {
  const line = lines[at];
  if (line === undefined) return undefined;
  if (!board.has(line.stop)) return 'STOP_UNKNOWN';
  const from = lines[at - 1]?.stop;
  if (from === undefined || !board.has(from)) return undefined;
  const joined =
    line.ticket === 'black' ? board.around(from).includes(line.stop) : board.joins(from, line.stop, line.ticket);
  return joined ? undefined : 'NO_CONNECTION';
}

/** The command of the referee's seat; `null` while nobody has said how it ended. */
export function paperAction(
  { lines, result }: PaperLogDraft,
  slots: PaperSlots,
): Extract<Action, { type: 'paperLog' }> | null {
  if (result === null) return null;
  const rows = lines.map(({ ticket, stop, double, shown, detectives }, at): PaperLogRow => {
    return {
      ticket,
      stop,
      ...(double ? { double } : {}),
      ...(shown && isReveal(slots, at) ? { shown: stop } : {}),
      ...(detectives.length > 0 ? { detectives } : {}),
    };
  });
  return { type: 'paperLog', rows, result };
}

/** A draft out of the memory of the device, which may hold anything. */
export function parseDraft(input: unknown): PaperLogDraft {
  if (typeof input !== 'object' || input === null) return EMPTY_DRAFT;
  const { lines, result } = input as { lines?: unknown; result?: unknown };
  return {
    lines: Array.isArray(lines) && lines.every(isLine) ? lines : [],
    result: PAPER_RESULTS.find((code) => code === result) ?? null,
  };
}

function isLine(input: unknown): input is PaperLine {
  if (typeof input !== 'object' || input === null) return false;
  const { ticket, stop, double, shown, detectives } = input as Record<string, unknown>;
  return (
    (TICKETS as readonly unknown[]).includes(ticket) &&
    Number.isInteger(stop) &&
    typeof double === 'boolean' &&
    typeof shown === 'boolean' &&
    Array.isArray(detectives) &&
    detectives.every(Number.isInteger)
  );
}
