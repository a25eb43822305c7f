import type {
  Command,
  CommandRequest,
  HostInfo,
  Json,
  MatchNotice,
  MatchView,
  Pushes,
  Seat,
  Snapshot,
  TableId,
  TableInfo,
  TableSummary,
  Viewer,
  PendingConsent,
} from '@mister-x/engine/protocol';
import { NoticeQueue } from '../notices/queue.svelte.js';
import { trustSourceOf } from '../trust/source.js';
import { stageOf } from '../trust/standstill.js';
import { type OwnMove, type FillsOwnSlot, Witness } from '../trust/witness.svelte.js';
import { AwaySeats } from './away-seats.svelte.js';
import { newCommandId, newSalt } from './ids.js';
import {
  type AskFunction,
  isRefusalOfThisPage,
  isBusy,
  isStorageFault,
  REPLY_LEFT,
  ServerLine,
  type ConnectionState,
  retryWhileBusy,
  pauseAfter,
} from './server-line.js';
import { askToAttend, attendanceKey, type Attendance } from './attendance.js';
import { SocketWire } from './socket-wire.js';
import { isCommandStillMeant } from './still-meant.js';
import type { RequestReply, ChannelEncryption, RequestName, Wire } from './wire.js';

/** Whether the phone of a seat commits to the move in this slot itself, its view being `view`. */
export type CommitsTo = (slot: string, view: MatchView<Json> | null) => boolean | 'silent';
/** The slots that a view shows as filled in secret; none before there is a view. */
export type FilledSlots = (view: MatchView<Json> | null) => readonly string[];

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
 * One device's connection: who it is, what it sees, what it asks. Runes, so that pages follow.
 * A lost line is restored by itself, and unanswered commands are sent again with the same id.
 */
export class Session {
  connection = $state<ConnectionState>('connecting');
  /** Whether the line is up and nothing is heard on it. */
  silent = $state(false);
  /** Tables of the server, for holders of the host key. */
  tables = $state.raw<readonly TableSummary[]>([]);
  attendance = $state.raw<Attendance | null>(null);
  readonly #away = new AwaySeats();
  viewer = $state.raw<Viewer | null>(null);
  /** `null` until the game is started. */
  view = $state.raw<MatchView<Json> | null>(null);
  host = $state.raw<HostInfo | null>(null);
  /** What this viewer was told, each line once, also what fell into a gap of the connection. */
  readonly queue: NoticeQueue;
  /** When the time to answer something runs out, by its id; on the clock of `performance.now()`. */
  deadlines = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** The last thing told to everybody about a seat. */
  seatNews = $state.raw<Pushes['seat'] | null>(null);
  /** This device has lost its seat to another. */
  dismissed = $state(false);
  /** The screen that has signed in last; a new object each time. */
  paired = $state.raw<Pushes['host:paired'] | null>(null);
  /** This device's own check of the match that it watches. */
  witness = $state.raw<Witness | null>(null);
  /** Commands under way. */
  busy = $state(0);
  /** As the server sent it. */
  #info = $state.raw<TableInfo | null>(null);
  readonly info: TableInfo | null = $derived.by(() => this.#info && this.reads(this.#info));

  readonly line: ServerLine;
  /** Which slots a seat's own phone fills, where it fills any; a game knows. */
  commitsTo: (game: string, role: string, seat: Seat) => CommitsTo | undefined = () => undefined;
  /** Which slots of the log a view shows as filled in secret; a game knows. */
  filledSlots: (game: string) => FilledSlots | undefined = () => undefined;
  /** What pages show of the facts about a table: names that nobody typed are in the reader's language. */
  reads: (info: TableInfo) => TableInfo = (info) => info;
  #revision = 0;
  /** Of the chain, as the last snapshot had it. */
  #chainAt = 0;
  #hostKey: string | null = null;
  #catching = false;
  /**
   * Counts places taken and left: what was asked for at an earlier one is wanted no more. The server is
   * told, so that a seat that was taken again is not given up by what it hears late.
   */
  #visit = 0;
  #onRestoreFailed: (code: string) => void = () => {};
  #onRestored: () => void = () => {};
  #onWrongKey: () => void = () => {};
  #onSignedOut: (key: string) => void = () => {};

  constructor(wire: Wire = new SocketWire(), queue = new NoticeQueue()) {
    this.queue = queue;
    this.line = new ServerLine(wire);
    this.line.onState((state) => {
      this.connection = state;
    });
    this.line.onSilence((silent) => {
      this.silent = silent;
    });
    this.line.onRestore((ask) => this.#restore(ask));
    this.line.onWrongKey(() => {
      this.#onWrongKey();
      if (this.attendance !== null) this.#onRestoreFailed('CHANNEL_KEY_WRONG');
    });
    this.#listen();
  }

  /** The lines that came last. */
  /** Seats for which the host may answer now. */
  get away(): ReadonlySet<Seat> {
    return this.#away.now;
  }

  get latest(): readonly MatchNotice<Json>[] {
    return this.queue.latest;
  }

  /** Where the line has to be made private first: over plain HTTP from another computer. */
  get privacy(): ChannelEncryption | undefined {
    return this.line.privacy;
  }

  /** Told when the server no longer accepts who this device is, and why. */
  onRestoreFailed(handler: (code: string) => void): void {
    this.#onRestoreFailed = handler;
  }

  /** Told when this device has its place again on a new connection. */
  onRestored(handler: () => void): void {
    this.#onRestored = handler;
  }

  onWrongKey(handler: () => void): void {
    this.#onWrongKey = handler;
  }

  /** Told when this screen, which was the host's, is so no more, and with which key it was. */
  onSignedOut(handler: (key: string) => void): void {
    this.#onSignedOut = handler;
  }

  async openHost(key: string): Promise<RequestReply<'host:open'>> {
    const reply = await this.line.ask('host:open', { key });
    if (reply.ok) {
      this.#hostKey = key;
      this.tables = reply.value.tables;
    }
    return reply;
  }

  /** From then on the key is a host key. */
  pair(code: string, key: string, screen: string): Promise<RequestReply<'host:pair'>> {
    return this.line.ask('host:pair', { code, key, screen });
  }

  /** Other screens may have set tables up since. */
  async refreshTables(): Promise<void> {
    if (this.#hostKey === null) return;
    const reply = await this.openHost(this.#hostKey);
    if (!reply.ok && reply.refusal.code === 'FORBIDDEN') this.#signedOut();
  }

  /** Takes a place at a table; everything after that arrives by itself. */
  open(attendance: Attendance): Promise<RequestReply<'table:watch'>> {
    return this.#enter(attendance, this.line.ask);
  }

  leave(): void {
    // On a line that is down the server knows of no place, and is to hear of none.
    this.line.withdraw('seat:resume');
    const { attendance } = this;
    if (attendance !== null && this.connection === 'online') {
      void this.#leaveSeat(attendance, this.#visit, this.line.ask);
    }
    this.#visit++;
    this.#forget();
  }

  #forget(): void {
    this.witness?.leave();
    this.attendance = null;
    this.#info = null;
    this.viewer = null;
    this.view = null;
    this.host = null;
    this.queue.leave();
    this.deadlines = new Map();
    this.dismissed = false;
    this.seatNews = null;
    this.witness = null;
  }

  /** What met a state that had changed is sent again for as long as it is still meant (CM-6). */
  async command(
    seat: Seat,
    command: Command<Json>,
    { secrets = () => [], isMeant = () => false }: SendOptions = {},
  ): Promise<RequestReply<'command'>> {
    const { attendance, view } = this;
    if (attendance === null) return { ok: false, refusal: { code: 'TABLE_UNKNOWN' } };
    this.busy++;
    try {
      for (let tries = 1, revision = this.#revision; ; tries++) {
        const reply = await this.#send(attendance.table, revision, seat, command, secrets());
        const isStale = !reply.ok && reply.refusal.code === 'STALE_STATE';
        if (!isStale || tries === SEND_TRIES_MAX || !this.#here(attendance.table)) return reply;
        if (!isCommandStillMeant(seat, command, view, this.view) && !isMeant()) return reply;
        revision = this.#revision;
      }
    } finally {
      this.busy--;
    }
  }

  async #send(
    table: TableId,
    revision: number,
    seat: Seat,
    command: Command<Json>,
    secrets: readonly OwnMove[],
  ): Promise<RequestReply<'command'>> {
    const { witness } = this;
    // A server whose past cannot be checked is told nothing.
    if (witness !== null && !(await witness.vouchesFor(this.#chainAt))) {
      return { ok: false, refusal: { code: 'CHAIN_BROKEN' } };
    }
    const moves = secrets.map((secret) => ({ ...secret, salt: newSalt() }));
    if (moves.length > 0) await witness?.sending(moves);
    const salts = moves.length === 0 ? {} : { salts: moves.map(({ salt }) => salt) };
    const id = newCommandId();
    const reply = await this.#untilSaved({ table, seat, id, revision, command, ...salts });
    if (reply.ok) void witness?.accepted(moves);
    return reply;
  }

  /** Sent again for as long as the server cannot save it and this device stays where it is. */
  async #untilSaved(request: CommandRequest): Promise<RequestReply<'command'>> {
    const visit = this.#visit;
    let reply = await this.line.ask('command', request);
    for (let tries = 0; isStorageFault(reply); tries++) {
      await pauseAfter(tries);
      if (visit !== this.#visit) return REPLY_LEFT;
      reply = await this.line.ask('command', request);
    }
    return reply;
  }

  /** Shorthand for an action of the game. */
  send(by: Seat, action: Json, sending?: SendOptions): Promise<RequestReply<'command'>> {
    return this.command(by, { kind: 'act', action }, sending);
  }

  async history(): Promise<readonly MatchNotice<Json>[]> {
    if (this.attendance === null) return [];
    const reply = await this.line.ask('history', { table: this.attendance.table });
    return reply.ok ? reply.value.notices : this.queue.notices.map(({ notice }) => notice);
  }

  close(): void {
    this.line.close();
  }

  async #enter(attendance: Attendance, ask: AskFunction): Promise<RequestReply<'table:watch'>> {
    const visit = this.#visit;
    const reply = await askToAttend(attendance, ask, visit, this.queue.since(attendanceKey(attendance)));
    if (visit !== this.#visit) {
      if (reply.ok && !this.#here(attendance.table)) void this.#leaveSeat(attendance, visit, ask);
      return REPLY_LEFT;
    }
    if (!reply.ok) return reply;
    if (this.attendance === null || attendanceKey(this.attendance) !== attendanceKey(attendance)) this.#visit++;
    if (!this.#here(attendance.table)) this.#forget();
    this.attendance = attendance;
    this.#take(attendance, reply.value);
    if ('host' in reply.value) this.host = reply.value.host;
    this.witness ??= new Witness(
      attendance.table,
      trustSourceOf(this.line, attendance.table),
      () => stageOf(this.info, this.view),
      () => this.filledSlots(this.info?.game ?? '')?.(this.view) ?? [],
    );
    const { chain, table } = reply.value;
    this.#chainAt = chain?.link ?? 0;
    if (attendance.as === 'seat') {
      this.witness.sender = this.#senderOf(attendance.seat, table);
      this.witness.seat = attendance.seat;
    }
    // Given to a game that had begun already it is not in the seed.
    if (attendance.as === 'seat' && attendance.seed !== undefined && table.status === 'gathering') {
      void this.witness.gaveSeed({ seat: attendance.seat, share: attendance.seed });
    }
    void this.witness.arrive(chain, table.seedCommitment);
    if (this.witness.isOver) void this.witness.ended();
    return reply;
  }

  /** Until the server has heard it: nobody else can tell it that this device is gone. */
  async #leaveSeat(attendance: Attendance, visit: number, ask: AskFunction): Promise<void> {
    if (attendance.as !== 'seat') return;
    const { table, seat } = attendance;
    await retryWhileBusy(() => ask('seat:leave', { table, seat, visit }), undefined, Infinity);
  }

  #senderOf(seat: Seat, { game, seats }: TableInfo): FillsOwnSlot | undefined {
    const role = seats.find((each) => each.seat === seat)?.role ?? '';
    const commitsTo = this.commitsTo(game, role, seat);
    return commitsTo && ((slot) => commitsTo(slot, this.view));
  }

  #take(attendance: Attendance, snapshot: Snapshot): void {
    this.#knows(snapshot.table);
    this.viewer = snapshot.viewer;
    this.#revision = snapshot.revision;
    // Whatever follows from the view stays as it is when the line was only gone for a moment.
    if (JSON.stringify(snapshot.view) !== JSON.stringify(this.view)) this.view = snapshot.view;
    // What was asked for before the line broke may have been done: its lines come with the snapshot.
    this.queue.restore(attendanceKey(attendance), snapshot, this.busy > 0);
    this.#waits(snapshot.waits);
  }

  /** Who was refused only in passing is attached to nothing yet: the line is not restored. */
  async #restore(ask: AskFunction): Promise<boolean> {
    if (this.#hostKey !== null) {
      const reply = await ask('host:open', { key: this.#hostKey });
      if (!reply.ok && reply.refusal.code === 'FORBIDDEN') {
        this.#signedOut();
        return true;
      }
      if (!reply.ok) return this.#stands(reply);
      this.tables = reply.value.tables;
    }
    if (this.attendance === null) return true;
    const reply = await this.#enter(this.attendance, ask);
    if (reply.ok) this.#onRestored();
    return this.#stands(reply);
  }

  /** Whether the answer is final; a refusal that is the page has to show. */
  #stands(reply: RequestReply<RequestName>): boolean {
    if (isBusy(reply)) return false;
    if (!reply.ok && !isRefusalOfThisPage(reply)) this.#onRestoreFailed(reply.refusal.code);
    return true;
  }

  #signedOut(): void {
    const key = this.#hostKey;
    if (key === null) return;
    this.#hostKey = null;
    this.tables = [];
    this.leave();
    this.#onSignedOut(key);
  }

  async #catchUp(): Promise<void> {
    if (this.#catching) return;
    this.#catching = true;
    try {
      for (let tries = 0; this.attendance !== null; tries++) {
        if (this.#stands(await this.#enter(this.attendance, this.line.ask))) return;
        await pauseAfter(tries);
      }
    } finally {
      this.#catching = false;
    }
  }

  /** What is said to be left of a time is so from now on, whatever the clock of this device does. */
  #waits(waits: readonly PendingConsent[]): void {
    const until = (id: string, left: number) => [id, performance.now() + left] as const;
    const announced = this.info?.announced ?? null;
    const kept = this.deadlines.get(ACTION_ANNOUNCED);
    this.deadlines = new Map([
      ...waits.map(({ id, left }) => until(id, left)),
      ...(announced === null || kept === undefined ? [] : [[ACTION_ANNOUNCED, kept] as const]),
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
    const before = this.witness?.isOver;
    change();
    if (before === false && this.witness?.isOver) void this.witness.ended();
  }

  #here(table: TableId): boolean {
    return this.attendance?.table === table;
  }

  #listen(): void {
    this.line.on('update', (update) => {
      if (!this.#here(update.table)) return;
      void this.witness?.update(update);
      if (update.revision < this.#revision) return;
      this.#revision = update.revision;
      this.#turning(() => {
        this.view = update.view;
      });
      this.#waits(update.waits);
      // Something before it never came: the referee was restarted, or the line broke unnoticed.
      if (!this.queue.update(update, this.busy > 0)) void this.#catchUp();
    });
    this.line.on('table', (info) => {
      if (!this.#here(info.table)) return;
      this.#turning(() => this.#knows(info));
    });
    this.line.on('host', ({ table, ...host }) => {
      if (this.#here(table)) this.host = host;
    });
    this.line.on('seat', (news) => {
      if (this.#here(news.table)) this.seatNews = news;
    });
    this.line.on('host:paired', (news) => {
      this.paired = news;
    });
    this.line.on('host:signed-out', () => this.#signedOut());
    this.line.on('dismissed', ({ table, seat }) => {
      if (this.attendance?.as === 'seat' && this.#here(table) && this.attendance.seat === seat) {
        this.dismissed = true;
      }
    });
  }
}
