import type { Base64Url, ChainHead, Opening, SecretMove, Share, TableId, Update } from '@mister-x/engine/protocol';
import { type Alarm, alarm } from './alarms.js';
import { ChainWatch } from './chain.svelte.js';
import { isCommitment, type PublishedTrust, seedMismatch } from './compare.js';
import { DueReceipts, missingReceiptAlarm } from './due-receipts.js';
import { checkRecord } from './end-check.js';
import { TrustLedger } from './ledger.svelte.js';
import type { NotedHead } from './memory.js';
import { type FillsOwnSlot, Receipts, type SentMove, type SlotReceipt } from './receipts.svelte.js';
import { ANSWER_MISSING, CONNECTION_LOST, type Hashes, type TrustSource } from './source.js';
import type { MatchStage } from './stage.js';

/**
 * How far this device's check of the match has come.
 * - `unbegun`: there is nothing to check yet
 * - `following`: the game goes on, and all of it so far fits
 * - `pending`: the game is over, and its last check is being made or waits for the line
 * - `checked`: all was checked from link `from` on; 0 is the beginning
 * - `none`: nothing can be checked, and nobody is to blame: the key is lost, the game was broken off,
 *   or the owner of the device went on without a check that could not be made
 * - `alarm`: something does not fit, or could not be checked
 */
type CheckState =
  | { readonly kind: 'unbegun' | 'following' | 'pending' }
  | { readonly kind: 'checked'; readonly from: number }
  | { readonly kind: 'none'; readonly why: 'lost' | 'abandoned' | 'overruled' }
  | { readonly kind: 'alarm'; readonly alarm: Alarm };

/** In milliseconds. */
type ReceiptTimeouts = {
  /** How long the receipt of an accepted move may take to arrive. */
  readonly receipt: number;
  /** How long another tab of this phone may take to tell that it sent a move. */
  readonly twin: number;
};
const RECEIPT_TIMEOUTS_MS: ReceiptTimeouts = { receipt: 10_000, twin: 1_500 };

/**
 * One device's own check of one match: it follows the chain (`ChainWatch`), compares every receipt with the moves that
 * were sent and opened (`Receipts`), and at the end the whole record with all that it was shown (`checkRecord`).
 *
 * Whatever arrives is worked off in order, so that an update that overtakes an answer is not taken
 * for a gap. A check that cannot be made is an alarm and never a pass.
 */
export class Witness {
  /** Heads that this device wrote down, the earliest first. */
  noted = $state.raw<readonly NotedHead[]>([]);
  /** Of this device, where it has one. */
  seat: string | undefined;

  #stage = $state.raw<Exclude<CheckState, { kind: 'alarm' }>>({ kind: 'unbegun' });
  readonly #ledger: TrustLedger;
  readonly #chain: ChainWatch;
  readonly #receipts: Receipts;
  readonly #due: DueReceipts;
  #work: Promise<void> = Promise.resolve();
  /** Something is missing, and was not to be had. */
  #behind = false;
  /** The server has opened what chance came from. */
  #isSeedOpen = false;
  /** It is waiting for receipts. */
  #expecting = false;
  /** The code did not load: it is asked for again only when someone comes or wants it. */
  #codeless = false;

  constructor(
    readonly table: TableId,
    private readonly source: TrustSource,
    private readonly stage: () => MatchStage = () => 'gathering',
    /** The slots of the log that this device is shown as filled; each must have its receipt. */
    readonly filled: () => readonly string[] = () => [],
    private readonly patience: ReceiptTimeouts = RECEIPT_TIMEOUTS_MS,
  ) {
    this.#ledger = new TrustLedger(table);
    this.#chain = new ChainWatch(this.#ledger);
    this.#receipts = new Receipts(table, this.#ledger, patience.twin);
    this.#due = new DueReceipts(this.#ledger, this);
    this.noted = this.#ledger.kept.noted;
  }

  /** The last head that follows from all before it; `null` before the game. */
  get chainHead(): ChainHead | null {
    return this.#chain.head;
  }

  get receipts(): PublishedTrust['receipts'] {
    return this.#receipts.published;
  }

  get openings(): readonly Opening[] {
    return this.#receipts.openings;
  }

  get slots(): ReadonlyMap<string, SlotReceipt> {
    return this.#receipts.slots;
  }

  /** Whether this device is the phone of a seat with secret moves. */
  get sender(): FillsOwnSlot | undefined {
    return this.#receipts.sender;
  }

  set sender(sender: FillsOwnSlot | undefined) {
    this.#receipts.sender = sender;
  }

  /** What this device caught the referee at, the first of it first. */
  get alarms(): readonly Alarm[] {
    return this.#ledger.alarms;
  }

  /** The link from which on this device has watched; 0 is the beginning, `null` before it. */
  get from(): number | null {
    return this.#ledger.from;
  }

  /** The first alarm stays in sight until it is taken back or someone has decided. */
  get alarm(): Alarm | null {
    return this.alarms[0] ?? null;
  }

  get check(): CheckState {
    return this.alarm === null ? this.#stage : { kind: 'alarm', alarm: this.alarm };
  }

  /**
   * This device was shown the table again; `chain` is where the match stands by now.
   * @param seedCommitment of the server, as it says now
   */
  arrive(chain: ChainHead | null, seedCommitment: Base64Url): Promise<void> {
    this.#codeless = false;
    this.#knowSeed(seedCommitment);
    return this.#then(async (hashes) => {
      if (chain !== null || this.#ledger.kept.seen !== null || this.#begun) await this.#catchUp(hashes);
      else if (this.#ledger.kept.from === null) this.#ledger.keep({ from: 0 });
      this.#expect();
    });
  }

  /** To be called while the device still shows what was before. */
  update(update: Update): Promise<void> {
    const before = this.filled();
    return this.#then(async (hashes) => {
      await this.#follow(hashes, update, before);
      this.#expect();
    });
  }

  /** Whether all up to `link` was checked and nothing is wrong: only then is anything sent. */
  async vouchesFor(link: number): Promise<boolean> {
    // What is known to be wrong need not be waited for.
    if (this.alarm !== null) return false;
    await this.#work;
    const stands = this.chainHead === null ? !this.#begun && link === 0 : this.chainHead.link >= link;
    return this.alarm === null && stands;
  }

  /** What this phone gave to the seed: at the end it must be in it. */
  gaveSeed(seedShare: Share): Promise<void> {
    return this.#then(async () => this.#ledger.keep({ seedShare }));
  }

  /** Remembers what this phone commits to, before the move leaves it. */
  sending(moves: readonly SentMove[]): Promise<void> {
    return this.#then(async (hashes) => this.#receipts.sending(hashes, moves));
  }

  /**
   * The server has accepted these moves: their receipts are due, also after a reload; those of silent
   * moves when their slots are opened, and at the end.
   */
  accepted(moves: readonly SentMove[]): Promise<void> {
    if (moves.length === 0) return Promise.resolve();
    return this.#then(async (hashes) => {
      this.#due.expect(this.#receipts.receiptsOf(hashes, moves));
      this.#expect();
    });
  }

  /** What this screen shows of moves that are open: each must be one that was committed to. */
  showing(moves: readonly SecretMove[]): Promise<void> {
    return this.#then(async (hashes) => {
      if (this.chainHead === null || this.#behind) return;
      this.#ledger.raise(this.#receipts.unfounded(hashes, moves));
    });
  }

  /** The match is over: all of it is opened, and compared with what this device was shown. */
  ended(): Promise<void> {
    if (this.#stage.kind !== 'checked') this.#stage = { kind: 'pending' };
    return this.#then((hashes) => this.#checkAll(hashes));
  }

  /** Makes once more the checks that failed. */
  async again(): Promise<void> {
    this.#codeless = false;
    await this.#then(async (hashes) => void (await this.#catchUp(hashes)));
    if (this.isOver) await this.ended();
    await this.#then(async () => this.#overdue());
  }

  /** Writes down where the chain stands by now, once for each round and for the end. */
  note(when: NotedHead['when']): Promise<void> {
    return this.#then(async () => {
      const { chainHead, noted } = this;
      if (chainHead === null || this.alarm !== null) return;
      // What lies beyond the present head is of a past that this device has given up.
      const before = noted.filter(({ link }) => link <= chainHead.link);
      if (before.some((head) => head.when === when)) return;
      this.noted = [...before, { when, ...chainHead }];
      this.#ledger.keep({ noted: this.noted });
    });
  }

  /** The owner of this device has decided to go on with the server as it is. */
  accept(): Promise<void> {
    this.#receipts.forget();
    this.#chain.forget();
    this.#ledger.overrule(this.noted, this.filled());
    if (this.isOver) this.#stage = { kind: 'none', why: 'overruled' };
    return this.#then(async (hashes) => void (await this.#catchUp(hashes)));
  }

  /** However it ended. */
  get isOver(): boolean {
    return this.#begun && this.stage() !== 'playing';
  }

  get #begun(): boolean {
    return this.stage() !== 'gathering';
  }

  /** What was committed to at first is what counts: a referee that shows nothing then could choose later. */
  #knowSeed(seedCommitment: Base64Url): void {
    const { seedCommitment: first, overruled } = this.#ledger.kept;
    if (!isCommitment(seedCommitment)) this.#ledger.raise(overruled ? [] : [alarm('seed')]);
    else if (first === null) this.#ledger.keep({ seedCommitment });
    else if (first !== seedCommitment) this.#ledger.raise([alarm('seed')]);
  }

  async #follow(
    hashes: Hashes,
    { chain, receipts = [], openings = [] }: Update,
    before: readonly string[],
  ): Promise<void> {
    if (chain === undefined) {
      // What is published belongs to a link.
      const loose = receipts.length > 0 || openings.length > 0;
      if (loose) this.#ledger.raise([alarm('split')]);
      // Whatever is told of a game, it has begun.
      if (this.chainHead === null) await this.#catchUp(hashes);
      return;
    }
    switch (this.#chain.follow(hashes, chain)) {
      case 'known':
        return;
      // What came between is asked for.
      case 'gap':
        await this.#catchUp(hashes);
        return;
      case 'next':
        await this.#receipts.add(hashes, receipts, openings, before);
        this.#due.dropPublished();
    }
  }

  /** @returns whether the chain leads on from what this device saw, as far as it goes */
  async #catchUp(hashes: Hashes): Promise<boolean> {
    const { seen } = this.#ledger.kept;
    const proof = await this.source.chain(seen, this.#begun || seen !== null);
    this.#behind = proof === CONNECTION_LOST || proof === ANSWER_MISSING;
    if (proof === ANSWER_MISSING) this.#lack([alarm('chain-missing')]);
    if (proof === CONNECTION_LOST || proof === ANSWER_MISSING) return false;
    const { chain, receipts, openings, seed } = proof;
    const extended = this.#chain.extend(hashes, proof);
    if (!extended || chain === null) return extended;
    if (!this.isOver) this.#stage = { kind: 'following' };
    if (this.#ledger.kept.from === null) {
      const inherited = receipts.map(({ commitment }) => commitment);
      this.#ledger.keep({ from: chain.link, inherited });
    }
    await this.#receipts.restart(hashes, receipts, openings);
    this.#due.dropPublished();
    if (seed !== null) this.#ledger.raise(seedMismatch(hashes, this.table, this.#ledger.kept, seed));
    this.#isSeedOpen = seed !== null;
    return true;
  }

  async #checkAll(hashes: Hashes): Promise<void> {
    const stands = await this.#catchUp(hashes);
    if (this.stage() === 'lost') {
      this.#stage = { kind: 'none', why: 'lost' };
      return;
    }
    const record = stands ? await this.source.record() : CONNECTION_LOST;
    if (record === CONNECTION_LOST) return;
    this.#due.dropPublished();
    const { table, seat, chainHead } = this;
    const { kept } = this.#ledger;
    const seen = { table, seat, chainHead, kept, published: this, isSeedOpen: this.#isSeedOpen };
    const { wrong, lacking: missing } = checkRecord(hashes, seen, record);
    const lacking = [...this.#due.lacking().map(missingReceiptAlarm), ...missing];
    // What could not be checked before may have been checked now.
    this.#ledger.takeBack('end', [...lacking, ...wrong]);
    this.#ledger.raise(wrong);
    this.#lack(lacking);
    if (wrong.length === 0 && lacking.length === 0) {
      this.#stage = { kind: 'checked', from: this.#ledger.kept.from ?? 0 };
    }
  }

  /** After a while the server is asked for receipts that did not come by themselves. */
  #expect(): void {
    if (this.#expecting || this.#due.lacking().length === 0) return;
    this.#expecting = true;
    setTimeout(() => {
      this.#expecting = false;
      void this.#then(async (hashes) => {
        this.#due.dropPublished();
        // What is shown only from now on may be published after the answer.
        const lacking = this.#due.lacking();
        if (lacking.length === 0) return;
        await this.#catchUp(hashes);
        this.#overdue(lacking);
      });
    }, this.patience.receipt);
  }

  #overdue(lacking = this.#due.lacking()): void {
    this.#due.dropPublished();
    if (this.#behind) return;
    const still = this.#due.lacking().filter((slot) => lacking.includes(slot));
    this.#lack(still.map(missingReceiptAlarm));
  }

  /** A check could not be made: an alarm, unless nobody is to blame for it. */
  #lack(alarms: readonly Alarm[]): void {
    if (alarms.length === 0) return;
    const stage = this.stage();
    const excuse =
      stage === 'lost' || stage === 'abandoned'
        ? stage
        : this.isOver && this.#ledger.kept.overruled
          ? 'overruled'
          : undefined;
    if (excuse === undefined) this.#ledger.raise(alarms);
    else this.#stage = { kind: 'none', why: excuse };
  }

  #then(work: (hashes: Hashes) => Promise<void>): Promise<void> {
    this.#work = this.#work.then(async () => {
      const hashes = this.#codeless ? CONNECTION_LOST : await this.source.code();
      if (hashes === CONNECTION_LOST || hashes === ANSWER_MISSING) {
        this.#codeless = hashes === ANSWER_MISSING || this.#codeless;
        this.#behind = true;
        if (hashes === ANSWER_MISSING) this.#lack([alarm('code-missing')]);
        return;
      }
      this.#ledger.takeBack('code');
      // What cannot even be read is no past.
      await work(hashes).catch(() => this.#ledger.raise([alarm('past')]));
    });
    return this.#work;
  }
}
