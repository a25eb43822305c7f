import type { Json } from '@mister-x/engine';
import { type Lasting, type MatchNotice, stillHolds, TABLE, type Viewer } from '@mister-x/engine';
import type { LogLine } from '@mister-x/engine/protocol';

/**
 * Lines told to the table after which a client was away for long: it is then told what still holds
 * and no more.
 */
export const LONG_GAP = 40;

type Line = MatchNotice<Json>;
type Log = {
  readonly lines: Line[];
  /** For each line, how many the table had been told before the batch that brought it. */
  readonly publicly: number[];
};

/**
 * What each viewer was told so far, line by line, and what of it somebody missed. A viewer's lines are
 * counted by themselves: a count says nothing about what others were told.
 */
export class ViewerLogs {
  private readonly logs = new Map<Viewer, Log>();

  constructor(private readonly lasting: (notice: Json) => Lasting) {}

  /** How many lines this viewer was told. */
  count(viewer: Viewer): number {
    return this.logs.get(viewer)?.lines.length ?? 0;
  }

  /** @param publicly lines that the table had been told before this batch */
  add(viewer: Viewer, lines: readonly Line[], publicly: number): void {
    const log: Log = this.logs.get(viewer) ?? { lines: [], publicly: [] };
    this.logs.set(viewer, log);
    for (const line of lines) {
      log.lines.push(line);
      log.publicly.push(publicly);
    }
  }

  /**
   * What a client missed that has the first `since` lines of this viewer's log. Without a number, or
   * with one that this log does not reach, nothing: what that client saw is not known here.
   *
   * How much is told goes by what the table was told meanwhile, so that it shows nobody how much a
   * seat did in secret.
   */
  missed(viewer: Viewer, since: number | undefined): readonly LogLine[] {
    const log = this.logs.get(viewer);
    if (log === undefined || since === undefined || since > log.lines.length) return [];
    const lines = log.lines.slice(since).map((line, index): LogLine => [since + index, line]);
    if (this.count(TABLE) - this.publicly(viewer, since) <= LONG_GAP) return lines;
    return stillHolds<LogLine, Json>(lines, ([, line]) => line, this.lasting);
  }

  /** How many lines the table had been told when this viewer had been told `since`. */
  publicly(viewer: Viewer, since: number): number {
    return this.logs.get(viewer)?.publicly[since] ?? this.count(TABLE);
  }
}
