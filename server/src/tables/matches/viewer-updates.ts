import {
  type GameTypes,
  type HostedGame,
  type Json,
  type MatchNotice,
  type MatchRun,
  type Step,
  TABLE,
  type Viewer,
  type Retention,
  noticesStillTold,
} from '@mister-x/engine';
import type { LoggedNotice } from '@mister-x/engine/protocol';
import type { PublishedTrust, ViewerUpdate } from '../../socket/outbox/viewer-update.js';

/**
 * Notices told to the table after which a client was away for long: it is then told what still holds
 * and no more.
 */
export const LONG_GAP_NOTICES = 40;

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
    const logged = log.notices.slice(since).map((notice, index): LoggedNotice => [since + index, notice]);
    if (this.count(TABLE) - this.publicly(viewer, since) <= LONG_GAP_NOTICES) return logged;
    return noticesStillTold<LoggedNotice, Json>(logged, ([, notice]) => notice, this.retention);
  }

  /** How many notices the table had when this viewer had `since`. */
  publicly(viewer: Viewer, since: number): number {
    return this.logs.get(viewer)?.publicly[since] ?? this.count(TABLE);
  }
}

type AnyRun = MatchRun<GameTypes>;

/** What a step brings each viewer, before it is told. */
export type StepEffect = {
  readonly step: Step<GameTypes>;
  /** Notices that the table had before. */
  readonly publicly: number;
  /** Built when it is first asked for; `undefined` for whom nothing changes. */
  readonly updateOf: (viewer: Viewer) => ViewerUpdate | undefined;
};

/**
 * What the viewers of one match have been shown and told: for each how many updates he has had, the
 * last view as JSON, and his log.
 */
export class ViewerUpdates {
  readonly logs: ViewerLogs;
  private readonly shown = new Map<Viewer, { json: string; revision: number }>();
  private readonly room: number | undefined;

  constructor(
    game: HostedGame,
    first: AnyRun,
    readonly viewers: readonly Viewer[],
  ) {
    this.room = game.secretRoom;
    this.logs = new ViewerLogs((notice) => game.retention(notice));
    const looks = viewJsonByViewer(first);
    for (const viewer of viewers) {
      this.shown.set(viewer, { json: looks(viewer), revision: 1 });
    }
  }

  /** Updates that this viewer has had; 0 for a client that is no viewer. */
  revision(viewer: Viewer): number {
    return this.shown.get(viewer)?.revision ?? 0;
  }

  /** What every viewer sees in `run`, which is news for none of them. */
  present(run: AnyRun): readonly ViewerUpdate[] {
    const looks = viewJsonByViewer(run);
    const publicLength = Buffer.byteLength(looks(TABLE));
    return this.viewers.map((viewer) => ({
      viewer,
      publicLength,
      room: this.room,
      revision: this.revision(viewer),
      json: looks(viewer),
      notices: [],
      noticesJson: '[]',
      logLength: this.logs.count(viewer),
    }));
  }

  /** What `step` brings; nobody is told of it yet. */
  effect(step: Step<GameTypes>, published: PublishedTrust | undefined): StepEffect {
    const publicly = this.logs.count(TABLE);
    const looks = viewJsonByViewer(step.after);
    const publicLength = Buffer.byteLength(looks(TABLE)) + Buffer.byteLength(JSON.stringify(step.notices(TABLE)));
    const { room } = this;
    const made = new Map<Viewer, ViewerUpdate | undefined>();
    const updateOf = (viewer: Viewer): ViewerUpdate | undefined => {
      if (made.has(viewer)) return made.get(viewer);
      const notices = step.notices(viewer);
      const json = looks(viewer);
      const isNews = notices.length > 0 || this.shown.get(viewer)?.json !== json;
      const update = isNews
        ? {
            viewer,
            revision: this.revision(viewer) + 1,
            json,
            notices,
            noticesJson: JSON.stringify(notices),
            logLength: this.logs.count(viewer) + notices.length,
            publicLength,
            room,
            ...(published === undefined ? {} : { published }),
          }
        : undefined;
      made.set(viewer, update);
      return update;
    };
    return { step, publicly, updateOf };
  }

  /** Counts what `effect` brings `viewers` as shown and told. */
  tell({ publicly, updateOf }: StepEffect, viewers: readonly Viewer[]): readonly ViewerUpdate[] {
    const updates = viewers.flatMap((viewer) => updateOf(viewer) ?? []);
    for (const { viewer, json, revision, notices } of updates) {
      this.shown.set(viewer, { json, revision });
      this.logs.add(viewer, notices, publicly);
    }
    return updates;
  }
}

/** Views of one moment as JSON; what is the same for a group, or for all, is built once. */
function viewJsonByViewer(run: AnyRun): (viewer: Viewer) => string {
  const common = JSON.stringify(run.concession);
  const known = run.known === undefined ? '' : `"known":${JSON.stringify(run.known)},`;
  const byGroup = new Map<string, string>();
  const alike = new Map<string, string>();
  return (viewer) => {
    const group = run.viewGroup(viewer);
    let seen = byGroup.get(group);
    if (seen === undefined) {
      seen = JSON.stringify(run.gameView(viewer));
      byGroup.set(group, seen);
    }
    const own = JSON.stringify(run.takeback(viewer));
    const key = `${group} ${own}`;
    const look = alike.get(key) ?? `{"game":${seen},${known}"takeback":${own},"concession":${common}}`;
    alike.set(key, look);
    return look;
  };
}
