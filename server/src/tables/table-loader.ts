import { type HostedGame, type Registry, seededRngs, TABLE, unwrap } from '@mister-x/engine';
import type { TableId } from '@mister-x/engine/protocol';
import { type Genesis, openLedger } from '@mister-x/engine/trust';
import { Inject, Injectable } from '@nestjs/common';
import { KeyRing } from './keys/key-ring.js';
import { Answers, type RefusedAnswer, answerPlace, openAnswer, refusalPlace } from './matches/answers.js';
import { appendRows } from './matches/ledger-rows.js';
import { MatchActor } from './matches/match-actor.js';
import { type AcceptedAnswer, type LogRow, MatchesRepository } from './matches/matches.repository.js';
import { ViewerLogs } from './matches/viewer-updates.js';
import { REGISTRY } from '../runtime/tokens.js';
import { matchKeyIfKnown, openSecrets } from './match-key.js';
import { computerSeats, isClaimed, type RecordChange, recordOf, type TableRecord, viewersOf } from './table.js';
import type { DormantMatch, TableState, TableTransaction } from './table-state.js';
import { TablesRepository } from './tables.repository.js';

type LoadedState = TableState & { readonly game: HostedGame };

/** Reads tables from the disk and folds their logs, as far as their keys are there. */
@Injectable()
export class TableLoader {
  constructor(
    private readonly repository: TablesRepository,
    private readonly matches: MatchesRepository,
    private readonly ring: KeyRing,
    @Inject(REGISTRY) private readonly registry: Registry,
  ) {}

  /** Throws where the stored match cannot be folded any more, `BrokenChain` where it was changed. */
  async load(id: TableId): Promise<LoadedState | undefined> {
    const record = await this.repository.find(id);
    if (record === undefined) return undefined;
    const game = this.registry.get(record.game);
    if (game === undefined || game.version !== record.gameVersion) {
      throw new Error(`no version ${record.gameVersion} of the game ${record.game} here`);
    }
    const answers = new Answers();
    const { genesis } = record;
    if (genesis === null) return { game, record, match: undefined, dormant: undefined, answers };
    const match = await this.fold(record, game, genesis, answers);
    if (match !== undefined) {
      if (record.status === 'over') this.ring.drop(record.id);
      return { game, record, match, dormant: undefined, answers };
    }
    const dormant = await this.foldOpenly(record, game, genesis, answers);
    const now = recordOf({ ...record, ...(await this.noteLoss(record)) });
    return { game, record: now, match, dormant, answers };
  }

  /** Whether the match could be opened with what the phones have given by now. */
  async awaken(tx: TableTransaction): Promise<boolean> {
    const { record, match, table } = tx;
    const { genesis } = record;
    if (match !== undefined || genesis === null || matchKeyIfKnown(record, this.ring) === undefined) {
      return false;
    }
    const awake = await this.fold(record, table.game, genesis, tx.answers);
    if (awake === undefined) return false;
    tx.enter(awake);
    return true;
  }

  /** `undefined` while its key is not there. */
  private async fold(
    record: TableRecord,
    game: HostedGame,
    genesis: Genesis,
    answers: RecalledAnswers | undefined,
  ): Promise<MatchActor | undefined> {
    const key = matchKeyIfKnown(record, this.ring);
    const secrets = key && openSecrets(record, genesis, key);
    if (secrets === undefined) return undefined;
    const begun = unwrap(game.begin(genesis.options, seededRngs(secrets.seed)));
    const match = new MatchActor(game, begun, genesis, secrets, viewersOf(record), computerSeats(record));
    if (answers !== undefined) await this.recallRefused(record, answers, match.key);
    for await (const rows of this.matches.readLog(record.id)) {
      match.replay(rows);
      if (answers !== undefined) recallAccepted(record, answers, rows, match.key);
    }
    return match;
  }

  /** The public side of a match whose key is not there. */
  private async foldOpenly(
    record: TableRecord,
    game: HostedGame,
    genesis: Genesis,
    answers: RecalledAnswers,
  ): Promise<DormantMatch> {
    await this.recallRefused(record, answers, null);
    let ledger = openLedger(genesis);
    // The table's own log is kept in the open.
    const logs = new ViewerLogs((notice) => game.retention(notice));
    for await (const rows of this.matches.readLog(record.id)) {
      ledger = appendRows(ledger, rows);
      for (const { notices } of rows) logs.add(TABLE, notices, logs.count(TABLE));
      recallAccepted(record, answers, rows, null);
    }
    return { ledger, shown: await this.matches.readShown(record.id, ledger.sequence), logs };
  }

  /** A match under way folded again from its log: the one who has to hear of it hears all of it. */
  async reload(tx: TableTransaction): Promise<void> {
    const { record, table } = tx;
    const { genesis } = record;
    if (genesis === null) return;
    const match = await this.fold(record, table.game, genesis, undefined);
    if (match !== undefined) tx.enter(match);
  }

  private async recallRefused(record: TableRecord, answers: RecalledAnswers, key: Uint8Array | null): Promise<void> {
    for (const { seat, id, answer } of await this.matches.readRefusals(record.id)) {
      const read = openAnswer(key, refusalPlace(record.id, seat, id), answer);
      if (read === undefined) continue;
      const { digest, refusal } = read as Pick<RefusedAnswer, 'digest' | 'refusal'>;
      answers.refused({ seat, id, digest }, refusal);
    }
  }

  private async noteLoss(record: TableRecord): Promise<RecordChange> {
    if (record.status !== 'playing' || !isKeyLost(record)) return {};
    await this.repository.lose(record.id);
    return { lost: true };
  }
}

/** Answers to earlier commands (CM-6), as far as the key opens them. */
type RecalledAnswers = Pick<Answers, 'accepted' | 'refused'>;

function recallAccepted(
  record: TableRecord,
  answers: RecalledAnswers,
  rows: readonly LogRow[],
  key: Uint8Array | null,
): void {
  for (const { sequence, answer } of rows) {
    if (answer === null) continue;
    const read = openAnswer(key, answerPlace(record.id, sequence), answer);
    if (read === undefined) continue;
    const { seat, id, digest, revision } = read as AcceptedAnswer;
    answers.accepted({ seat, id, digest }, revision);
  }
}

/** A seat was reopened, and the server stopped before anybody else had its share. */
function isKeyLost({ seal, seats }: TableRecord): boolean {
  return seal === 'phones' && seats.some((seat) => seat.secret && !isClaimed(seat));
}
