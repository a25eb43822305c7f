import { type HostedGame, type Registry, seeded, TABLE, unwrap } from '@mister-x/engine';
import type { TableId } from '@mister-x/engine/protocol';
import { type Genesis, toBase64Url } from '@mister-x/engine/trust';
import { Inject, Injectable } from '@nestjs/common';
import { KeyRing } from '../keys/key-ring.js';
import { Answers, type RefusedAnswer } from '../matches/answers.js';
import { checkedLedger } from '../matches/ledger-rows.js';
import { MatchActor } from '../matches/match-actor.js';
import {
  type AcceptedAnswer,
  type LogRow,
  MatchesRepository,
} from '../matches/matches.repository.js';
import { answerPlace, openAnswer, refusalPlace } from '../matches/sealed-answers.js';
import { ViewerLogs } from '../matches/viewer-logs.js';
import { REGISTRY } from '../tokens.js';
import { findKey, openSecrets } from './match-key.js';
import { computerSeats, isClaimed, type TableRecord, viewersOf } from './table.js';
import type { TableHold } from './table-hold.js';
import type { TableState } from './table-state.js';
import { TablesRepository } from './tables.repository.js';

type Opened = TableState & { readonly game: HostedGame };

/** Reads tables from the disk and folds their logs, as far as their keys are there. */
@Injectable()
export class Opening {
  constructor(
    private readonly repository: TablesRepository,
    private readonly matches: MatchesRepository,
    private readonly ring: KeyRing,
    @Inject(REGISTRY) private readonly registry: Registry,
  ) {}

  /** Throws where the stored match cannot be folded any more, `BrokenChain` where it was changed. */
  async open(id: TableId): Promise<Opened | undefined> {
    const record = await this.repository.find(id);
    if (record === undefined) return undefined;
    const game = this.registry.get(record.game);
    if (game === undefined || !Object.hasOwn(game.conventions, record.gameVersion)) {
      throw new Error(`no version ${record.gameVersion} of the game ${record.game} here`);
    }
    const answers = new Answers();
    const { genesis } = record;
    if (genesis === null) return { game, record, match: undefined, dormant: undefined, answers };
    const rows = await this.matches.readLog(id);
    const match = this.fold(record, game, genesis, rows);
    await this.recall(record, answers, rows, match?.key ?? null);
    if (match !== undefined) {
      const now = { ...record, ...(await this.noteEnd(record, match)) };
      return { game, record: now, match, dormant: undefined, answers };
    }
    const dormant = {
      ledger: checkedLedger(genesis, rows),
      shown: await this.matches.readShown(id, rows.length),
      logs: publicLogs(game, rows),
    };
    const now = { ...record, ...(await this.noteLoss(record)) };
    return { game, record: now, match, dormant, answers };
  }

  /** Whether the match could be opened with what the phones have given by now. */
  async awaken(hold: TableHold): Promise<boolean> {
    const { record, match, table } = hold;
    const { genesis } = record;
    if (match !== undefined || genesis === null || findKey(record, this.ring) === undefined) {
      return false;
    }
    const rows = await this.matches.readLog(record.id);
    const awake = this.fold(record, table.game, genesis, rows);
    if (awake === undefined) return false;
    await this.recall(record, hold, rows, awake.key);
    hold.enter(awake);
    hold.change(await this.noteEnd(record, awake));
    return true;
  }

  /** `undefined` while its key is not there. */
  private fold(
    record: TableRecord,
    game: HostedGame,
    genesis: Genesis,
    rows: readonly LogRow[],
  ): MatchActor | undefined {
    const key = findKey(record, this.ring);
    const secrets = key && openSecrets(record, genesis, key);
    if (secrets === undefined) return undefined;
    const begun = unwrap(game.begin(genesis.options, seeded(secrets.seed), genesis.gameVersion));
    const match = new MatchActor(
      game,
      begun,
      genesis,
      secrets,
      viewersOf(record),
      computerSeats(record),
    );
    match.replay(rows);
    return match;
  }

  /** A match under way folded anew from its log: whoever has to hear of it hears all of it. */
  async again(hold: TableHold): Promise<void> {
    const { record, table } = hold;
    const { id, genesis } = record;
    if (genesis === null) return;
    const match = this.fold(record, table.game, genesis, await this.matches.readLog(id));
    if (match !== undefined) hold.enter(match);
  }

  /** Answers to earlier commands (CM-6), as far as the key opens them. */
  private async recall(
    record: TableRecord,
    answers: Pick<Answers, 'accepted' | 'refused'>,
    rows: readonly LogRow[],
    key: Uint8Array | null,
  ): Promise<void> {
    for (const { seat, id, answer } of await this.matches.readRefusals(record.id)) {
      const read = openAnswer(key, refusalPlace(record.id, seat, id), answer);
      if (read === undefined) continue;
      const { digest, refusal } = read as Pick<RefusedAnswer, 'digest' | 'refusal'>;
      answers.refused(seat, id, digest, refusal);
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
  private async noteEnd(record: TableRecord, match: MatchActor): Promise<Partial<TableRecord>> {
    if (!match.isOver) return {};
    this.ring.drop(record.id);
    if (record.status === 'over') return {};
    const matchKey = toBase64Url(match.key);
    await this.repository.finish(record.id, matchKey);
    return { status: 'over', matchKey };
  }

  private async noteLoss(record: TableRecord): Promise<Partial<TableRecord>> {
    if (record.status !== 'playing' || !isKeyLost(record)) return {};
    await this.repository.lose(record.id);
    return { status: 'over', lost: true };
  }
}

/** The table's own log, which is kept in the open. */
function publicLogs(game: HostedGame, rows: readonly LogRow[]): ViewerLogs {
  const logs = new ViewerLogs((notice) => game.lasting(notice));
  for (const { notices } of rows) logs.add(TABLE, notices, logs.count(TABLE));
  return logs;
}

/** A seat was reopened, and the server stopped before anybody else had its share. */
function isKeyLost({ seal, seats }: TableRecord): boolean {
  return seal === 'phones' && seats.some((seat) => seat.secret && !isClaimed(seat));
}
