import { batchNotices } from '../../src/batch-notices.js';
import { type GameTypes, TABLE, type Viewer } from '../../src/game.js';
import { foldMatch, type MatchNotice } from '../../src/match.js';
import { stillHolds } from '../../src/still-holds.js';
import type { Effort, Failure, GameKit } from './kit.js';
import { bytes } from './plain.js';
import { runCheck } from './run.js';
import { walk } from './walk.js';

/**
 * What somebody is told who was away: lines of his own log, in order, the same however often it is
 * asked, and a command that was taken back as if it had never been.
 */
export function checkLasting<T extends GameTypes>(kit: GameKit<T>, effort: Effort): Failure[] {
  return runCheck('lasting', kit, effort, (table, report) => {
    const { game } = kit;
    type Line = MatchNotice<T['notice']>;
    const holding = (lines: readonly Line[]): readonly Line[] =>
      stillHolds<Line, T['notice']>(
        lines,
        (line) => line,
        (notice) => game.lasting(notice),
      );
    const logs = new Map<Viewer, readonly Line[]>();
    for (const { match, seats, next, history } of walk(table, { takebacks: true })) {
      if (next === undefined) break;
      const at = history.batches.length;
      const { undo } = foldMatch(game, match, next.batch);
      const taken = undo?.rule.allowed && undo.state === match.state ? undo.by : undefined;
      for (const viewer of [TABLE, ...seats.map(({ seat }) => seat)]) {
        const before = logs.get(viewer) ?? [];
        const after = [...before, ...batchNotices(game, match, next.batch, viewer)];
        logs.set(viewer, after);
        const held = holding(after);
        if (bytes(holding(held)) !== bytes(held)) report(at, `${viewer}: not the same twice`);
        const places = held.map((line) => after.indexOf(line));
        if (places.some((place, i) => place < 0 || place <= (places[i - 1] ?? -1))) {
          report(at, `${viewer}: out of order, or not of his log`);
        }
        if (taken === undefined) continue;
        const back: Line = { kind: 'taken-back', by: taken };
        const played = (lines: readonly Line[]) =>
          bytes(holding(lines).filter(({ kind }) => kind === 'game'));
        if (played([...after, back]) !== played(before)) {
          report(at, `${viewer}: something of what was taken back still holds`);
        }
      }
    }
  });
}
