import type { Command, Json, MatchView, Seat } from '@mister-x/engine/protocol';

/**
 * Whether a command that met a state that had changed is still meant, by what its sender sees: as it was when
 * it was sent, and now. A game knows of its own actions when they are in a view that has changed (`SendOptions`).
 */
export function isCommandStillMeant(
  seat: Seat,
  command: Command<Json>,
  before: MatchView<Json> | null,
  now: MatchView<Json> | null,
): boolean {
  if (before === null || now === null) return false;
  const [concession, asked] = [before.concession.open, now.concession.open];
  switch (command.kind) {
    case 'abandon':
      return true;
    case 'answer-takeback':
      return before.takeback.open !== null && isSame(before.takeback.open, now.takeback.open);
    case 'answer-concede':
      // Others answer at the same time.
      return concession !== null && concession.by === asked?.by && asked.waiting.includes(seat);
    default:
      return isSame(before, now);
  }
}

function isSame(one: Json, other: Json): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
