import {
  type Command,
  err,
  type Json,
  ok,
  REFEREE,
  type Registry,
  type Seat,
  type Timer,
  type Viewer,
} from '@mister-x/engine';
import type { CommandRequest, RefusalBody, Requests, TableId } from '@mister-x/engine/protocol';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { type Device } from '../devices/devices.service.js';
import { Outbox } from '../outbox/outbox.service.js';
import { type Answered, answered, refuse } from '../requests/answer.js';
import { type LiveTable, LiveTables } from '../tables/live-tables.js';
import { TableNews } from '../tables/table-news.js';
import { TablesRepository } from '../tables/tables.repository.js';
import { REGISTRY } from '../tokens.js';
import { digestOf } from './answers.js';
import { authorise } from './authority.js';
import { awaitsReferee, noticesOf } from './match-actor.js';
import { MatchesRepository } from './matches.repository.js';
import { RefereeTimers } from './referee-timers.js';

type CommandAnswer = Answered<{ readonly revision: number }>;

/** Commands that may wait for their turn at one table. */
const QUEUE_MAX = 64;
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
    @Inject(REGISTRY) private readonly registry: Registry,
  ) {}

  async command(device: Device, request: CommandRequest): Promise<CommandAnswer> {
    const table = await this.tables.get(request.table);
    if (table === undefined) return refuse('TABLE_UNKNOWN');
    if (this.closing || table.queue.size >= QUEUE_MAX) return refuse('BUSY');
    return table.queue.add(() => this.serve(table, device, request));
  }

  /** Everything the device's viewer was told so far; his own log, not the match's. */
  async history(
    device: Device,
    { table: id }: Requests['history']['ask'],
  ): Promise<Answered<Requests['history']['reply']>> {
    const table = await this.tables.get(id);
    if (table === undefined) return refuse('TABLE_UNKNOWN');
    return table.queue.add(async () => {
      const viewer = device.watching.get(id);
      if (viewer === undefined) return refuse('FORBIDDEN');
      const { setup } = table.record;
      if (setup === null) return ok({ notices: [] });
      const log = await this.repository.readLog(id);
      return ok({ notices: noticesOf(table.game, setup, log, viewer) });
    });
  }

  /** The first view of a game that has just been started, and what the referee does first. */
  opened(table: LiveTable): void {
    const { match, record } = table;
    if (match === undefined) return;
    this.outbox.updates(record.id, match.present());
    this.wait(table);
  }

  /** After a restart: every match in which the referee waits for something goes on waiting. */
  async resume(): Promise<void> {
    const playing = await this.tablesRepository.listPlaying().catch((error) => {
      this.failed('listing the open matches', error);
      return [];
    });
    for (const id of playing) {
      if (this.closing) return;
      try {
        if (await this.isAwaited(id)) {
          const table = await this.tables.get(id);
          if (table !== undefined) this.wait(table);
        }
      } catch (error) {
        this.failed(`resuming table ${id}`, error);
      }
    }
  }

  /** Lets what is queued finish; new commands are answered `BUSY`. */
  async close(): Promise<void> {
    this.closing = true;
    await this.tables.drain();
  }

  private async isAwaited(id: TableId): Promise<boolean> {
    const record = await this.tablesRepository.find(id);
    const game = this.registry.get(record?.game ?? '');
    if (record === undefined || record.setup === null || game === undefined) return false;
    return awaitsReferee(game, record.setup, await this.repository.readLog(id));
  }

  private async serve(
    table: LiveTable,
    device: Device,
    request: CommandRequest,
  ): Promise<CommandAnswer> {
    if (table.stale) return refuse('BUSY');
    const { seat, id, command, revision } = request;
    const authority = authorise(device, table.record, seat, command);
    if ('code' in authority) return refuse(authority.code);

    const digest = digestOf(command);
    const earlier = table.answers.find(seat, id);
    if (earlier !== undefined) {
      return earlier.digest === digest ? answered(earlier.answer) : refuse('DUPLICATE_COMMAND');
    }
    const decided = this.check(table, authority.viewer, revision, command);
    const mark = { id, digest, viewer: authority.viewer };
    const result = decided.ok ? await this.act(table, seat, decided.value, mark) : decided;
    if (result.ok || result.error.code === 'INTERNAL') return result;
    return this.keepRefusal(table, seat, id, digest, result.error);
  }

  /** Steps 1 and 2 of CM-5, then the shape of the game's own action. */
  private check(
    { match }: LiveTable,
    viewer: Viewer,
    revision: number,
    command: Command<Json>,
  ): Answered<Command<Json>> {
    if (match === undefined) return refuse('GAME_NOT_STARTED');
    if (match.isOver) return refuse('GAME_OVER');
    if (match.revision(viewer) !== revision) return refuse('STALE_STATE');
    const parsed = match.parse(command);
    return parsed.ok ? parsed : err(parsed.error as RefusalBody);
  }

  private async act(
    table: LiveTable,
    seat: Seat,
    command: Command<Json>,
    mark: { readonly id: string; readonly digest: string; readonly viewer: Viewer } | null,
  ): Promise<CommandAnswer> {
    const { match, record } = table;
    if (match === undefined) return refuse('GAME_NOT_STARTED');
    const decided = match.decide(seat, command);
    if (!decided.ok) return err(decided.error as RefusalBody);

    const prepared = match.prepare(decided.value);
    const viewer = mark?.viewer ?? REFEREE;
    const revision =
      prepared.updates.find((update) => update.viewer === viewer)?.revision ??
      match.revision(viewer);
    try {
      await this.repository.append(record.id, {
        sequence: prepared.sequence,
        seat,
        batch: decided.value,
        command: mark === null ? null : { id: mark.id, digest: mark.digest, revision },
      });
    } catch (error) {
      return this.unsaved(table, error);
    }
    if (mark !== null) table.answers.accepted(seat, mark.id, mark.digest, revision);
    this.outbox.updates(record.id, match.apply(prepared));
    this.wait(table);
    if (match.isOver) await this.finish(table);
    return ok({ revision });
  }

  private async keepRefusal(
    table: LiveTable,
    seat: Seat,
    id: string,
    digest: string,
    refusal: RefusalBody,
  ): Promise<CommandAnswer> {
    try {
      await this.repository.keepRefusal(table.record.id, { seat, id, digest, refusal });
      const dropped = table.answers.refuse(seat, id, digest, refusal);
      if (dropped !== undefined) {
        await this.repository.dropRefusal(table.record.id, seat, dropped);
      }
      return err(refusal);
    } catch (error) {
      return this.unsaved(table, error);
    }
  }

  /** Nothing has happened as far as anybody knows; the disk is asked again what did. */
  private unsaved(table: LiveTable, error: unknown): CommandAnswer {
    const { id } = table.record;
    const reason = error instanceof Error ? error.message : String(error);
    this.logger.error(`table ${id} could not be written: ${reason}`);
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
      const match = table?.match;
      if (this.closing || table === undefined || match === undefined) return;
      const news = match
        .present()
        .filter(({ viewer, revision }) => revision !== lost?.revision(viewer));
      this.outbox.updates(record.id, news);
      this.wait(table);
    } catch (error) {
      this.failed(`recovering table ${record.id}`, error);
    }
  }

  private async finish(table: LiveTable): Promise<void> {
    table.record = { ...table.record, status: 'over' };
    this.news.table(table);
    // The log says it already; the column only spares folding it for a list.
    await this.tablesRepository.finish(table.record.id).catch((error: Error) => {
      this.logger.warn(`the end of table ${table.record.id} was not noted: ${error.message}`);
    });
  }

  /** For what nobody asked for and nobody is answered. */
  private failed(what: string, error: unknown): void {
    if (this.closing) return;
    this.logger.error(`${what} failed`, error instanceof Error ? error.stack : undefined);
  }

  private wait(table: LiveTable): void {
    const { match, record } = table;
    if (match === undefined || table.stale) return;
    this.timers.sync(record.id, match.timers(), (timer) => {
      table.queue
        .add(() => this.runOut(table, timer), { priority: 1 })
        .catch((error) => this.failed(`timer ${timer.id} of table ${record.id}`, error));
    });
  }

  private async runOut(table: LiveTable, timer: Timer<Command<Json>>): Promise<void> {
    const { match, record } = table;
    if (table.stale || match === undefined) return;
    if (!match.timers().some(({ id }) => id === timer.id)) return;
    const result = await this.act(table, REFEREE, timer.action, null);
    if (!result.ok) {
      this.logger.warn(`timer ${timer.id} of table ${record.id} came to ${result.error.code}`);
    }
  }
}
