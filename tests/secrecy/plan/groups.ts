import { type Seat, unwrap } from '@mister-x/engine';
import type { AnyGameKit } from '@mister-x/engine/testing';

/** Seats with secrets, those together that see the same: each group is hidden from all others. */
export function hiddenGroups({ game }: AnyGameKit, input: unknown): readonly (readonly Seat[])[] {
  const groups = new Map<string, Seat[]>();
  const options = unwrap(game.parseOptions(input));
  for (const { seat, secret } of game.seatPlan(options)) {
    if (!secret) continue;
    const name = game.viewGroup(seat, options);
    groups.set(name, [...(groups.get(name) ?? []), seat]);
  }
  return [...groups.values()];
}
