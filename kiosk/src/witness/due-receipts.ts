import { type Alarm, alarm } from './alarms.js';
import type { PublishedTrust } from './compare.js';
import type { TrustLedger } from './ledger.svelte.js';
import type { DueReceipt } from './memory.js';

/** What of the match the device has seen so far. */
export type PublishedAndFilled = PublishedTrust & {
  readonly isOver: boolean;
  /** The slots of the log that it is shown as filled. */
  readonly filled: () => readonly string[];
};

/** The receipts that the server owes this device: of moves that it accepted, and of every filled slot. */
export class DueReceipts {
  constructor(
    private readonly ledger: TrustLedger,
    private readonly seen: PublishedAndFilled,
  ) {}

  /** Of accepted moves. */
  expect(moves: readonly DueReceipt[]): void {
    const due = moves.filter((each) => !this.#isPublished(each));
    this.ledger.keep({ due: [...this.ledger.latest.due, ...due] });
  }

  /** Slots without the receipt that they must have. */
  lacking(): readonly string[] {
    const due = this.ledger.latest.due.filter((each) => !this.#isPublished(each) && this.#isOwed(each));
    const { waived } = this.ledger.kept;
    const bare = this.seen.filled().filter((slot) => !this.seen.receipts.has(slot) && !waived.includes(slot));
    return [...new Set([...due.map(({ slot }) => slot), ...bare])];
  }

  /** What is published is due no more. */
  dropPublished(): void {
    const { due } = this.ledger.latest;
    const open = due.filter((each) => !this.#isPublished(each));
    if (open.length < due.length) this.ledger.keep({ due: open });
    this.ledger.takeBack('due', this.lacking().map(missingReceiptAlarm));
  }

  /** Of a silent move, that of one which this phone sent later does as well: it replaced this one. */
  #isPublished({ slot, commitment, silent }: DueReceipt): boolean {
    const sent = silent ? (this.ledger.latest.own[slot] ?? []) : [];
    const later = sent.slice(sent.indexOf(commitment) + 1);
    const published = this.seen.receipts.get(slot) ?? [];
    return published.some((each) => each === commitment || later.includes(each));
  }

  #isOwed({ slot, silent }: DueReceipt): boolean {
    const { isOver, openings } = this.seen;
    return !silent || isOver || openings.some((opening) => opening.slot === slot);
  }
}

export const missingReceiptAlarm = (slot: string): Alarm => alarm('receipt-missing', slot);
