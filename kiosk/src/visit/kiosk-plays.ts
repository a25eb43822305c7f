import type { SeatInfo } from '@mister-x/engine/protocol';

/** The kiosk acts for seats without secrets that no phone holds; nobody else acts through it. */
export function isPlayedByKiosk(seat: SeatInfo | undefined): boolean {
  return seat !== undefined && !seat.claimed && !seat.secret;
}
