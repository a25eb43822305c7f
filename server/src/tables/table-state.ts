import type { GameTypes, HostedGame, Json, MatchRun } from '@mister-x/engine';
import type { HostAnnouncement, TableId, PendingConsent } from '@mister-x/engine/protocol';
import type { Ledger } from '@mister-x/engine/trust';
import type { Answers } from './matches/answers.js';
import type { MatchActor } from './matches/match-actor.js';
import type { ShownView } from './matches/matches.repository.js';
import type { ViewerLogs } from './matches/viewer-updates.js';
import type { SeatAnnouncements } from './seat-announcements.js';
import { type RecordChange, recordOf, type TableRecord } from './table.js';

/** A match whose key is not there: its public side, until the phones of its secret seats are back. */
export type DormantMatch = {
  readonly ledger: Ledger;
  readonly shown: ShownView | undefined;
  /** What the table was told. */
  readonly logs: Pick<ViewerLogs, 'count' | 'missed'>;
};

/** All that a table is at one moment. A caller that hands it to an actor keeps nothing of it. */
export type TableState = {
  readonly record: TableRecord;
  /** `undefined` until the game is started, and while its key is not there. */
  readonly match: MatchActor | undefined;
  /** The public side of a match whose key is not there. */
  readonly dormant: DormantMatch | undefined;
  /** Answers to commands that came (CM-6). */
  readonly answers: Answers;
};

/** What anybody may ask of a match, whenever; nothing is changed and nobody told anything by it. */
export type MatchReadings = Pick<
  MatchActor,
  'seedParts' | 'revision' | 'told' | 'missed' | 'publicly' | 'history' | 'recordPiece'
> & {
  /** Without its state, which holds every secret. */
  readonly run: Pick<MatchRun<GameTypes>, 'asked' | 'timers' | 'view'>;
};

/** What anybody may ask of a table, whenever; nothing is changed and nobody told anything by it. */
export type TableReadings = {
  readonly id: TableId;
  readonly game: HostedGame;
  readonly record: TableRecord;
  readonly match: MatchReadings | undefined;
  readonly dormant: DormantMatch | undefined;
  /** The options in force: a match may change them before play. */
  readonly options: Json;
  /** Of a started match, whether its key is there or not. */
  readonly ledger: Ledger | undefined;
  /** What everybody may see the referee wait for. */
  readonly waits: readonly PendingConsent[];
  /** What the host is about to do to a seat. */
  readonly announced: HostAnnouncement | null;
};

/** A table's state as its owner has it. */
export class OwnedState {
  record: TableRecord;
  match: MatchActor | undefined;
  dormant: DormantMatch | undefined;
  readonly answers: Answers;

  constructor(
    readonly table: TableReadings,
    { record, match, dormant, answers }: TableState,
    readonly announcements: SeatAnnouncements,
  ) {
    this.record = record;
    this.match = match;
    this.dormant = dormant;
    this.answers = answers;
  }

  /** What is on the disk by now. */
  change(change: RecordChange): void {
    this.record = recordOf({ ...this.record, ...change });
  }

  /** A match was begun, its key is there again, or it was folded once more. It is the table's from now on. */
  enter(match: MatchActor): void {
    this.match = match;
    this.dormant = undefined;
  }
}

/**
 * The right to change a table, for as long as one piece of work in its queue lasts. What the work gets
 * of it (match, answers, announcements) it changes itself, and keeps nothing of it.
 */
export type TableTransaction = Readonly<OwnedState>;
