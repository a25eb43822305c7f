import { type HostedGame, type Registry } from '@mister-x/engine';
import type { TableId } from '@mister-x/engine/protocol';
import { type Ledger, toBase64Url } from '@mister-x/engine/trust';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import PQueue from 'p-queue';
import { KeyRing } from '../keys/key-ring.js';
import { Answers, type RefusedAnswer } from '../matches/answers.js';
import { awaken, type Dormant, findKey, openSecrets, publicLogs } from '../matches/awake.js';
import { checkedLedger } from '../matches/ledger-rows.js';
import type { MatchActor } from '../matches/match-actor.js';
import {
  type AcceptedAnswer,
  type LogRow,
  MatchesRepository,
} from '../matches/matches.repository.js';
import { answerPlace, openAnswer, refusalPlace } from '../matches/sealed-answers.js';
import { REGISTRY } from '../tokens.js';
import { isClaimed, type TableRecord } from './table.js';
import { TablesRepository } from './tables.repository.js';

/** A table in memory. Whatever changes it runs in its queue, one thing after another. */
export type LiveTable = {
  record: TableRecord;
  readonly game: HostedGame;
  /** `undefined` until the game is started, and while its key is not there. */
  match: MatchActor | undefined;
  /** The public side of a match whose key is not there. */
  dormant: Dormant | undefined;
  readonly answers: Answers;
  readonly queue: PQueue;
  lastUsed: number;
  /** Superseded by what is on the disk; work still queued here must not be done. */
  stale: boolean;
};

/** Tables nobody used for so long leave the memory, in milliseconds. */
const IDLE_AFTER = 5 * 60_000;
const SWEEP_EVERY = 60_000;

/** Loads tables by folding their logs, and lets them go again. */
@Injectable()
export class LiveTables implements OnModuleDestroy {
  private readonly tables = new Map<TableId, Promise<LiveTable | undefined>>();
  private readonly loaded = new Map<TableId, LiveTable>();
  private readonly sweeper = setInterval(() => this.sweep(Date.now()), SWEEP_EVERY).unref();

  constructor(
    private readonly repository: TablesRepository,
    private readonly matches: MatchesRepository,
    private readonly ring: KeyRing,
    @Inject(REGISTRY) private readonly registry: Registry,
  ) {}

  get count(): number {
    return this.loaded.size;
  }

  /**
   * Use the table before anything else is awaited, or queue the work: it stays in memory only
   * while it was used lately. Rejects where the stored match cannot be folded any more.
   */
  async get(id: TableId): Promise<LiveTable | undefined> {
    let loading = this.tables.get(id);
    if (loading === undefined) {
      loading = this.load(id);
      this.tables.set(id, loading);
      loading.then(
        (table) => {
          if (table === undefined) this.tables.delete(id);
          else this.loaded.set(id, table);
        },
        () => this.tables.delete(id),
      );
    }
    const table = await loading;
    if (table !== undefined) table.lastUsed = Date.now();
    return table;
  }

  /** Whether it is in memory, or about to be. */
  holds(id: TableId): boolean {
    return this.tables.has(id);
  }

  /** After a failed write: what is on the disk is the truth, and is read again when asked for. */
  forget(id: TableId): void {
    const table = this.loaded.get(id);
    if (table !== undefined) table.stale = true;
    this.tables.delete(id);
    this.loaded.delete(id);
  }

  /** Drops what is idle and waits for nothing. */
  sweep(now: number): void {
    for (const [id, table] of this.loaded) {
      const busy = table.queue.size > 0 || table.queue.pending > 0;
      const waits = table.match !== undefined && table.match.timers().length > 0;
      if (!busy && !waits && now - table.lastUsed >= IDLE_AFTER) this.forget(id);
    }
  }

  /** Resolves when every table's queue is empty. */
  async drain(): Promise<void> {
    await Promise.all([...this.loaded.values()].map(({ queue }) => queue.onIdle()));
  }

  onModuleDestroy(): void {
    clearInterval(this.sweeper);
  }

  /**
   * Whether the table's match could be opened with what the phones have given by now. In its queue.
   * Throws where its log is not what was written.
   */
  async awaken(table: LiveTable): Promise<boolean> {
    const { record, game } = table;
    if (table.match !== undefined || record.genesis === null) return false;
    const key = findKey(record, this.ring);
    const secrets = key && openSecrets(record, record.genesis, key);
    if (secrets === undefined) return false;
    const rows = await this.matches.readLog(record.id);
    const match = awaken(record, game, record.genesis, secrets, rows);
    await this.recall(table, rows, match.key);
    table.match = match;
    table.dormant = undefined;
    await this.noteEnd(table);
    return true;
  }

  private async load(id: TableId): Promise<LiveTable | undefined> {
    const record = await this.repository.find(id);
    if (record === undefined) return undefined;
    const game = this.registry.get(record.game);
    if (game === undefined || !Object.hasOwn(game.conventions, record.gameVersion)) {
      throw new Error(`no version ${record.gameVersion} of the game ${record.game} here`);
    }
    const table: LiveTable = {
      record,
      game,
      match: undefined,
      dormant: undefined,
      answers: new Answers(),
      queue: new PQueue({ concurrency: 1 }),
      lastUsed: Date.now(),
      stale: false,
    };
    const { genesis } = record;
    if (genesis === null || (await this.awaken(table))) return table;
    if (record.status === 'playing' && isKeyLost(record)) {
      await this.repository.lose(id);
      table.record = { ...record, status: 'over', lost: true };
    }
    const rows = await this.matches.readLog(id);
    table.dormant = {
      ledger: checkedLedger(genesis, rows),
      shown: await this.matches.readShown(id, rows.length),
      logs: publicLogs(game, rows),
    };
    await this.recall(table, rows, null);
    return table;
  }

  /** Answers to earlier commands (CM-6), as far as the key opens them. */
  private async recall(
    { record, answers }: LiveTable,
    rows: readonly LogRow[],
    key: Uint8Array | null,
  ): Promise<void> {
    for (const { seat, id, answer } of await this.matches.readRefusals(record.id)) {
      const read = openAnswer(key, refusalPlace(record.id, seat, id), answer);
      if (read === undefined) continue;
      const { digest, refusal } = read as Pick<RefusedAnswer, 'digest' | 'refusal'>;
      answers.refuse(seat, id, digest, refusal);
    }
    for (const { sequence, answer } of rows) {
      if (answer === null) continue;
      const read = openAnswer(key, answerPlace(record.id, sequence), answer);
      if (read === undefined) continue;
      const { seat, id, digest, revision } = read as AcceptedAnswer;
      answers.accepted(seat, id, digest, revision);
    }
  }

  /** An end that was written and not put in force, or by an earlier version not noted. */
  private async noteEnd(table: LiveTable): Promise<void> {
    const { record, match } = table;
    if (match?.isOver !== true) return;
    if (record.status !== 'over') {
      const matchKey = toBase64Url(match.key);
      await this.repository.finish(record.id, matchKey);
      table.record = { ...record, status: 'over', matchKey };
    }
    this.ring.drop(record.id);
  }
}

/** The ledger of a started match, whether its key is there or not. */
export function ledgerOf({ match, dormant }: LiveTable): Ledger | undefined {
  return match?.ledger ?? dormant?.ledger;
}

/** A seat was reopened, and the server stopped before anybody else had its share. */
function isKeyLost({ seal, seats }: TableRecord): boolean {
  return seal === 'phones' && seats.some((seat) => seat.secret && !isClaimed(seat));
}
