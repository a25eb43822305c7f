import type { Opening, Receipt, SecretMove, TableId } from '@mister-x/engine/protocol';
import { type Alarm, alarm } from './alarms.js';
import { lostReceipts, type PublishedTrust, receiptMismatch, withReceipts } from './compare.js';
import type { TrustLedger } from './ledger.svelte.js';
import type { DueReceipt } from './memory.js';
import type { Hashes } from './source.js';

/** A secret move of this phone's. */
export type OwnMove = SecretMove & {
  /** Others must not notice it: its receipt comes with its opening. */
  readonly silent?: true;
};
/** The same with the salt with which it is sent. */
export type SentMove = Opening & OwnMove;

/** What a screen shows of the receipt of one slot: that of the move now in force. */
export type SlotReceipt = {
  /** Eight characters in two groups. */
  readonly short: string;
  /** The move is public and fits the receipt. */
  readonly opened: boolean;
};

/**
 * Whether a phone itself fills this slot: what it never sent must not appear there. `silent`, where others
 * are not told that it does: then its receipt comes only with the opening.
 */
export type FillsOwnSlot = (slot: string) => boolean | 'silent';

/** What has been published of one match, each compared with the moves that were sent and opened. */
export class Receipts {
  published = $state.raw<PublishedTrust['receipts']>(new Map());
  openings = $state.raw<readonly Opening[]>([]);
  slots = $state.raw<ReadonlyMap<string, SlotReceipt>>(new Map());
  /** Set where this device is the phone of a seat with secret moves. */
  sender: FillsOwnSlot | undefined;

  /** @param twinWaitMs how long another tab of this phone may take to tell that it sent a move */
  constructor(
    private readonly table: TableId,
    private readonly ledger: TrustLedger,
    private readonly twinWaitMs: number,
  ) {}

  /** What is published from now on; `before` are the slots that were shown as filled until now. */
  async add(
    hashes: Hashes,
    receipts: readonly Receipt[],
    openings: readonly Opening[],
    before: readonly string[],
  ): Promise<void> {
    // Only once a move was taken back can its slot be filled again.
    const again = receipts.filter(({ slot }) => before.includes(slot) && this.published.has(slot));
    this.ledger.raise(again.map(({ slot }) => alarm('receipt', slot)));
    await this.#take(hashes, receipts, openings);
  }

  /** All that was published so far. */
  async restart(hashes: Hashes, receipts: readonly Receipt[], openings: readonly Opening[]): Promise<void> {
    const before = this.published;
    this.published = new Map();
    this.openings = [];
    this.slots = new Map();
    await this.#take(hashes, receipts, openings);
    this.ledger.raise(lostReceipts(before, this.published));
  }

  forget(): void {
    this.published = new Map();
  }

  /** Remembers what this phone commits to, before the move leaves it. */
  sending(hashes: Hashes, moves: readonly SentMove[]): void {
    const own = { ...this.ledger.latest.own };
    for (const { slot, commitment } of this.receiptsOf(hashes, moves)) own[slot] = [...(own[slot] ?? []), commitment];
    this.ledger.keep({ own });
  }

  receiptsOf(hashes: Hashes, moves: readonly SentMove[]): readonly DueReceipt[] {
    return moves.map((move) => ({
      slot: move.slot,
      commitment: hashes.commit(this.table, move),
      silent: move.silent,
    }));
  }

  /** Moves that a screen shows openly and to which nobody had committed. */
  unfounded(hashes: Hashes, moves: readonly SecretMove[]): readonly Alarm[] {
    return moves.flatMap(({ slot, move }) => {
      const commitments = this.published.get(slot) ?? [];
      const fits = this.openings.some(
        (opening) => opening.slot === slot && commitments.includes(hashes.commit(this.table, { ...opening, move })),
      );
      return fits ? [] : [alarm('opening', slot)];
    });
  }

  async #take(hashes: Hashes, receipts: readonly Receipt[], openings: readonly Opening[]): Promise<void> {
    const known = withReceipts(this.published, receipts);
    this.published = known;
    this.openings = [...this.openings, ...openings];
    const touched = new Set(receipts.map((receipt) => receipt.slot));
    for (const slot of touched) await this.#compareWithSent(slot);
    const slots = new Map(this.slots);
    for (const { slot, commitment } of receipts) {
      slots.set(slot, { short: hashes.shortCommitment(commitment), opened: false });
    }
    for (const opening of openings) {
      const { slot } = opening;
      const fitting = known
        .get(slot)
        ?.filter((commitment) => hashes.isOpeningOf(this.table, opening, { slot, commitment }))
        .at(-1);
      if (fitting === undefined) this.ledger.raise([alarm('opening', slot)]);
      else if (fitting === known.get(slot)?.at(-1)) {
        slots.set(slot, { short: hashes.shortCommitment(fitting), opened: true });
      }
    }
    this.slots = slots;
  }

  /** Moves of this phone's seat that it did not send; another tab of it may have. */
  async #compareWithSent(slot: string): Promise<void> {
    const stray = () => {
      const kept = { ...this.ledger.latest, inherited: this.ledger.kept.inherited };
      const fills = this.sender?.(slot) ?? false;
      // It may have been filled in silence before this phone had its seat, or by what it has given up.
      const began = kept.from === 0 && !kept.overruled;
      const sent = kept.own[slot] !== undefined;
      const mine = sent || fills === true || (fills === 'silent' && began);
      return mine ? receiptMismatch(kept, slot, this.published.get(slot) ?? []) : undefined;
    };
    const first = stray();
    if (first === undefined || this.ledger.isKnown({ what: first, slot })) return;
    await new Promise((resolve) => setTimeout(resolve, this.twinWaitMs));
    const what = stray();
    if (what !== undefined) this.ledger.raise([{ what, slot }]);
  }
}
