import type { Json } from '@mister-x/engine';
import { type MatchNotice, type Retention, stillHolds, TABLE, type Viewer } from '@mister-x/engine';
import type { LoggedNotice } from '@mister-x/engine/protocol';

/**
 * Notices told to the table after which a client was away for long: it is then told what still holds
 * and no more.
 */
export const LONG_GAP = 40;

type Notice = MatchNotice<Json>;
type Log = {
  readonly notices: Notice[];
  /** For each notice, how many the table had been told before the batch that brought it. */
  readonly publicly: number[];
};

/**
 * What each viewer was told so far, notice by notice, and what of it someone missed. A viewer's notices
 * are counted by themselves: a count says nothing about what others were told.
 */
export class ViewerLogs {
  private readonly logs = new Map<Viewer, Log>();

  constructor(private readonly retention: (notice: Json) => Retention) {}

  /** How many notices this viewer had. */
  count(viewer: Viewer): number {
    return this.logs.get(viewer)?.notices.length ?? 0;
  }

  /** @param publicly notices that the table had before this batch */
  add(viewer: Viewer, notices: readonly Notice[], publicly: number): void {
    const log: Log = this.logs.get(viewer) ?? { notices: [], publicly: [] };
    this.logs.set(viewer, log);
    for (const notice of notices) {
      log.notices.push(notice);
      log.publicly.push(publicly);
    }
  }

  /**
   * What a client missed that has the first `since` notices of this viewer's log. Without a number,
   * or with one that this log does not reach, nothing: what that client saw is not known here.
   *
   * How much is told goes by what the table was told meanwhile, so that it shows nobody how much a
   * seat did in secret.
   */
  missed(viewer: Viewer, since: number | undefined): readonly LoggedNotice[] {
    const log = this.logs.get(viewer);
    if (log === undefined || since === undefined || since > log.notices.length) return [];
    const logged = log.notices
      .slice(since)
      .map((notice, index): LoggedNotice => [since + index, notice]);
    if (this.count(TABLE) - this.publicly(viewer, since) <= LONG_GAP) return logged;
    return stillHolds<LoggedNotice, Json>(logged, ([, notice]) => notice, this.retention);
  }

  /** How many notices the table had when this viewer had `since`. */
  publicly(viewer: Viewer, since: number): number {
    return this.logs.get(viewer)?.publicly[since] ?? this.count(TABLE);
  }
}
