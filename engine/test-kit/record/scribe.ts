import type { Game, GameTypes, Seat } from '../../src/game.js';
import {
  type Batch,
  type Command,
  decideMatch,
  foldMatch,
  type Match,
  startMatch,
} from '../../src/match.js';
import { type MatchRecord, RECORD_FORMAT } from '../../src/record/record.js';
import { type Result, unwrap } from '../../src/result.js';
import { rngFor } from '../../src/rng.js';
import {
  combineSeed,
  type Entry,
  fromBase64Url,
  type Genesis,
  type Ledger,
  NONCE_LENGTH,
  openLedger,
  post,
  postingOf,
  SALT_LENGTH,
  type Sealed,
  seal,
  slotsOf,
  toBase64Url,
} from '../../src/trust/index.js';

/** What fixes a record before its first entry, the secret parts included. */
export type Settled = Pick<MatchRecord, 'genesis' | 'seed' | 'key'>;

type Written = { readonly sealed: string | null; readonly hidden: Sealed | null };

/**
 * Writes the record of one match as a referee would: whatever it is told to book, with the random
 * bytes that it is given. It has every key, so a forger with the finished file can do the same.
 */
export class Scribe<T extends GameTypes> {
  match: Match<T>;
  readonly entries: Entry[] = [];
  readonly secrets: (Sealed | null)[] = [];
  private ledger: Ledger;
  private readonly heads: string[];
  private readonly seed: string;
  private readonly key: Uint8Array;
  private readonly secretSeats: readonly Seat[];

  constructor(
    private readonly game: Game<T>,
    readonly settled: Settled,
    private readonly randomBytes: (length: number) => Uint8Array,
  ) {
    const { genesis, seed, key } = settled;
    this.seed = combineSeed(genesis.match, seed.server, seed.phones);
    this.key = fromBase64Url(key) ?? new Uint8Array();
    this.secretSeats = genesis.seats.flatMap(({ seat, secret }) => (secret ? [seat] : []));
    const options = unwrap(game.parseOptions(genesis.options));
    this.match = unwrap(startMatch(game, game.setup(options, rngFor(this.seed, 0))));
    this.ledger = openLedger(genesis);
    this.heads = [this.ledger.position.head];
  }

  get genesis(): Genesis {
    return this.settled.genesis;
  }

  get isOver(): boolean {
    return this.game.outcome(this.match.state) !== undefined;
  }

  /** What the next entry would be. */
  decide(seat: Seat, command: Command<T['action']>): Result<Batch<T['event']>, { code: string }> {
    const rng = rngFor(this.seed, this.ledger.sequence + 1);
    return decideMatch(this.game, this.match, seat, command, rng);
  }

  play(seat: Seat, command: Command<T['action']>, as?: Written): void {
    this.book(unwrap(this.decide(seat, command)), command, as);
  }

  /** @param as an entry that was written before: its salts and its nonce are used again */
  book(batch: Batch<T['event']>, command: Command<T['action']> | null, as?: Written): void {
    const { game, match, secretSeats } = this;
    const salts = slotsOf(game, batch).map(
      (_, index) => as?.hidden?.salts[index] ?? toBase64Url(this.randomBytes(SALT_LENGTH)),
    );
    const nonce =
      fromBase64Url(as?.sealed)?.subarray(0, NONCE_LENGTH) ?? this.randomBytes(NONCE_LENGTH);
    let content: Sealed | null = null;
    const posting = postingOf(game, match, batch, command, secretSeats, salts);
    const { entry, ledger } = post(this.ledger, posting, (place, hidden) => {
      content = hidden;
      return seal(this.key, nonce, place, hidden);
    });
    this.ledger = ledger;
    this.entries.push(entry);
    this.secrets.push(content);
    if (entry.public) this.heads.push(ledger.position.head);
    this.match = foldMatch(game, match, batch);
  }

  record(): MatchRecord {
    const outcome = this.game.outcome(this.match.state);
    if (outcome === undefined) throw new Error('the game is not over');
    const { settled, entries, secrets, heads } = this;
    const { genesis, seed, key } = settled;
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
