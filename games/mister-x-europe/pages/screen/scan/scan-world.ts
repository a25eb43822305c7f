import type { CommonCard } from '@mister-x/engine/cards';
import type { DetectiveId, Flags, HunterSeat, TicketKind, RefusalCode, Ticket, View } from '../../../rules/browser.js';
import type { Seat } from '@mister-x/engine/protocol';
import type { ScanRefusalCode as PursuitCode } from '@mister-x/kiosk/screen/scan/scan-codes.ts';
import * as pursuit from '../../../../pursuit/pages/scan/scan-play.js';
import { NO_SPECIAL, type SpecialEntry } from '../../shared/special-entry.js';

export type Card = CommonCard | { readonly kind: 'ticket'; readonly ticket: Ticket };
export type ScanCode = PursuitCode | RefusalCode;

/** What cards have entered at a table of Mister X across Europe. */
export type ScanEntry = pursuit.ScanEntry<TicketKind, Ticket> & {
  readonly special: SpecialEntry;
  /** Who gives the next ticket of a special, as the cards said; one hunter alone is meant without. */
  readonly giver: HunterSeat | null;
  /** The beacons lie there: now someone is sent (MX-43). */
  readonly sends: boolean;
  /** That no special is played waits for its confirmation (MX-16). */
  readonly none: boolean;
};

export const NOTHING_SCANNED: ScanEntry = {
  ...pursuit.NOTHING_SCANNED,
  special: NO_SPECIAL,
  giver: null,
  sends: false,
  none: false,
};

/** What the table waits for, as far as cards can answer it; public facts alone (CM-3, MX-11). */
export type ScanWorld = Omit<pursuit.ScanWorld<TicketKind>, 'view'> & {
  readonly view: View;
  readonly flags: Flags;
  /** Start cards of the detectives are due (MX-Q3). */
  readonly startsDue: boolean;
  /** Hunters for whom this screen acts. */
  readonly here: readonly HunterSeat[];
};

export type ScanOrder = pursuit.ScanOrder | { readonly type: 'special' } | { readonly type: 'noSpecial' };
export type ScanAnswer = pursuit.ScanAnswer<ScanEntry, ScanOrder, ScanCode>;

/** A scanner that lies in a hunter's hand speaks for his pawns alone. */
export function isPawnOfSeat(world: ScanWorld, seat: Seat | null, pawn: DetectiveId): boolean {
  return seat === null || world.hunterOf(pawn) === seat;
}

/** The pawn that stands in a city. */
export function detectiveAtStop({ view }: ScanWorld, stop: number): DetectiveId | undefined {
  return view.detectives.find((each) => each.stop === stop)?.id;
}

/** The pawn whose printed digit it is. */
export function detectiveOfDigit({ view }: ScanWorld, digit: number): DetectiveId | undefined {
  return view.detectives.find(({ id }) => id === `d${digit}`)?.id;
}
