import type { Pushes, TableId, TableInfo, TableSummary } from '@mister-x/engine/protocol';
import { type CursorStore, noticeCursorStorage } from './notices/cursors.js';
import { NoticeQueue, noticesSeenAt } from './notices/queue.svelte.js';
import { askToAttend, type Attendance, attendanceKey } from './attendance.js';
import {
  type AskFunction,
  type ConnectionState,
  isBusy,
  isRefusalOfThisPage,
  pauseAfter,
  REPLY_LEFT,
  retryWhileBusy,
  ServerLine,
} from '../line/server-line.js';
import { SocketWire } from '../line/socket-wire.js';
import { type GameFacts, Visit } from './visit.svelte.js';
import type { ChannelEncryption, RequestName, RequestReply, Wire } from '../line/wire.js';

/** What a page brings to its session; tests hand in a wire of their own. */
type SessionParts = {
  readonly wire?: Wire;
  readonly game?: GameFacts;
  readonly cursors?: CursorStore;
};

/**
 * One device's connection, and what outlives a table: whether it is the host's, which tables there are. What belongs
 * to the table it is at is its `visit`. Runes, so that pages follow.
 * A lost line is restored by itself, and unanswered commands are sent again with the same id.
 */
export class Session {
  connection = $state<ConnectionState>('connecting');
  /** Whether the line is up and nothing is heard on it. */
  silent = $state(false);
  /** Tables of the server, for holders of the host key. */
  tables = $state.raw<readonly TableSummary[]>([]);
  /** The screen that has signed in last; a new object each time. */
  paired = $state.raw<Pushes['host:paired'] | null>(null);
  /** `null` while this device is at no table. */
  visit = $state.raw<Visit | null>(null);

  readonly line: ServerLine;
  readonly #game: GameFacts;
  readonly #cursors: CursorStore;
  #hostKey: string | null = null;
  #catching = false;
  /**
   * Counts places taken and left: what was asked for at an earlier one is wanted no more. The server is
   * told, so that a seat that was taken again is not given up by what it hears late.
   */
  #visits = 0;
  #onRestoreFailed: (code: string) => void = () => {};
  #onRestored: () => void = () => {};
  #onWrongKey: () => void = () => {};
  #onDismissed: () => void = () => {};
  #onSignedOut: (key: string) => void = () => {};

  constructor({ wire = new SocketWire(), game = {}, cursors = noticeCursorStorage }: SessionParts = {}) {
    this.#game = game;
    this.#cursors = cursors;
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
      if (this.visit !== null) this.#onRestoreFailed('CHANNEL_KEY_WRONG');
    });
    this.#listen();
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

  /** Told when this device has lost its seat to another. */
  onDismissed(handler: () => void): void {
    this.#onDismissed = handler;
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
    const { visit } = this;
    if (visit !== null && this.connection === 'online') {
      void this.#leaveSeat(visit.attendance, this.#visits, this.line.ask);
    }
    this.#visits++;
    this.#forget();
  }

  close(): void {
    this.line.close();
  }

  async #enter(attendance: Attendance, ask: AskFunction): Promise<RequestReply<'table:watch'>> {
    const visits = this.#visits;
    const key = attendanceKey(attendance);
    const before = this.#visitWithKey(key);
    const since = before === null ? noticesSeenAt(key, this.#cursors) : before.queue.received;
    const reply = await askToAttend(attendance, ask, visits, since);
    if (visits !== this.#visits) {
      if (reply.ok && this.#visitAtTable(attendance.table) === null) void this.#leaveSeat(attendance, visits, ask);
      return REPLY_LEFT;
    }
    if (!reply.ok) return reply;
    let visit = this.#visitWithKey(key);
    if (visit === null) {
      this.#visits++;
      this.#forget();
      const queue = new NoticeQueue(key, this.#cursors);
      visit = new Visit(attendance, reply.value, queue, this, this.#game);
    }
    visit.enter(attendance, reply.value);
    this.visit = visit;
    return reply;
  }

  /** Until the server has heard it: nobody else can tell it that this device is gone. */
  async #leaveSeat(attendance: Attendance, visit: number, ask: AskFunction): Promise<void> {
    if (attendance.as !== 'seat') return;
    const { table, seat } = attendance;
    await retryWhileBusy(() => ask('seat:leave', { table, seat, visit }), undefined, Infinity);
  }

  #forget(): void {
    this.visit?.leave();
    this.visit = null;
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
    if (this.visit === null) return true;
    const reply = await this.#enter(this.visit.attendance, ask);
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
      for (let tries = 0; this.visit !== null; tries++) {
        if (this.#stands(await this.#enter(this.visit.attendance, this.line.ask))) return;
        await pauseAfter(tries);
      }
    } finally {
      this.#catching = false;
    }
  }

  #visitWithKey(key: string): Visit | null {
    return this.visit !== null && attendanceKey(this.visit.attendance) === key ? this.visit : null;
  }

  #visitAtTable(table: TableId): Visit | null {
    return this.visit?.table === table ? this.visit : null;
  }

  #listen(): void {
    this.line.on('update', (update) => {
      const visit = this.#visitAtTable(update.table);
      if (visit !== null && !visit.update(update)) void this.#catchUp();
    });
    this.line.on('table', (info: TableInfo) => this.#visitAtTable(info.table)?.updateInfo(info));
    this.line.on('host', ({ table, ...host }) => {
      const visit = this.#visitAtTable(table);
      if (visit !== null) visit.host = host;
    });
    this.line.on('seat', (news) => {
      const visit = this.#visitAtTable(news.table);
      if (visit !== null) visit.seatNews = news;
    });
    this.line.on('host:paired', (news) => {
      this.paired = news;
    });
    this.line.on('host:signed-out', () => this.#signedOut());
    this.line.on('dismissed', ({ table, seat }) => {
      const visit = this.#visitAtTable(table);
      if (visit?.seat !== seat) return;
      visit.dismissed = true;
      this.#onDismissed();
    });
  }
}
