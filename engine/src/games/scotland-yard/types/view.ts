import type { Deviation } from '../../../core/flag-choice.js';
import type { Disclosure } from '../../../pursuit/disclosure.js';
import type { FlagName, Flags } from './options.js';
import type { ReportRow } from './report.js';
import type { OutcomeCode, State } from './state.js';
import type {
  DetectiveId,
  HunterSeat,
  OrdinaryCounts,
  PawnId,
  Phase,
  PieceCounts,
  Ticket,
  Variant,
} from './words.js';

/** Stops reachable with one ticket. */
export type Reach = { readonly ticket: Ticket; readonly stops: readonly number[] };

export const WARNINGS = [
  /** After some of the stops offered X might be unable to pay his next leg (SY-30). */
  'FARE_MAY_RUN_OUT',
  /** The next window shows him (SY-35). */
  'REVEAL_NEXT',
  /** The window after the next shows him: with a double, leg 2 does. */
  'REVEAL_SECOND',
  'BLACK_NONE_LEFT',
  'LAST_ROUND',
] as const;
export type Warning = (typeof WARNINGS)[number];

export type View = {
  readonly variant: Variant;
  /** Id of the board: built in, or `b-…` of one that people brought along. */
  readonly board: string;
  /** Every flag that deviates from the preset, and whether one of the two rule texts supports it (CM-10). */
  readonly deviations: readonly Deviation<FlagName>[];
  readonly edition: Flags['board_edition'];
  readonly startSource: Flags['start_source'];
  readonly phase: Phase;
  readonly round: number;
  readonly limit: Flags['limit'];
  readonly windowsTotal: number;
  readonly revealWindows: readonly number[];
  /** The next window that shows X, `null` after the last. */
  readonly nextReveal: number | null;
  readonly detectives: readonly {
    readonly id: DetectiveId;
    readonly hunter: HunterSeat;
    readonly stop: number | null;
    readonly tickets: OrdinaryCounts;
    readonly acted: boolean;
  }[];
  /** With `ticket_ids: unique`: cards that left their owners, as everybody saw (CM-9): `d1/bus/3`. */
  readonly spent?: readonly string[];
  /** Pawns that may act (or register) now: one in the fixed order, all who are left in free order. */
  readonly next: readonly PawnId[];
  /** Legal moves of the detectives in `next`, from public information alone (CM-3). */
  readonly moves: readonly {
    readonly detective: DetectiveId;
    readonly reach: readonly Reach[];
    readonly mayPass: boolean;
  }[];
  readonly x: {
    readonly ready: boolean;
    /** Only double and black with `x_ticket_counts_public: false`, except for X. */
    readonly tickets: Partial<PieceCounts>;
    readonly unlimited: boolean;
    /** His pawn stands there now. */
    readonly pawn: number | null;
    readonly lastSeen: State['lastSeen'];
    readonly loans: OrdinaryCounts;
    readonly mayBorrow: boolean;
  };
  /** X's travel log; `stop` only where this viewer may know it. */
  readonly log: readonly {
    readonly ticket: Ticket;
    readonly double?: 1 | 2;
    readonly shown?: 'due' | 'voluntary';
    readonly loan?: true;
    readonly stop?: number;
  }[];
  readonly box: PieceCounts;
  /** X's own; `null` for everybody else. */
  readonly own: {
    readonly start: number | null;
    readonly stop: number | null;
    /** Legs that complete his turn: a single leg, or the second of a stepwise double. */
    readonly reach: readonly Reach[];
    /** First legs of a double; the second ones follow from these with `secondLegs`. */
    readonly firstLegs: readonly Reach[];
    /** A double can be declared now. */
    readonly mayDouble: boolean;
    /** Registered start stops of the deck that are still free for X. */
    readonly startChoices: readonly number[];
    readonly mayShow: boolean;
    readonly warnings: readonly Warning[];
    /** Stops of `reach` after which no fare may be left (SY-30). */
    readonly risky: readonly { readonly ticket: Ticket; readonly stop: number }[];
  } | null;
  /** Set the moment an outcome exists (CM-12). */
  readonly end: (Disclosure<OutcomeCode> & { readonly report: readonly ReportRow[] }) | null;
};
