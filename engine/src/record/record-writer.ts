import type { GameFacts, GameTypes, Seat } from '../core/game.js';
import type { Command } from '../core/match.js';
import { unwrap } from '../core/result.js';
import type { MatchRun, Step } from '../core/run.js';
import {
  type Entry,
  fromBase64Url,
  type Genesis,
  type Ledger,
  NONCE_LENGTH,
  openLedger,
  appendEntry,
  entryDraftOf,
  paddingOf,
  SALT_LENGTH,
  type Sealed,
  seal,
  toBase64Url,
} from '../trust/index.js';
import { type MatchRecord, RECORD_FORMAT } from './record.js';

/** What fixes a record before its first entry, the secret parts included. */
export type RecordBasis = Pick<MatchRecord, 'genesis' | 'seed' | 'key'>;

type WrittenEntry = { readonly sealed: string | null; readonly hidden: Sealed | null };

/**
 * Writes the record of one match as a referee would: whatever it is told to book, with the random
 * bytes that it is given. It has every key, so a forger with the finished file can do the same.
 */
export class RecordWriter<T extends GameTypes> {
  /** Where the next entry begins. */
  run: MatchRun<T>;
  readonly entries: Entry[] = [];
  readonly secrets: (Sealed | null)[] = [];
  private ledger: Ledger;
  private readonly heads: string[];
  private readonly key: Uint8Array;
  private readonly secretSeats: readonly Seat[];

  /** @param run the match at its beginning */
  constructor(
    private readonly game: GameFacts,
    run: MatchRun<T>,
    readonly basis: RecordBasis,
    private readonly randomBytes: (length: number) => Uint8Array,
  ) {
    const { genesis, key } = basis;
    this.key = fromBase64Url(key) ?? new Uint8Array();
    this.secretSeats = genesis.seats.flatMap(({ seat, secret }) => (secret ? [seat] : []));
    this.run = run;
    this.ledger = openLedger(genesis);
    this.heads = [this.ledger.chainHead.head];
  }

  get genesis(): Genesis {
    return this.basis.genesis;
  }

  play(seat: Seat, command: Command<T['action']>, as?: WrittenEntry): void {
    this.appendStep(unwrap(this.run.step(seat, command)), as);
  }

  /**
   * @param step from where the last entry led
   * @param as an entry that was written before: its salts and its nonce are used again
   */
  appendStep(step: Step<T>, as?: WrittenEntry): void {
    const salts = step.secretMoves.map(
      (_, index) => as?.hidden?.salts[index] ?? toBase64Url(this.randomBytes(SALT_LENGTH)),
    );
    const nonce = fromBase64Url(as?.sealed)?.subarray(0, NONCE_LENGTH) ?? this.randomBytes(NONCE_LENGTH);
    let content: Sealed | null = null;
    const draft = entryDraftOf(step, this.secretSeats, salts);
    const { entry, ledger } = appendEntry(this.ledger, draft, (place, hidden, isSilent) => {
      content = hidden;
      return seal(this.key, nonce, place, hidden, paddingOf(this.game, isSilent));
    });
    this.ledger = ledger;
    this.entries.push(entry);
    this.secrets.push(content);
    if (entry.public) this.heads.push(ledger.chainHead.head);
    this.run = step.after;
  }

  record(): MatchRecord {
    const { outcome } = this.run;
    if (outcome === undefined) throw new Error('the game is not over');
    const { basis, entries, secrets, heads } = this;
    const { genesis, seed, key } = basis;
    const record: MatchRecord = {
      format: RECORD_FORMAT,
      genesis,
      entries,
      secrets,
      seed,
      key,
      outcome,
      heads,
    };
    return JSON.parse(JSON.stringify(record));
  }
}
