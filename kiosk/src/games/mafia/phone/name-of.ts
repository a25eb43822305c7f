import type { TableInfo } from '@mister-x/engine/protocol';

/** Who sits there, by name. */
export function nameOf(info: TableInfo | null, seat: string): string {
  return info?.seats.find((each) => each.seat === seat)?.name ?? seat;
}
