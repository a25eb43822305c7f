import type { Seat } from '@mister-x/engine';
import type { RefusalBody, TableId } from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import type { MatchActor } from './matches/match-actor.js';
import { type LogRow, MatchesRepository } from './matches/matches.repository.js';
import { answerPlace, refusalPlace, sealAnswer } from './matches/sealed-answers.js';
import { type RequestResult, resultOf, refuse } from '../socket/requests/answer.js';
import { secretSeats } from './table.js';
import type { TableTransaction } from './table-transaction.js';

export type CommandAnswer = RequestResult<{ readonly revision: number }>;

/** A command by its client's own name for it, and a digest of what it said. */
export type CommandKey = { readonly seat: Seat; readonly id: string; readonly digest: string };

/** What commands were answered: one that comes again, after a restart too, gets the same answer (CM-6). */
@Injectable()
export class KeptAnswers {
  constructor(private readonly repository: MatchesRepository) {}

  /** What it was answered before; nothing where it is new. */
  earlier(
    { answers }: TableTransaction,
    { seat, id, digest }: CommandKey,
  ): CommandAnswer | undefined {
    const earlier = answers.find(seat, id);
    if (earlier === undefined) return undefined;
    return earlier.digest === digest ? resultOf(earlier.answer) : refuse('DUPLICATE_COMMAND');
  }

  /** What is written of an accepted command beside its entry. */
  acceptedOf(
    table: TableId,
    match: MatchActor,
    { sequence }: LogRow,
    { seat, id, digest }: CommandKey,
    revision: number,
  ): string {
    const key = match.isSecret(seat) ? match.key : null;
    return sealAnswer(key, answerPlace(table, sequence), { seat, id, digest, revision });
  }

  /** Fails where it cannot be written. */
  async refused(
    tx: TableTransaction,
    { seat, id, digest }: CommandKey,
    refusal: RefusalBody,
  ): Promise<void> {
    const { match, record } = tx;
    const key = match?.isSecret(seat) === true ? match.key : null;
    // Without its key nothing of a secret seat's command may be kept.
    if (match !== undefined || !secretSeats(record).includes(seat)) {
      const answer = sealAnswer(key, refusalPlace(record.id, seat, id), { digest, refusal });
      await this.repository.keepRefusal(record.id, { seat, id, answer });
    }
    const dropped = tx.answers.refused(seat, id, digest, refusal);
    if (dropped !== undefined) await this.repository.dropRefusal(record.id, seat, dropped);
  }
}
