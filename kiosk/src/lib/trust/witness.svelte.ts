import type {
  Base64Url,
  ChainPosition,
  MatchRecord,
  Opening,
  Receipt,
  SecretMove,
  SeedParts,
  Share,
  TableId,
  Update,
} from '@mister-x/engine/protocol';
import { forgetKept, type Kept, type NotedHead, recallKept, rememberKept } from './memory.js';
import type { Source } from './source.js';

/**
 * What is wrong with the server's word.
 * - `past`: its past does not lead on from what this device saw, or it does not show it
 * - `receipt`: a commitment is missing, or another one than this phone made or than was published
 * - `opening`: a move it opened is not the one that was committed to
 * - `seed`: chance did not come from what the server committed to, or not from this phone's part too
 */
export type Alarm = {
  readonly what: 'past' | 'receipt' | 'opening' | 'seed';
  readonly window: string;
};

/** A secret move as this phone sends it. */
export type SentMove = Opening;

/** What a screen shows of the receipt of one window: that of the move now in force. */
export type WindowReceipt = {
  /** Eight characters in two groups. */
  readonly short: string;
  /** The move is public and fits the receipt. */
  readonly opened: boolean;
};

type Hashes = typeof import('./hashes.js');

/** How long the receipt of an accepted move may take to arrive, in milliseconds. */
const RECEIPT_MS = 10_000;

/**
 * One device's own check of one match: it follows the chain from update to update and from evening
 * to evening, holds every receipt against the moves that were sent and opened, and at the end the
 * whole record against all that it was shown.
 *
 * Whatever arrives is worked off in order, so that an update that overtakes an answer is not taken
 * for a gap. What cannot be checked counts as wrong: a server must not get past by staying silent.
 */
export class Witness {
  /** The last position that follows from all before it; `null` before the game. */
  position = $state.raw<ChainPosition | null>(null);
  /** The commitments to each window, the one in force last: a move taken back leaves its own behind. */
  receipts = $state.raw<ReadonlyMap<string, readonly Base64Url[]>>(new Map());
  openings = $state.raw<readonly Opening[]>([]);
  windows = $state.raw<ReadonlyMap<string, WindowReceipt>>(new Map());
  /** Heads that this device wrote down, the earliest first. */
  noted = $state.raw<readonly NotedHead[]>([]);
  alarm = $state.raw<Alarm | null>(null);

  #kept: Kept;
  #work: Promise<void> = Promise.resolve();
  #load: () => Promise<Hashes>;
  /** The step of the last link that an update brought. */
  #step: Base64Url | null = null;
  /** The line broke while something was missing. */
  #behind = false;

  constructor(
    readonly table: TableId,
    private readonly source: Source,
    load: () => Promise<Hashes> = () => import('./hashes.js'),
  ) {
    this.#kept = recallKept(table);
    this.noted = this.#kept.noted;
    this.#load = load;
  }

  /**
   * This device was shown the table anew; `chain` is where the match stands by now.
   * @param seedCommitment of the server, as it says now
   */
  arrive(chain: ChainPosition | null, seedCommitment: Base64Url): Promise<void> {
    return this.#then(async (hashes) => {
      const first = this.#kept.seedCommitment;
      if (first === null) this.#keep({ seedCommitment });
      else if (first !== seedCommitment) this.#alarm('seed');
      if (chain !== null || this.#kept.seen !== null) await this.#catchUp(hashes);
    });
  }

  update({ chain, receipts = [], openings = [] }: Update): Promise<void> {
    return this.#then(async (hashes) => {
      if (chain === undefined) {
        // What is published belongs to a link.
        if (receipts.length > 0 || openings.length > 0) this.#alarm('past');
        return;
      }
      const link = this.position?.link ?? 0;
      if (chain.link < link) return;
      if (chain.link === link && this.position !== null) {
        if (this.#step !== null && this.#step !== chain.step) this.#alarm('past');
        return;
      }
      const next = this.position && hashes.follow(this.position, chain.step);
      // Something was missed: what came between is asked for.
      if (!next || next.link !== chain.link) return this.#catchUp(hashes);
      this.#step = chain.step;
      this.#stand(next);
      this.#take(hashes, receipts, openings);
    });
  }

  /** Whether all up to `link` was checked and nothing is wrong: only then is anything sent. */
  async vouchesFor(link: number): Promise<boolean> {
    await this.#work;
    return this.alarm === null && (this.position?.link ?? 0) >= link;
  }

  /** What this phone gave to the seed: at the end it must be in it. */
  gaveSeed(seedShare: Share): Promise<void> {
    return this.#then(async () => this.#keep({ seedShare }));
  }

  /** Remembers what this phone commits to, before the move leaves it. */
  sending(moves: readonly SentMove[]): Promise<void> {
    return this.#then(async (hashes) => {
      const own = moves.map((move) => [move.window, hashes.commit(this.table, move)] as const);
      this.#keep({ own: Object.fromEntries(own) });
    });
  }

  /** The server has accepted these moves: their receipts are due. */
  accepted(moves: readonly SentMove[]): void {
    setTimeout(() => {
      for (const { window } of moves) {
        const mine = this.#kept.own[window];
        const published = this.receipts.get(window) ?? [];
        if (mine !== undefined && !published.includes(mine)) this.#alarm('receipt', window);
      }
    }, RECEIPT_MS);
  }

  /** What this screen shows of moves that are open: each must be one that was committed to. */
  showing(moves: readonly SecretMove[]): Promise<void> {
    return this.#then(async (hashes) => {
      if (this.position === null || this.#behind) return;
      for (const { window, move } of moves) {
        const commitments = this.receipts.get(window) ?? [];
        const fits = this.openings.some(
          (opening) =>
            opening.window === window &&
            commitments.includes(hashes.commit(this.table, { ...opening, move })),
        );
        if (!fits) this.#alarm('opening', window);
      }
    });
  }

  /** The match is over: all of it is opened, and held against what this device was shown. */
  ended(): Promise<void> {
    return this.#then(async (hashes) => {
      await this.#catchUp(hashes);
      const record = await this.source.record();
      if (record !== undefined && this.alarm === null) this.#compareAll(hashes, record);
    });
  }

  /** Writes down where the chain stands by now, once for each round and for the end. */
  note(when: NotedHead['when']): Promise<void> {
    return this.#then(async () => {
      const { position, noted } = this;
      if (position === null || this.alarm !== null) return;
      // What lies beyond the present position is of a past that this device has given up.
      const before = noted.filter(({ link }) => link <= position.link);
      if (before.some((head) => head.when === when)) return;
      this.noted = [...before, { when, ...position }];
      this.#keep({ noted: this.noted });
    });
  }

  /** The owner of this device has decided to go on with the server as it is. */
  accept(): Promise<void> {
    this.alarm = null;
    this.receipts = new Map();
    this.position = null;
    this.#step = null;
    this.#kept = { ...forgetKept(this.table), noted: this.noted };
    rememberKept(this.#kept);
    return this.#then((hashes) => this.#catchUp(hashes));
  }

  async #catchUp(hashes: Hashes): Promise<void> {
    const { seen } = this.#kept;
    const proof = await this.source.chain(seen);
    this.#behind = proof === 'lost';
    if (proof === 'lost') return;
    if (proof === 'refused') return this.#alarm('past');
    const { chain, steps, receipts, openings, seed } = proof;
    const extended =
      seen === null || (chain !== null && steps !== null && hashes.extendsTo(seen, steps, chain));
    if (!extended) return this.#alarm('past');
    if (chain === null) return;
    this.#stand(chain);
    this.#step = null;
    const before = this.receipts;
    this.receipts = new Map();
    this.openings = [];
    this.windows = new Map();
    this.#take(hashes, receipts, openings);
    this.#compare(before);
    if (seed !== null) this.#checkSeed(hashes, seed);
  }

  /** What was published once must still be there. */
  #compare(before: Witness['receipts']): void {
    for (const [window, commitments] of before) {
      const now = this.receipts.get(window) ?? [];
      if (commitments.some((commitment, index) => now[index] !== commitment)) {
        this.#alarm('receipt', window);
      }
    }
  }

  #checkSeed(hashes: Hashes, { server, phones }: SeedParts): void {
    const { seedCommitment, seedShare: mine } = this.#kept;
    // Nothing is known of the commitment by who has gone on with another past.
    const committed =
      seedCommitment === null || hashes.commitToShare(this.table, server) === seedCommitment;
    const given =
      mine === null || phones.some(({ seat, share }) => seat === mine.seat && share === mine.share);
    if (!committed || !given) this.#alarm('seed');
  }

  /**
   * A step says nothing of what it covers, so until now the server could have shown this device
   * something else than it chained. The record must have the head that this device came to, and
   * all that was published to it.
   */
  #compareAll(hashes: Hashes, record: MatchRecord): void {
    const { position } = this;
    const heads = hashes.headsOf(record, hashes.linksOf(record));
    const ends = position !== null && heads.length === position.link + 1;
    if (!ends || heads[position.link] !== position.head) {
      this.#alarm('past');
      return;
    }
    const published = new Map<string, Base64Url[]>();
    const opened = new Set<string>();
    for (const { receipts, openings } of record.entries) {
      for (const { window, commitment } of receipts) {
        published.set(window, [...(published.get(window) ?? []), commitment]);
      }
      for (const opening of openings) opened.add(hashes.commit(this.table, opening));
    }
    for (const [window, commitments] of this.receipts) {
      if (String(published.get(window)) !== String(commitments)) this.#alarm('receipt', window);
    }
    for (const opening of this.openings) {
      if (!opened.has(hashes.commit(this.table, opening))) this.#alarm('opening', opening.window);
    }
    this.#checkSeed(hashes, record.seed);
  }

  #take(hashes: Hashes, receipts: readonly Receipt[], openings: readonly Opening[]): void {
    const known = new Map(this.receipts);
    for (const { window, commitment } of receipts) {
      known.set(window, [...(known.get(window) ?? []), commitment]);
    }
    this.receipts = known;
    this.openings = [...this.openings, ...openings];
    for (const window of new Set(receipts.map((receipt) => receipt.window))) {
      const mine = this.#kept.own[window];
      if (mine !== undefined && mine !== known.get(window)?.at(-1)) this.#alarm('receipt', window);
    }
    const windows = new Map(this.windows);
    for (const { window, commitment } of receipts) {
      windows.set(window, { short: hashes.shortForm(commitment), opened: false });
    }
    for (const opening of openings) {
      const { window } = opening;
      const fitting = known
        .get(window)
        ?.findLast((commitment) => hashes.opens(this.table, opening, { window, commitment }));
      if (fitting === undefined) this.#alarm('opening', window);
      else if (fitting === known.get(window)?.at(-1)) {
        windows.set(window, { short: hashes.shortForm(fitting), opened: true });
      }
    }
    this.windows = windows;
  }

  #stand(position: ChainPosition): void {
    this.position = position;
    this.#keep({ seen: position });
  }

  /** Other tabs of this device keep the same match: nothing of theirs is undone. */
  #keep(change: Partial<Kept>): void {
    const theirs = recallKept(this.table);
    const { seen = this.#kept.seen } = change;
    this.#kept = {
      ...theirs,
      seedCommitment: theirs.seedCommitment ?? this.#kept.seedCommitment,
      seedShare: theirs.seedShare ?? this.#kept.seedShare,
      ...change,
      own: { ...this.#kept.own, ...theirs.own, ...change.own },
      seen: (theirs.seen?.link ?? -1) > (seen?.link ?? -1) ? theirs.seen : seen,
    };
    rememberKept(this.#kept);
  }

  /** The first alarm stays until somebody has decided. */
  #alarm(what: Alarm['what'], window = ''): void {
    this.alarm ??= { what, window };
  }

  #then(work: (hashes: Hashes) => Promise<void>): Promise<void> {
    this.#work = this.#work.then(async () => {
      const hashes = await this.#load().catch(() => undefined);
      // Without its hashes a page cannot check, and so sends nothing either.
      if (hashes === undefined) return;
      // What cannot even be read is no past.
      await work(hashes).catch(() => this.#alarm('past'));
    });
    return this.#work;
  }
}
