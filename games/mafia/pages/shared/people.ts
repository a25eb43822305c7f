import { isClan, type Pack } from '../../rules/browser.js';
import type { TableInfo } from '@mister-x/engine/protocol';
import type { GameMessages } from '../../messages/phone-messages.js';
import { namer } from './names.js';

type Seats = Pick<TableInfo, 'seats' | 'correspondence'>;

/**
 * Who plays a seat, by name, as far as everybody may know: under masks nobody does before the end, and
 * then all who had it are named. A seat that nobody gave a name is called by its colour alone.
 */
export function personIn(info: Seats | null, seat: string, colour: string): string | undefined {
  const post = info?.correspondence ?? null;
  if (post?.masks) {
    const people = post.people.flatMap((each) =>
      each.seat === seat && each.name !== null ? [each.name] : [],
    );
    return people.length === 0 ? undefined : people.join(', ');
  }
  const name = info?.seats.find((each) => each.seat === seat)?.name;
  return name === colour ? undefined : name;
}

/** A seat by its colour, which signs and sentences go by, and its player's name beside that. */
export function withPerson(colour: string, person: string | undefined): string {
  return person === undefined ? colour : `${colour} (${person})`;
}

export function seatName(
  messages: GameMessages,
  pack: Pack,
  info: Seats | null,
  seat: string,
): string {
  if (!isClan(seat)) return seat;
  const { name } = namer(messages, pack, 'dollars').clan(seat);
  return withPerson(name, personIn(info, seat, name));
}
