import {
  type Command,
  err,
  type Json,
  ok,
  REFEREE,
  type Seat,
  type SeatEvent,
  type Timer,
  type Viewer,
} from '@mister-x/engine';
import type { Base64Url, CommandRequest, RefusalBody } from '@mister-x/engine/protocol';
import { toBase64Url } from '@mister-x/engine/trust';
import { Injectable, Logger } from '@nestjs/common';
import { type Client } from '../clients/clients.service.js';
import { type Statement, sqliteCode } from '../database/connection.js';
import { KeyRing } from '../keys/key-ring.js';
import { Outbox } from '../outbox/outbox.service.js';
import { type Answered, refuse } from '../requests/answer.js';
import { type LiveTable, LiveTables } from '../tables/live-tables.js';
import { TableNews } from '../tables/table-news.js';
import { TablesRepository } from '../tables/tables.repository.js';
import { digestOf } from './answers.js';
import { authorise } from './authority.js';
import { BrokenChain } from './broken-chain.js';
import { type Asked, type CommandAnswer, KeptAnswers } from './kept-answers.js';
import type { MatchActor, PreparedStep } from './match-actor.js';
import { MatchesRepository } from './matches.repository.js';
import { RefereeTimers } from './referee-timers.js';
import type { ViewerUpdate } from './viewer-updates.js';

/** A client's command, and through whose eyes it decided. */
type Sent = Asked & { readonly viewer: Viewer; readonly salts: readonly Base64Url[] };

export type SeatEntry = { readonly prepared: PreparedStep; readonly statement: Statement };

/** Commands that may wait for their turn at one table. */
const QUEUE_MAX = 64;
/** Refusals that say nothing of the command itself: it may be sent again under its id. */
const PASSING: readonly string[] = ['INTERNAL', 'SEALED'];
/** How long after a failed write the disk is looked at again. */
const RETRY_MS = 2_000;

/** The referee's loop: one command after another for each match. */
@Injectable()
export class MatchesService {
  private readonly logger = new Logger('Matches');
  private closing = false;

  constructor(
    private readonly tables: LiveTables,
    private readonly repository: MatchesRepository,
    private readonly tablesRepository: TablesRepository,
    private readonly timers: RefereeTimers,
    private readonly outbox: Outbox,
    private readonly news: TableNews,
    private readonly ring: KeyRing,
    private readonly kept: KeptAnswers,
  ) {}

  async command(client: Client, table: LiveTable, request: CommandRequest): Promise<CommandAnswer> {
    if (this.closing || table.queue.sizeBy({ priority: 0 }) >= QUEUE_MAX) return refuse('BUSY');
    return table.queue.add(() => this.serve(table, client, request));
  }

  /** The first view of a game that has just been started, and what the referee does first. */
  opened(table: LiveTable): void {
    const { match } = table;
    if (match === undefined) return;
    this.tell(table, match, match.present());
    this.wait(table);
  }

  /**
   * After a restart: the chain of every open match is checked, and where the key is there the
   * referee goes on waiting. A broken match is left as it is, and the others are not affected.
   */
  async resume(): Promise<void> {
    const playing = await this.tablesRepository.listPlaying().catch((error) => {
      this.failed('Finding the open games', error);
      return [];
    });
    for (const id of playing) {
      if (this.closing) return;
      try {
        const table = await this.tables.get(id);
        if (table !== undefined) this.wait(table);
      } catch (error) {
        if (error instanceof BrokenChain) this.logger.error(error.message);
        else this.failed(`Resuming table ${id}`, error);
      }
    }
  }

  /** The phones of the secret seats are back: everybody sees the match as it was left. */
  async awakened(table: LiveTable): Promise<void> {
    const { match } = table;
    if (match === undefined) return;
    this.news.table(table);
    this.tell(table, match, match.present());
    this.wait(table);
  }

  /**
   * The entry of a running match that a seat changes hands, to be written together with the
   * change; `null` where no match runs. In the table's queue, as is `seatChanged`.
   */
  seatEntry(table: LiveTable, { seat, what }: Omit<SeatEvent, 'kind'>): SeatEntry | null {
    const { match, record } = table;
    if (match === undefined || match.isOver) return null;
    const prepared = match.prepare(match.changeSeat(seat, what), []);
    const statement = this.repository.appending(record.id, prepared.row, prepared.shown);
    return { prepared, statement };
  }

  /** The entry is on the disk. */
  seatChanged(table: LiveTable, entry: SeatEntry | null): void {
    const { match } = table;
    if (entry === null || match === undefined) return;
    this.tell(table, match, match.apply(entry.prepared));
    this.wait(table);
  }

  /** The key of the match is gone with its phone: what is sealed stays so. In the table's queue. */
  async lose(table: LiveTable): Promise<void> {
    await this.tablesRepository.lose(table.record.id);
    table.record = { ...table.record, status: 'over', lost: true };
    this.ring.drop(table.record.id);
  }

  /** Lets what is queued finish; new commands are answered `BUSY`. */
  async close(): Promise<void> {
    this.closing = true;
    await this.tables.drain();
  }

  private async serve(
    table: LiveTable,
    client: Client,
    request: CommandRequest,
  ): Promise<CommandAnswer> {
    if (table.stale) return refuse('BUSY');
    const { seat, id, command, revision, salts = [] } = request;
    const authority = authorise(client, table.record, seat, command, table.game);
    if ('code' in authority) return refuse(authority.code);

    const asked = { seat, id, digest: digestOf([command as Json, salts]) };
    const earlier = this.kept.earlier(table, asked);
    if (earlier !== undefined) return earlier;
    const decided = this.check(table, authority.viewer, revision, command);
    const sent = { ...asked, viewer: authority.viewer, salts };
    const result = decided.ok ? await this.act(table, seat, decided.value, sent) : decided;
    if (result.ok || PASSING.includes(result.error.code)) return result;
    try {
      await this.kept.refused(table, asked, result.error);
      return result;
    } catch (error) {
      return this.unsaved(table, error);
    }
  }

  /** Steps 1 and 2 of CM-5, then the shape of the game's own action. */
  private check(
    { match, record }: LiveTable,
    viewer: Viewer,
    revision: number,
    command: Command<Json>,
  ): Answered<Command<Json>> {
    if (record.lost) return refuse('GAME_OVER');
    if (match === undefined) return refuse(record.genesis ? 'SEALED' : 'GAME_NOT_STARTED');
    if (match.isOver) return refuse('GAME_OVER');
    if (match.revision(viewer) !== revision) return refuse('STALE_STATE');
    return ok(command);
  }

  private async act(
    table: LiveTable,
    seat: Seat,
    command: Command<Json>,
    sent: Sent | null,
  ): Promise<CommandAnswer> {
    const { match } = table;
    if (match === undefined) return refuse('GAME_NOT_STARTED');
    const decided = match.decide(seat, command);
    if (!decided.ok) return err(decided.error as RefusalBody);
    const prepared = match.prepare(decided.value, sent?.salts ?? []);
    return this.write(table, match, prepared, sent);
  }

  /** On the disk first, then in force and told. */
  private async write(
    table: LiveTable,
    match: MatchActor,
    prepared: PreparedStep,
    sent: Sent | null,
  ): Promise<CommandAnswer> {
    const { id } = table.record;
    const viewer = sent?.viewer ?? REFEREE;
    const revision =
      sent === null ? 0 : (prepared.updateOf(viewer)?.revision ?? match.revision(viewer));
    try {
      const { row } = prepared;
      const kept = sent === null ? null : this.kept.acceptedOf(id, match, row, sent, revision);
      // With its end nothing of the match is secret any more: no key, no end.
      const end = prepared.isLast
        ? this.tablesRepository.finishing(id, toBase64Url(match.key))
        : null;
      await this.repository.append(id, { ...row, answer: kept }, prepared.shown, end);
    } catch (error) {
      return this.unsaved(table, error);
    }
    if (sent !== null) table.answers.accepted(sent.seat, sent.id, sent.digest, revision);
    const send = (updates: readonly ViewerUpdate[]) => this.tell(table, match, updates);
    send(match.applyOpenly(prepared, viewer, send));
    this.wait(table);
    if (match.isOver) {
      match.settle();
      this.finish(table, match);
    } else {
      // After the answer, which leaves in this turn of the event loop.
      setImmediate(() => this.settle(table, match));
    }
    return ok({ revision });
  }

  private settle({ record }: LiveTable, match: MatchActor): void {
    try {
      match.settle();
    } catch (error) {
      this.failed(`Telling the secret seats of table ${record.id}`, error);
    }
  }

  /** Nothing has happened as far as anybody knows; the disk is asked again what did. */
  unsaved(table: LiveTable, error: unknown): ReturnType<typeof refuse> {
    const { id } = table.record;
    const msg = `Table ${id} could not be saved: ${reasonOf(error)}. It goes on from the last save.`;
    this.logger.error({ msg, err: error });
    this.tables.forget(id);
    this.timers.forget(id);
    setTimeout(() => void this.recover(table), RETRY_MS).unref();
    return refuse('INTERNAL');
  }

  /** Goes on from what is on the disk, and shows it to whom it is news. */
  private async recover({ record, match: lost }: LiveTable): Promise<void> {
    if (this.closing) return;
    try {
      const table = await this.tables.get(record.id);
      if (this.closing || table === undefined) return;
      const { match } = table;
      if (table.record.status === 'over') this.news.over(table);
      else this.news.table(table);
      if (match === undefined) return;
      const news = match
        .present()
        .filter(({ viewer, revision }) => revision !== lost?.revision(viewer));
      this.tell(table, match, news);
      this.wait(table);
    } catch (error) {
      this.failed(`Recovering table ${record.id}`, error);
    }
  }

  /** The last entry and the key of the match are on the disk. */
  private finish(table: LiveTable, match: MatchActor): void {
    table.record = { ...table.record, status: 'over', matchKey: toBase64Url(match.key) };
    this.ring.drop(table.record.id);
    this.news.over(table);
  }

  /** For what nobody asked for and nobody is answered. */
  private failed(what: string, error: unknown): void {
    if (this.closing) return;
    this.logger.error({ msg: `${what} failed, because of an unexpected error.`, err: error });
  }

  private tell(
    { record: { id } }: LiveTable,
    match: MatchActor,
    updates: readonly ViewerUpdate[],
  ): void {
    this.outbox.updates(id, updates, this.timers.shown(id, match.timers()));
  }

  private wait(table: LiveTable): void {
    const { match, record } = table;
    if (match === undefined || table.stale) return;
    this.timers.sync(record.id, match.timers(), (timer) => {
      table.queue
        .add(() => this.runOut(table, timer), { priority: 1 })
        .catch((error) => this.failed(`The timer ${timer.id} of table ${record.id}`, error));
    });
  }

  private async runOut(table: LiveTable, timer: Timer<Command<Json>>): Promise<void> {
    const { match, record } = table;
    if (table.stale || match === undefined) return;
    if (!match.timers().some(({ id }) => id === timer.id)) return;
    const result = await this.act(table, REFEREE, timer.action, null);
    if (!result.ok) {
      const { code } = result.error;
      this.logger.warn(
        `The timer ${timer.id} of table ${record.id} ran out, but its action was refused (${code}).`,
      );
    }
  }
}

/** The database says nothing of what was to be written; other errors may. */
function reasonOf(error: unknown): string {
  const known = error instanceof Error && sqliteCode(error).startsWith('SQLITE_');
  return known ? error.message : 'an unexpected error';
}
