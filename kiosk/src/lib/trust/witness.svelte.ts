import type {
  Base64Url,
  ChainPosition,
  ChainProof,
  Opening,
  Receipt,
  TableId,
  Update,
} from '@mister-x/engine/protocol';
import { type Kept, type NotedHead, recallKept, rememberKept } from './memory.js';

/**
 * What is wrong with the server's word.
 * - `past`: its past does not lead on from what this device saw
 * - `receipt`: it published another commitment than this phone made
 * - `opening`: a move it opened is not the one that was committed to
 */
export type Alarm = { readonly what: 'past' | 'receipt' | 'opening'; readonly window: string };

/** A secret move as this phone sends it. */
export type SentMove = Opening;

/** What a screen shows of the receipt of one window: that of the move now in force. */
export type WindowReceipt = {
  /** Eight characters in two groups. */
  readonly short: string;
  /** The move is public and fits the receipt. */
  readonly opened: boolean;
};

export type AskChain = (seen: ChainPosition | null) => Promise<ChainProof | undefined>;

type Hashes = typeof import('./hashes.js');

/**
 * One device's own check of one match: it follows the chain from update to update and from evening
 * to evening, and holds every receipt against the moves that were sent and opened.
 *
 * Whatever arrives is worked off in order, so that an update that overtakes an answer is not taken
 * for a gap.
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

  constructor(
    readonly table: TableId,
    private readonly ask: AskChain,
    load: () => Promise<Hashes> = () => import('./hashes.js'),
  ) {
    this.#kept = recallKept(table);
    this.noted = this.#kept.noted;
    this.#load = load;
  }

  /** This device was shown the table anew; `chain` is where the match stands by now. */
  arrive(chain: ChainPosition | null): Promise<void> {
    return this.#then(async (hashes) => {
      if (chain !== null || this.#kept.seen !== null) await this.#catchUp(hashes);
    });
  }

  update({ chain, receipts = [], openings = [] }: Update): Promise<void> {
    return this.#then(async (hashes) => {
      if (chain === undefined || chain.link <= (this.position?.link ?? 0)) return;
      const next = this.position && hashes.follow(this.position, chain.step);
      // Something was missed: what came between is asked for.
      if (!next || next.link !== chain.link) return this.#catchUp(hashes);
      this.#stand(next);
      this.#take(hashes, receipts, openings);
    });
  }

  /** Remembers what this phone commits to, before the move leaves it. */
  sending(moves: readonly SentMove[]): Promise<void> {
    return this.#then(async (hashes) => {
      const own = moves.map((move) => [move.window, hashes.commit(this.table, move)] as const);
      this.#keep({ own: { ...this.#kept.own, ...Object.fromEntries(own) } });
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
    this.#keep({ seen: null, own: {} });
    return this.#then((hashes) => this.#catchUp(hashes));
  }

  async #catchUp(hashes: Hashes): Promise<void> {
    const { seen } = this.#kept;
    const proof = await this.ask(seen);
    if (proof === undefined) return;
    const { chain, steps, receipts, openings } = proof;
    const extended =
      seen === null || (chain !== null && steps !== null && hashes.extendsTo(seen, steps, chain));
    if (!extended) return this.#alarm({ what: 'past', window: '' });
    if (chain === null) return;
    this.#stand(chain);
    this.receipts = new Map();
    this.openings = [];
    this.windows = new Map();
    this.#take(hashes, receipts, openings);
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
      if (mine !== undefined && mine !== known.get(window)?.at(-1)) {
        this.#alarm({ what: 'receipt', window });
      }
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
      if (fitting === undefined) this.#alarm({ what: 'opening', window });
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

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    rememberKept(this.#kept);
  }

  /** The first alarm stays until somebody has decided. */
  #alarm(alarm: Alarm): void {
    this.alarm ??= alarm;
  }

  #then(work: (hashes: Hashes) => Promise<void>): Promise<void> {
    this.#work = this.#work.then(async () => work(await this.#load())).catch(() => {});
    return this.#work;
  }
}
