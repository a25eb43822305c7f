import {
  type GameTypes,
  type HostedGame,
  type Json,
  type MatchNotice,
  type MatchRun,
  type Step,
  TABLE,
  type Viewer,
} from '@mister-x/engine';
import type { Published, ViewerUpdate } from '../../socket/outbox/viewer-update.js';
import { ViewerLogs } from './viewer-logs.js';

type AnyRun = MatchRun<GameTypes>;

/** What a step brings each viewer, before it is told. */
export type Effect = {
  readonly step: Step<GameTypes>;
  /** Notices that the table had before. */
  readonly publicly: number;
  /** Built when it is first asked for; `undefined` for whom nothing changes. */
  readonly updateOf: (viewer: Viewer) => ViewerUpdate | undefined;
};

type ViewerNotices = {
  readonly notices: readonly MatchNotice<Json>[];
  readonly noticesJson: string;
};
const NOTHING: ViewerNotices = { notices: [], noticesJson: '[]' };

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
    const looks = looksAt(first);
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
    const looks = looksAt(run);
    const publicLength = lengthOf(looks(TABLE));
    return this.viewers.map((viewer) => ({
      viewer,
      publicLength,
      room: this.room,
      revision: this.revision(viewer),
      json: looks(viewer),
      ...NOTHING,
      logLength: this.logs.count(viewer),
    }));
  }

  /** What `step` brings; nobody is told of it yet. */
  effect(step: Step<GameTypes>, published: Published | undefined): Effect {
    const toldBy = telling(step);
    const publicly = this.logs.count(TABLE);
    const looks = looksAt(step.after);
    let bytes: number | undefined;
    const publicLength = () => {
      bytes ??= lengthOf(looks(TABLE)) + lengthOf(toldBy(TABLE).noticesJson);
      return bytes;
    };
    const made = new Map<Viewer, ViewerUpdate | undefined>();
    const make = (viewer: Viewer): ViewerUpdate | undefined => {
      const news = toldBy(viewer);
      const json = looks(viewer);
      const { length } = news.notices;
      if (length === 0 && this.shown.get(viewer)?.json === json) return undefined;
      const revision = this.revision(viewer) + 1;
      const logLength = this.logs.count(viewer) + length;
      const sizes = { publicLength: publicLength(), room: this.room };
      const update = { viewer, revision, json, ...news, logLength, ...sizes };
      return published === undefined ? update : { ...update, published };
    };
    const updateOf = (viewer: Viewer) => {
      if (!made.has(viewer)) made.set(viewer, make(viewer));
      return made.get(viewer);
    };
    return { step, publicly, updateOf };
  }

  /** Counts what `effect` brings `viewers` as shown and told. */
  tell({ publicly, updateOf }: Effect, viewers: readonly Viewer[]): readonly ViewerUpdate[] {
    const updates = viewers.flatMap((viewer) => updateOf(viewer) ?? []);
    for (const { viewer, json, revision, notices } of updates) {
      this.shown.set(viewer, { json, revision });
      this.logs.add(viewer, notices, publicly);
    }
    return updates;
  }
}

/** The notices that a step brings a viewer, the very same list for each time he is looked up. */
function telling(step: Step<GameTypes>): (viewer: Viewer) => ViewerNotices {
  const made = new Map<Viewer, ViewerNotices>();
  const make = (viewer: Viewer): ViewerNotices => {
    const notices = step.notices(viewer);
    return notices.length === 0 ? NOTHING : { notices, noticesJson: JSON.stringify(notices) };
  };
  return (viewer) => {
    const told = made.get(viewer) ?? make(viewer);
    made.set(viewer, told);
    return told;
  };
}

/** Views of one moment as JSON; what is the same for a group, or for all, is built once. */
function looksAt(run: AnyRun): (viewer: Viewer) => string {
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
    const look =
      alike.get(key) ?? `{"game":${seen},${known}"takeback":${own},"concession":${common}}`;
    alike.set(key, look);
    return look;
  };
}

const lengthOf = (text: string): number => Buffer.byteLength(text);
