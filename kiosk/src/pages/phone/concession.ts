import type { MatchNotice, MatchView, Seat } from '@mister-x/engine/protocol';

/** What a phone says of a concession (CM-17), or of a take-back (CM-13). */
type ConcessionAnnouncement =
  /** This seat has to answer. */
  | { readonly kind: 'asked'; readonly who: string }
  /** Others have to; `own`: this seat asked. */
  | {
      readonly kind: 'waiting';
      readonly about: 'concede' | 'takeback';
      readonly own: boolean;
      readonly who: string;
      readonly others: string;
    }
  /** Someone else refused, nobody by name when time ran out; the line stays until something else happens. */
  | { readonly kind: 'refused'; readonly own: boolean; readonly who: string | null };

export function concessionAnnouncement(
  view: Pick<MatchView<unknown>, 'concession' | 'takeback'> | null,
  latest: readonly MatchNotice<unknown>[],
  seat: string,
  name: (seat: Seat) => string,
): ConcessionAnnouncement | null {
  const back = view?.takeback.open ?? null;
  const open = view?.concession.open ?? null;
  // The player who asks and those who are asked read of it on the page of the game.
  if (back !== null && !back.yours && back.by !== seat) {
    const [who, others] = [name(back.by), name(back.of)];
    return { kind: 'waiting', about: 'takeback', own: false, who, others };
  }
  if (open === null) {
    const answer = latest.filter((line) => line.kind === 'concede-declined').at(-1);
    if (answer?.kind !== 'concede-declined' || answer.seat === seat) return null;
    const who = answer.seat === null ? null : name(answer.seat);
    return { kind: 'refused', own: answer.by === seat, who };
  }
  if (open.waiting.includes(seat)) return { kind: 'asked', who: name(open.by) };
  const others = open.waiting.map(name).join(', ');
  return { kind: 'waiting', about: 'concede', own: open.by === seat, who: name(open.by), others };
}
