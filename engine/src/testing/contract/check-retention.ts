import { type GameTypes, TABLE, type Viewer } from '../../core/game.js';
import type { MatchNotice } from '../../core/match.js';
import { NOT_RETAINED } from '../../core/retention.js';
import { noticesStillTold } from '../../core/still-holds.js';
import type { SeedsOfTable, Failure, GameKit } from './kit.js';
import { jsonText } from './plain.js';
import { runCheck } from './run.js';
import { walkMatch } from './walk.js';

/**
 * What someone is told who was away: notices of his own log, in order, the same however often it is
 * asked, and a command that was taken back as if it had never been.
 */
export function checkRetention<T extends GameTypes>(kit: GameKit<T>, effort: SeedsOfTable): Failure[] {
  return runCheck('retention', kit, effort, (table, report) => {
    const { game } = kit;
    type Notice = MatchNotice<T['notice']>;
    const holding = (log: readonly Notice[]): readonly Notice[] =>
      noticesStillTold<Notice, T['notice']>(
        log,
        (notice) => notice,
        (notice) => game.retention?.(notice) ?? NOT_RETAINED,
      );
    const logs = new Map<Viewer, readonly Notice[]>();
    for (const { run, seats, next } of walkMatch(table, { takebacks: true })) {
      if (next === undefined) break;
      const at = run.steps;
      const { undo } = next.step.after.match;
      const taken = undo?.rule.allowed && undo.state === run.state ? undo.by : undefined;
      for (const viewer of [TABLE, ...seats.map(({ seat }) => seat)]) {
        const before = logs.get(viewer) ?? [];
        const after = [...before, ...next.step.notices(viewer)];
        logs.set(viewer, after);
        const held = holding(after);
        if (jsonText(holding(held)) !== jsonText(held)) report(at, `${viewer}: not the same twice`);
        const places = held.map((notice) => after.indexOf(notice));
        if (places.some((place, i) => place < 0 || place <= (places[i - 1] ?? -1))) {
          report(at, `${viewer}: out of order, or not of his log`);
        }
        if (taken === undefined) continue;
        const back: Notice = { kind: 'taken-back', by: taken };
        const played = (log: readonly Notice[]) => jsonText(holding(log).filter(({ kind }) => kind === 'game'));
        if (played([...after, back]) !== played(before)) {
          report(at, `${viewer}: something of what was taken back still holds`);
        }
      }
    }
  });
}
