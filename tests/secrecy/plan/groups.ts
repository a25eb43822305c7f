import { type Seat, unwrap } from '@mister-x/engine';
import type { AnyKit } from '@mister-x/engine/test-kit';

/** Seats with secrets, those together that see the same: each group is hidden from all others. */
export function hiddenGroups({ game }: AnyKit, input: unknown): readonly (readonly Seat[])[] {
  const groups = new Map<string, Seat[]>();
  const options = unwrap(game.parseOptions(input));
  for (const { seat, secret } of game.seatPlan(options)) {
    if (!secret) continue;
    const audience = game.audience(seat, options);
    const group = groups.get(audience) ?? [];
    groups.set(audience, group);
    group.push(seat);
  }
  return [...groups.values()];
}
