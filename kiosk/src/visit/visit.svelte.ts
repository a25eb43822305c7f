import type {
  Command,
  CommandRequest,
  HostInfo,
  Json,
  MatchNotice,
  MatchView,
  PendingConsent,
  Pushes,
  Seat,
  SeatInfo,
  Snapshot,
  TableId,
  TableInfo,
  Update,
  Viewer,
} from '@mister-x/engine/protocol';
import { createContext } from 'svelte';
import type { NoticeQueue } from './notices/queue.svelte.js';
import { trustSourceOf } from '../witness/source.js';
import { stageOf } from '../witness/stage.js';
import type { FillsOwnSlot, OwnMove } from '../witness/receipts.svelte.js';
import { Witness } from '../witness/witness.svelte.js';
import type { Attendance } from './attendance.js';
import { AwaySeats } from './away-seats.svelte.js';
import { newCommandId, newSalt } from '../line/ids.js';
import { type ConnectionState, isStorageFault, pauseAfter, REPLY_LEFT, type ServerLine } from '../line/server-line.js';
import { isCommandStillMeant } from './still-meant.js';
import type { RequestReply } from '../line/wire.js';

/** Whether the phone of a seat commits to the move in this slot itself, its view being `view`. */
export type CommitsTo = (slot: string, view: MatchView<Json> | null) => boolean | 'silent';
/** The slots that a view shows as filled in secret; none before there is a view. */
export type FilledSlots = (view: MatchView<Json> | null) => readonly string[];

/** What a visit has to know of the game that is played. */
export type GameFacts = {
  /** Which slots a seat's own phone fills, where it fills any. */
  readonly commitsTo?: (game: string, role: string, seat: Seat) => CommitsTo | undefined;
  /** Which slots of the log a view shows as filled in secret. */
  readonly filledSlots?: (game: string) => FilledSlots | undefined;
  /** What pages show of the facts about a table: names that nobody typed are in the reader's language. */
  readonly readInfo?: (info: TableInfo) => TableInfo;
};

/** What outlives a visit (`Session`). */
type Connection = { readonly line: ServerLine; readonly connection: ConnectionState };

/** How a command is sent. */
export type SendOptions = {
  /**
   * Its secret moves, to which this device commits. The game's own page says which of them are silent: it
   * knows of which events the table is told nothing.
   */
  readonly secrets?: () => readonly OwnMove[];
  /**
   * Whether it still fits what is to be seen, where something else happened at the same moment. Left out, it
   * does where that changed nothing that this device sees.
   */
  readonly isMeant?: () => boolean;
};

/** Something else may happen first, again and again: more often than this in a row is no coincidence. */
const SEND_TRIES_MAX = 6;

/** Among the deadlines: when a seat that was called lost can be claimed again. */
export const ACTION_ANNOUNCED = 'announced';

/**
 * What this device is, sees and does at one table, from the moment it is let in until it leaves: made by `Session` on
 * entering, thrown away on leaving. Runes, so that pages follow.
 */
export class Visit {
  readonly table: TableId;
  attendance: Attendance;
  viewer: Viewer;
  /** `null` until the game is started. */
  view: MatchView<Json> | null;
  /** Of a kiosk. */
  host = $state.raw<HostInfo | null>(null);
  /** When the time to answer something runs out, by its id; on the clock of `performance.now()`. */
  deadlines = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** The last thing told to everybody about a seat. */
  seatNews = $state.raw<Pushes['seat'] | null>(null);
  /** This device has lost its seat to another. */
  dismissed = $state(false);
  /** Commands under way. */
  busy = $state(0);
  readonly info: TableInfo = $derived.by(() => this.game.readInfo?.(this.#info) ?? this.#info);
  /** This device's own check of the match. */
  readonly witness: Witness;
  /** As the server sent it. */
  #info: TableInfo;
  readonly #away = new AwaySeats();
  #revision: number;
  /** Of the chain, as the last snapshot had it. */
  #chainAt = 0;
  #left = false;

  /** @param queue what this viewer was told, each line once, also what fell into a gap of the connection */
  constructor(
    attendance: Attendance,
    { table, viewer, view, revision }: Snapshot,
    readonly queue: NoticeQueue,
    private readonly connection: Connection,
    private readonly game: GameFacts,
  ) {
    this.table = attendance.table;
    this.attendance = attendance;
    this.viewer = $state.raw(viewer);
    this.view = $state.raw(view);
    this.#info = $state.raw(table);
    this.#revision = revision;
    this.witness = new Witness(
      this.table,
      trustSourceOf(connection.line, this.table),
      () => stageOf(this.info, this.view),
      () => game.filledSlots?.(this.info.game)?.(this.view) ?? [],
    );
  }

  /** The view of a started game: pages of games are shown no sooner. */
  get match(): MatchView<Json> {
    if (this.view === null) throw new Error('the game has not begun');
    return this.view;
  }

  get line(): ServerLine {
    return this.connection.line;
  }

  get isOnline(): boolean {
    return this.connection.connection === 'online';
  }

  /** The seat of a phone; a screen has none. */
  get seat(): Seat {
    return this.attendance.as === 'seat' ? this.attendance.seat : '';
  }

  /** Seats for which the host may answer now. */
  get away(): ReadonlySet<Seat> {
    return this.#away.now;
  }

  /** The lines that came last. */
  get latest(): readonly MatchNotice<Json>[] {
    return this.queue.latest;
  }

  seatInfo(id: Seat): SeatInfo | undefined {
    return this.info.seats.find(({ seat }) => seat === id);
  }

  /** This device was let in, also after a gap of the connection. */
  enter(attendance: Attendance, snapshot: Snapshot & { readonly host?: HostInfo | null }): void {
    this.attendance = attendance;
    this.#chainAt = snapshot.chain?.link ?? 0;
    this.#take(snapshot);
    if (snapshot.host !== undefined) this.host = snapshot.host;
    if (attendance.as === 'seat') {
      this.witness.sender = this.#senderOf(attendance.seat, snapshot.table);
      this.witness.seat = attendance.seat;
      // Given to a game that had begun already it is not in the seed.
      if (attendance.seed !== undefined && snapshot.table.status === 'gathering') {
        void this.witness.gaveSeed({ seat: attendance.seat, share: attendance.seed });
      }
    }
    void this.witness.arrive(snapshot.chain, snapshot.table.seedCommitment);
    if (this.witness.isOver) void this.witness.ended();
  }

  /** Nothing is sent, or sent again, from now on; the witness finishes with what it saw last. */
  leave(): void {
    this.#left = true;
    this.#away.stop();
  }

  /** @returns `false` where something before it never came: the referee was restarted, or the line broke unnoticed */
  update(update: Update): boolean {
    void this.witness.update(update);
    if (update.revision < this.#revision) return true;
    this.#revision = update.revision;
    this.#turning(() => {
      this.view = update.view;
    });
    this.#waits(update.waits);
    return this.queue.update(update, this.busy > 0);
  }

  updateInfo(info: TableInfo): void {
    this.#turning(() => this.#knows(info));
  }

  /** What met a state that had changed is sent again for as long as it is still meant (CM-6). */
  async command(
    seat: Seat,
    command: Command<Json>,
    { secrets = () => [], isMeant = () => false }: SendOptions = {},
  ): Promise<RequestReply<'command'>> {
    const { view } = this;
    this.busy++;
    try {
      for (let tries = 1, revision = this.#revision; ; tries++) {
        if (this.#left) return REPLY_LEFT;
        const reply = await this.#send(revision, seat, command, secrets());
        const isStale = !reply.ok && reply.refusal.code === 'STALE_STATE';
        if (!isStale || tries === SEND_TRIES_MAX || this.#left) return reply;
        if (!isCommandStillMeant(seat, command, view, this.view) && !isMeant()) return reply;
        revision = this.#revision;
      }
    } finally {
      this.busy--;
    }
  }

  /** Shorthand for an action of the game. */
  send(by: Seat, action: Json, sending?: SendOptions): Promise<RequestReply<'command'>> {
    return this.command(by, { kind: 'act', action }, sending);
  }

  async history(): Promise<readonly MatchNotice<Json>[]> {
    const reply = await this.line.ask('history', { table: this.table });
    return reply.ok ? reply.value.notices : this.queue.notices.map(({ notice }) => notice);
  }

  async #send(
    revision: number,
    seat: Seat,
    command: Command<Json>,
    secrets: readonly OwnMove[],
  ): Promise<RequestReply<'command'>> {
    const { table, witness } = this;
    // A server whose past cannot be checked is told nothing.
    if (!(await witness.vouchesFor(this.#chainAt))) return { ok: false, refusal: { code: 'CHAIN_BROKEN' } };
    const moves = secrets.map((secret) => ({ ...secret, salt: newSalt() }));
    if (moves.length > 0) await witness.sending(moves);
    if (this.#left) return REPLY_LEFT;
    const salts = moves.length === 0 ? {} : { salts: moves.map(({ salt }) => salt) };
    const reply = await this.#untilSaved({ table, seat, id: newCommandId(), revision, command, ...salts });
    if (reply.ok) void witness.accepted(moves);
    return reply;
  }

  /** Sent again for as long as the server cannot save it and this device stays where it is. */
  async #untilSaved(request: CommandRequest): Promise<RequestReply<'command'>> {
    let reply = await this.line.ask('command', request);
    for (let tries = 0; isStorageFault(reply); tries++) {
      await pauseAfter(tries);
      if (this.#left) return REPLY_LEFT;
      reply = await this.line.ask('command', request);
    }
    return reply;
  }

  #senderOf(seat: Seat, { game, seats }: TableInfo): FillsOwnSlot | undefined {
    const role = seats.find((each) => each.seat === seat)?.role ?? '';
    const commitsTo = this.game.commitsTo?.(game, role, seat);
    return commitsTo && ((slot) => commitsTo(slot, this.view));
  }

  #take(snapshot: Snapshot): void {
    this.#knows(snapshot.table);
    this.viewer = snapshot.viewer;
    this.#revision = snapshot.revision;
    // Whatever follows from the view stays as it is when the line was only gone for a moment.
    if (JSON.stringify(snapshot.view) !== JSON.stringify(this.view)) this.view = snapshot.view;
    // What was asked for before the line broke may have been done: its lines come with the snapshot.
    this.queue.restore(snapshot, this.busy > 0);
    this.#waits(snapshot.waits);
  }

  /** What is said to be left of a time is so from now on, whatever the clock of this device does. */
  #waits(waits: readonly PendingConsent[]): void {
    const until = (id: string, left: number) => [id, performance.now() + left] as const;
    const kept = this.deadlines.get(ACTION_ANNOUNCED);
    this.deadlines = new Map([
      ...waits.map(({ id, left }) => until(id, left)),
      ...(this.info.announced === null || kept === undefined ? [] : [[ACTION_ANNOUNCED, kept] as const]),
    ]);
  }

  #knows(info: TableInfo): void {
    this.#info = info;
    this.#away.follow(info);
    const deadlines = new Map(this.deadlines);
    if (info.announced === null) deadlines.delete(ACTION_ANNOUNCED);
    else deadlines.set(ACTION_ANNOUNCED, performance.now() + info.announced.left);
    this.deadlines = deadlines;
  }

  /** Whatever shows this device that the game is over, its check begins. */
  #turning(change: () => void): void {
    const before = this.witness.isOver;
    change();
    if (!before && this.witness.isOver) void this.witness.ended();
  }
}

/** The visit that a page belongs to; what mounts pages of a table provides it, and mounts them again for another visit. */
export const [visitHere, provideVisit] = createContext<Visit>();
