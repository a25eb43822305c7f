import type { Retention } from '@mister-x/engine/notices';
import type { MatchNotice } from '@mister-x/engine/protocol';

/** What the game had told of the move that this line of the log takes back; nothing where that was missed. */
export function noticesUndoneBy<N>(
  line: MatchNotice<N>,
  log: readonly MatchNotice<N>[],
  retention: (notice: N) => Retention,
): readonly N[] {
  const before = log.slice(0, Math.max(0, log.indexOf(line)));
  const from = before.map((each) => each.kind === 'game' && retention(each.notice).begins === true).lastIndexOf(true);
  if (from < 0) return [];
  return before.slice(from).flatMap((each) => (each.kind === 'game' ? [each.notice] : []));
}

/**
 * What is to be done on the board, without the way back of pieces that something later is said of.
 * @param pieceOf the piece that a task is about, if any
 */
export function newestTaskOfEachPiece<Task extends { readonly back?: true }>(
  tasks: readonly Task[],
  pieceOf: (task: Task) => string | undefined,
): readonly Task[] {
  const saidAfter = (at: number) => tasks.slice(at + 1).map(pieceOf);
  return tasks.filter((task, at) => !task.back || !saidAfter(at).includes(pieceOf(task)));
}
