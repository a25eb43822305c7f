import {
  type Command,
  err,
  type Json,
  ok,
  observationOf,
  REFEREE,
  rngFor,
  type Seat,
  type Timer,
  type Viewer,
} from '@mister-x/engine';
import type { Base64Url, CommandRequest } from '@mister-x/engine/protocol';
import { toBase64Url } from '@mister-x/engine/trust';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { type Client, ClientsService } from '../socket/clients/clients.service.js';
import { canComputerPlay } from '../computers/computer-pool.js';
import { BrokenChain } from '../database/broken-chain.js';
import { KeyRing } from './keys/key-ring.js';
import { newSeed } from '../runtime/random.js';
import { Lifetime } from '../runtime/lifetime.js';
import { answerPlace, type CommandAnswer, digestOfContent, keepRefusal, sealAnswer } from './matches/answers.js';
import type { MatchActor, PreparedStep } from './matches/match-actor.js';
import { type AcceptedAnswer, type CommandKey, MatchesRepository } from './matches/matches.repository.js';
import { type RequestResult, refuse } from '../socket/requests/answer.js';
import { RUN_AFTER, type RunAfter } from '../runtime/tokens.js';
import { LiveTables } from './live-tables.js';
import { authorise, authoriseHost } from './permissions.js';
import { isTransient, TableRecovery } from './recovery.js';
import type { TableActor, TableReferee } from './table-actor.js';
import { TableBroadcast } from './table-broadcast.js';
import type { TableReadings, TableTransaction } from './table-state.js';
import { TablesRepository } from './tables.repository.js';

/** A client's command, and through whose eyes it decided. */
type CommandEnvelope = CommandKey & {
  readonly viewer: Viewer;
  readonly salts: readonly Base64Url[];
};

/** Commands that may wait for their turn at one table. */
const COMMANDS_QUEUED_MAX = 64;
/** After how long the open games are looked for again where they could not be found, in milliseconds. */
const RETRY_MS = 10_000;

/** The referee's loop: one command after another for each match, a phone's, a kiosk's or his own. */
@Injectable()
export class CommandsService implements TableReferee {
  private readonly logger = new Logger('Commands');

  constructor(
    private readonly tables: LiveTables,
    private readonly clients: ClientsService,
    private readonly repository: MatchesRepository,
    private readonly tablesRepository: TablesRepository,
    private readonly recovery: TableRecovery,
    private readonly tableBroadcast: TableBroadcast,
    private readonly ring: KeyRing,
    private readonly lifetime: Lifetime,
    @Inject(RUN_AFTER) private readonly after: RunAfter,
  ) {
    tables.setReferee(this);
  }

  async command(client: Client, table: TableActor, request: CommandRequest): Promise<CommandAnswer> {
    if (table.queued >= COMMANDS_QUEUED_MAX) return refuse('BUSY');
    return table.work(async (tx) => {
      const { seat, id, command, revision, salts = [] } = request;
      const permission = authorise(client, tx.record, seat, command, table.game);
      if ('code' in permission) return refuse(permission.code);

      const key = { seat, id, digest: digestOfContent([command, salts]) };
      const earlier = tx.answers.earlier(key);
      if (earlier !== undefined) return earlier;
      const { viewer } = permission;
      const ready = this.check(tx, viewer, revision);
      const result = ready.ok ? await this.act(tx, ready.value, seat, command, { ...key, viewer, salts }) : ready;
      if (result.ok || isTransient(result.error.code)) return result;
      try {
        await keepRefusal(tx, key, result.error, this.repository);
        return result;
      } catch (error) {
        return this.recovery.unsaved(table, error);
      }
    });
  }

  /**
   * After a restart: the chain of every open match is checked, and where the key is there the
   * referee goes on waiting. What nobody waits for leaves the memory again. A broken match is left as it is, and the others are not affected.
   *
   * @returns how many matches were looked at
   */
  async resume(): Promise<number> {
    const playing = await this.tablesRepository.listPlaying().catch((error) => {
      this.failed('Finding the open games', error);
      this.after(RETRY_MS, () => this.resume());
      return [];
    });
    for (const [checked, id] of playing.entries()) {
      if (this.lifetime.isOver) return checked;
      try {
        await this.tables.look(id);
      } catch (error) {
        if (error instanceof BrokenChain) this.logger.error(error.message);
        else {
          this.failed(`Resuming table ${id}`, error);
          this.recovery.readLater({ id, match: undefined });
        }
      }
    }
    return playing.length;
  }

  /** Lets what is queued finish. */
  async close(): Promise<void> {
    await this.tables.drain();
    await this.repository.writeViews().catch((error) => this.unwritten(error));
  }

  /** Steps 1 and 2 of CM-5. */
  private check({ match, record }: TableTransaction, viewer: Viewer, revision: number): RequestResult<MatchActor> {
    if (record.status === 'over') return refuse('GAME_OVER');
    if (match === undefined) return refuse(record.genesis ? 'SEALED' : 'GAME_NOT_STARTED');
    return match.revision(viewer) === revision ? ok(match) : refuse('STALE_STATE');
  }

  /** @param sent `null` for what the referee does by himself */
  private async act(
    tx: TableTransaction,
    match: MatchActor,
    seat: Seat,
    command: Command<Json>,
    sent: CommandEnvelope | null,
  ): Promise<CommandAnswer> {
    const decided = match.run.step(seat, command);
    if (!decided.ok) return err(decided.error);
    if (sent !== null && seat === REFEREE) {
      const seats = match.run.standsInFor(command);
      const may = authoriseHost(tx.table, seats, this.clients);
      if (!may.ok) return err(may.error);
      if (may.value === 'announced') return this.announce(tx, seats, command, sent.viewer);
    }
    const { options } = decided.value.after;
    if (options !== match.run.options && !(await haveComputers(tx, options))) {
      return refuse('NO_COMPUTER');
    }
    const prepared = match.prepare(decided.value, sent?.salts ?? []);
    return this.write(tx, match, prepared, sent);
  }

  /** By correspondence a seat may object before the host answers for it, or answer itself. */
  private announce(
    tx: TableTransaction,
    seats: readonly Seat[],
    command: Command<Json>,
    viewer: Viewer,
  ): CommandAnswer {
    const [seat, ...others] = seats;
    if (seat === undefined || others.length > 0) throw new Error('one seat is announced at a time');
    const { table, announcements } = tx;
    const { intent } = announcements;
    // The same may be sent twice, where its answer was lost.
    const isAnnounced = intent?.what === 'answer' && intent.seat === seat;
    if (!isAnnounced) {
      const then = () => this.answer(table, command);
      if (!announcements.announce({ what: 'answer', seat, command }, then)) return refuse('BUSY');
      this.tableBroadcast.seat(table, seat, 'answering');
    }
    return ok({ revision: tx.match?.revision(viewer) ?? 0 });
  }

  /** Nobody has objected. */
  private async answer({ id }: TableReadings, command: Command<Json>): Promise<void> {
    await this.recovery.insist(`An answer for a seat of table ${id}`, async () => {
      const table = await this.tables.get(id);
      if (table === undefined) return ok(null);
      return table.runFirst(async (tx) => {
        const { match, record } = tx;
        // What it was to answer may be answered by now.
        if (match === undefined || record.status === 'over') return ok(null);
        const result = await this.act(tx, match, REFEREE, command, null);
        this.tableBroadcast.table(table);
        return result;
      });
    });
  }

  /** What was announced is off once it could not be done any more: its seat has answered. */
  private review(tx: TableTransaction): void {
    const { announcements, match } = tx;
    const { intent } = announcements;
    if (intent?.what !== 'answer' || match?.run.step(REFEREE, intent.command).ok === true) return;
    announcements.callOff(intent.seat);
    this.tableBroadcast.table(tx.table);
  }

  /** On the disk first, then in force and told. */
  private async write(
    tx: TableTransaction,
    match: MatchActor,
    prepared: PreparedStep,
    sent: CommandEnvelope | null,
  ): Promise<CommandAnswer> {
    const { id } = tx.record;
    const viewer = sent?.viewer ?? REFEREE;
    const revision = sent === null ? 0 : (prepared.updateOf(viewer)?.revision ?? match.revision(viewer));
    try {
      const { row } = prepared;
      let answer: string | null = null;
      if (sent !== null) {
        const { seat, digest } = sent;
        const accepted: AcceptedAnswer = { seat, id: sent.id, digest, revision };
        answer = sealAnswer(match.keyFor(seat), answerPlace(id, row.sequence), accepted);
      }
      // With its end nothing of the match is secret any more: no key, no end.
      const end = prepared.isLast ? this.tablesRepository.finishing(id, toBase64Url(match.key)) : null;
      await this.repository.append(id, { ...row, answer }, prepared.shown, end);
    } catch (error) {
      return this.recovery.unsaved(tx.table, error);
    }
    this.tableBroadcast.saved(tx.table);
    if (sent !== null) tx.answers.accepted(sent, revision);
    const tell = this.tableBroadcast.teller(tx.table);
    if (prepared.isLast) {
      tell(match.apply(prepared));
      this.finish(tx, match);
    } else {
      match.applyOpenly(prepared, viewer, tell);
      this.review(tx);
    }
    return ok({ revision });
  }

  /** The last entry and the key of the match are on the disk. */
  private finish(tx: TableTransaction, match: MatchActor): void {
    tx.change({ matchKey: toBase64Url(match.key) });
    this.ring.drop(tx.record.id);
    this.tableBroadcast.over(tx.table);
  }

  async runOut(table: TableActor, timer: Timer<Command<Json>>): Promise<boolean> {
    try {
      const ran = await table.runFirst(async (tx) => {
        const { match } = tx;
        // As it is announced now: after a take-back, say, its action may be another one.
        const waited = match?.run.timers.find(({ id }) => id === timer.id);
        if (match === undefined || waited === undefined) return ok(null);
        const result = await this.act(tx, match, REFEREE, waited.action, null);
        if (result.ok) return ok(null);
        this.logger.warn(
          `The timer ${timer.id} of table ${table.id} ran out, but its action was refused (${result.error.code}).`,
        );
        return result;
      });
      return ran.ok;
    } catch (error) {
      this.failed(`The timer ${timer.id} of table ${table.id}`, error);
      return false;
    }
  }

  /** A computer moves as it chose; where the rules forbid that, by chance, or nobody could go on. */
  async played(table: TableActor, seat: Seat, command: Command<Json>, sequence: number): Promise<void> {
    try {
      await table.work(async (tx) => {
        const { match, record } = tx;
        const isPast = record.status === 'over' || match?.nextSequence !== sequence;
        if (match === undefined || isPast) return ok(null);
        const result = await this.act(tx, match, seat, command, null);
        if (result.ok || isTransient(result.error.code)) return result;
        // Its code would say something of what the seat knows.
        this.logger.warn(`A move of a computer at table ${table.id} was refused.`);
        const other = observationOf(match.run, seat).sample(rngFor(newSeed(), 0));
        return other === undefined ? result : this.act(tx, match, seat, other, null);
      });
    } catch (error) {
      this.failed(`A move of a computer at table ${table.id}`, error);
    }
  }

  private unwritten(error: unknown): void {
    const msg = 'Some tables show an earlier moment after the restart, until the phones are back.';
    this.logger.warn({ msg, err: error });
  }

  /** For what nobody asked for and nobody is answered. */
  private failed(what: string, error: unknown): void {
    this.logger.error({ msg: `${what} failed because of an unexpected error.`, err: error });
  }
}

/** Whether the computers that sit at the table play by these options as well. */
async function haveComputers({ record }: TableTransaction, options: Json): Promise<boolean> {
  for (const { seat, computer } of record.seats) {
    if (computer === null) continue;
    if (!(await canComputerPlay(record.game, options, seat, computer))) return false;
  }
  return true;
}
