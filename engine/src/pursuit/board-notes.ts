import type { BoardNote, BoardNoteCode } from './board-file.js';

/** Doubts; every other note is an error. */
const WARNINGS: ReadonlySet<BoardNoteCode> = new Set<BoardNoteCode>([
  'NUMBERS_MISSING',
  'TRANSPORT_IN_PARTS',
  'TRANSPORT_UNUSED',
  'MISSION_STARTS_UNUSUAL',
  'TICKETS_UNUSUAL',
]);

/** Notes that one fault can lead to by the hundred are made this often and no more. */
const MOST_OF_ONE_KIND = 20;
/** Stations that one note names; its `count` says how many there are. */
const MOST_STOPS = 100;

type Details = Omit<BoardNote, 'code' | 'level' | 'stops'> & { readonly stops?: Iterable<number> };

/** Collects notes in the order in which they are made. */
export class Notes {
  readonly list: BoardNote[] = [];
  private readonly made = new Map<BoardNoteCode, number>();

  add(code: BoardNoteCode, { stops = [], ...details }: Details = {}): void {
    const made = this.made.get(code) ?? 0;
    if (made >= MOST_OF_ONE_KIND) return;
    this.made.set(code, made + 1);
    const all = [...new Set(stops)].sort((a, b) => a - b);
    this.list.push({
      code,
      level: WARNINGS.has(code) ? 'warning' : 'error',
      stops: all.slice(0, MOST_STOPS),
      ...(all.length > MOST_STOPS ? { count: all.length } : {}),
      ...details,
    });
  }

  /** A note where at least one station is concerned. */
  about(stops: readonly number[], code: BoardNoteCode, details: Omit<Details, 'stops'> = {}): void {
    if (stops.length > 0) this.add(code, { ...details, stops });
  }

  full(code: BoardNoteCode): boolean {
    return (this.made.get(code) ?? 0) >= MOST_OF_ONE_KIND;
  }
}
