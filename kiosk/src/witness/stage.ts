import type { Json, MatchView, TableInfo } from '@mister-x/engine/protocol';
import { fieldsOf } from '../browser/fields.js';

/**
 * How far a game has come, as its check needs to know it. `abandoned`: the host broke it off;
 * `lost`: its key is gone, and what was secret stays sealed.
 */
export type MatchStage = 'gathering' | 'playing' | 'over' | 'abandoned' | 'lost';

/** A game that is shown as finished is over, whatever the server calls it: its check is due. */
export function stageOf(info: TableInfo, view: MatchView<Json> | null): MatchStage {
  const { end, phase } = fieldsOf(view?.game);
  // Every game names its end by a code; that of one that was broken off is the same in all.
  if (fieldsOf(end).code === 'ABANDONED') return 'abandoned';
  // What opens the page of the end, on phones and on the big screen; a game whose key is lost has none.
  if ((end ?? null) !== null || phase === 'over') return 'over';
  if (info.lost) return 'lost';
  if (info.status === 'over') return 'over';
  return info.status === 'playing' || view !== null ? 'playing' : 'gathering';
}
