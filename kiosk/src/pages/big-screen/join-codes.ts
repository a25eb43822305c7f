import type { HostInfo, Seat, SeatInfo, TableInfo } from '@mister-x/engine/protocol';

/** A code to join with: of one seat with secrets, or of the table, for those who take any other seat. */
export type OpenCode = { readonly code: string; readonly seat: SeatInfo | null };

/** Those that someone still needs, in the order in which they are shown. */
export function openCodes(
  { seats }: Pick<TableInfo, 'seats'>,
  { codes, joinCode }: Pick<HostInfo, 'codes' | 'joinCode'>,
): readonly OpenCode[] {
  const own = seats.flatMap((seat) => {
    const code = seat.secret && !seat.claimed ? codes[seat.seat] : undefined;
    return code === undefined ? [] : [{ code, seat }];
  });
  const free = seats.some(({ secret, claimed }) => !secret && !claimed);
  return joinCode !== null && free ? [...own, { code: joinCode, seat: null }] : own;
}

/** Whose code the host turned to: a seat, or `null` for the table's. */
export type ChosenSeatOfCode = Seat | null | undefined;

/**
 * Which of them is shown; never two, as a camera reads the neighbour of the one it points at. What the
 * host turned to stays for as long as someone needs it; otherwise it is the first.
 */
export function indexOfCodeShown(codes: readonly OpenCode[], turnedTo: ChosenSeatOfCode): number {
  if (turnedTo === undefined) return 0;
  return Math.max(
    0,
    codes.findIndex(({ seat }) => (seat?.seat ?? null) === turnedTo),
  );
}
