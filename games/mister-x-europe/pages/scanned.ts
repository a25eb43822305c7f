import type { CardCommand, CodeFault } from '@mister-x/engine/cards';
import { isKind, type Ticket } from '../rules/browser.js';
import { nameOnCard, readEuropeCard } from '../rules/cards.js';
import type { Seat, TableId } from '@mister-x/engine/protocol';
import { t } from '@mister-x/kiosk/messages/index.svelte.ts';
import type { HeardScan } from '@mister-x/kiosk/scan/heard.ts';

/** What a scan says to a page of this game. A start card names its city; digits are spelt by the page. */
export type ScannedCard =
  | { readonly ticket: Ticket }
  | { readonly stop: number }
  | { readonly digit: number }
  | { readonly command: CardCommand }
  | { readonly fault: CodeFault };

export function readScannedCard(text: string): ScannedCard {
  const read = readEuropeCard(text);
  if (!read.ok) return { fault: read.error };
  const card = read.value;
  switch (card.kind) {
    case 'ticket':
      return { ticket: nameOnCard(card) };
    case 'stop':
    case 'start':
      return { stop: card.stop };
    case 'digit':
      return { digit: card.digit };
    case 'command':
      return { command: card.command };
  }
}

/** Why a card changes nothing. */
export type UnusedScanCode =
  | CodeFault
  | 'CARD_REPEATED'
  | 'CARD_NOT_DUE'
  | 'TICKET_NOT_UNIQUE'
  | 'SCANNER_WITHOUT_TABLE'
  | 'SCANNER_OF_OTHERS';

/** Who registers tickets, and where. */
type RegisteringSeat = { readonly table: TableId | null; readonly seat: Seat };

/**
 * Why a scanner may not enter what `seat` registers: it lies in another hunter's hand or on another
 * table. One that is passed round, or that this device reads itself, serves the player who is asked.
 */
export function isForeignScanner(
  heard: Pick<HeardScan, 'via' | 'table' | 'seat'>,
  { table, seat }: RegisteringSeat,
): UnusedScanCode | undefined {
  if (heard.via === 'scanner' && heard.table === null) return 'SCANNER_WITHOUT_TABLE';
  if (heard.table !== null && heard.table !== table) return 'SCANNER_OF_OTHERS';
  return heard.seat === null || heard.seat === seat ? undefined : 'SCANNER_OF_OTHERS';
}

/** A scan that changes the tickets entered so far, or sends them. */
export type TakenScan =
  | { readonly kind: 'added'; readonly tickets: readonly Ticket[] }
  | { readonly kind: 'done' }
  | { readonly kind: 'undone'; readonly tickets: readonly Ticket[] };

/** What a scan does to tickets that are entered one after the other. */
export type EnterResult = TakenScan | { readonly kind: 'refused'; readonly fault: UnusedScanCode };

/** Where tickets are entered. */
export type TicketEntry = {
  /** No more are due. */
  readonly full: boolean;
  /** What is there may be sent. */
  readonly ready: boolean;
  /** Pieces count by their numbers (CM-9). */
  readonly unique?: boolean;
};

/**
 * A card of a ticket adds it, "confirm" sends what is `ready`, "cancel" takes the last one out. A
 * numbered card counts once, however often it is read; a card of the kind alone counts each time,
 * and where pieces count by their numbers not at all.
 */
export function enterScan(text: string, chosen: readonly Ticket[], at: TicketEntry): EnterResult {
  const heard = readScannedCard(text);
  if ('fault' in heard) return { kind: 'refused', fault: heard.fault };
  if ('ticket' in heard) {
    const numbered = !isKind(heard.ticket);
    if (!numbered && at.unique === true) return refused('TICKET_NOT_UNIQUE');
    if (numbered && chosen.includes(heard.ticket)) return refused('CARD_REPEATED');
    if (at.full) return refused('CARD_NOT_DUE');
    return { kind: 'added', tickets: [...chosen, heard.ticket] };
  }
  const { ready } = at;
  if ('command' in heard && heard.command === 'confirm' && ready) return { kind: 'done' };
  if ('command' in heard && heard.command === 'cancel' && chosen.length > 0) {
    return { kind: 'undone', tickets: chosen.slice(0, -1) };
  }
  return refused('CARD_NOT_DUE');
}

function refused(fault: UnusedScanCode): EnterResult {
  return { kind: 'refused', fault };
}

/** In a sentence; the words of `cards` must be there. */
export function unusedScanSentence(fault: UnusedScanCode): string {
  return { ...t.cards.faults, ...t.cards.unused }[fault];
}
