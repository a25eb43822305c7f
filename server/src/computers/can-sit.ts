import type { Json, Seat } from '@mister-x/engine';
import type { Level } from '@mister-x/engine/protocol';

/** Whether a computer can take a chair. Those who play are read when someone first asks for one. */
export async function canSit(
  game: string,
  options: Json,
  seat: Seat,
  level: Level,
): Promise<boolean> {
  const { computersOf } = await import('@mister-x/games/computers');
  const computers = computersOf(game);
  return computers?.levels(seat).includes(level) === true && computers.fits(options);
}
