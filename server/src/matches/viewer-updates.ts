import {
  type AnyGame,
  type Batch,
  concessionView,
  foldEvent,
  type GameTypes,
  type Json,
  type Match,
  type MatchNotice,
  type MatchView,
  matchNotice,
  TABLE,
  takebackView,
  type Viewer,
} from '@mister-x/engine';
import type { Update } from '@mister-x/engine/protocol';
import { ViewerLogs } from './viewer-logs.js';

type AnyMatch = Match<GameTypes>;

export type ViewerUpdate = {
  readonly viewer: Viewer;
  readonly revision: number;
  readonly view: MatchView<Json>;
  /** Equal for equal views; never sent. */
  readonly bytes: string;
  readonly notices: readonly MatchNotice<Json>[];
  /** Lines that his log has with these. */
  readonly told: number;
  /** Bytes of the table's view and notices of this moment; never sent. */
  readonly publicLength: number;
  /** What the entry published, the same for every viewer. */
  readonly published?: Published;
};

export type Published = Pick<Update, 'chain' | 'receipts' | 'openings'>;

/** What a batch brings each viewer, before it is told. */
export type Effect = {
  readonly after: AnyMatch;
  /** Lines that the table had been told before. */
  readonly publicly: number;
  /** Built when it is first asked for; `undefined` for whom nothing changes. */
  readonly updateOf: (viewer: Viewer) => ViewerUpdate | undefined;
};

type Look = { readonly view: MatchView<Json>; readonly bytes: string };

/** Of each event of a batch. */
type Notices = readonly (MatchNotice<Json> | undefined)[];

/**
 * What the viewers of one match have been shown and told: for each how many updates he has had, the
 * bytes of the last, and his log.
 */
export class ViewerUpdates {
  readonly logs: ViewerLogs;
  private readonly shown = new Map<Viewer, { bytes: string; revision: number }>();

  constructor(
    private readonly game: AnyGame,
    first: AnyMatch,
    readonly viewers: readonly Viewer[],
  ) {
    this.logs = new ViewerLogs((notice) => game.lasting(notice));
    const looks = this.looks(first);
    for (const viewer of viewers) {
      this.shown.set(viewer, { bytes: looks(viewer).bytes, revision: 1 });
    }
  }

  /** Updates that this viewer has had; 0 for whoever is no viewer. */
  revision(viewer: Viewer): number {
    return this.shown.get(viewer)?.revision ?? 0;
  }

  /** What every viewer sees in `match`, which is news for none of them. */
  present(match: AnyMatch): readonly ViewerUpdate[] {
    const looks = this.looks(match);
    const publicLength = lengthOf(looks(TABLE).bytes);
    return this.viewers.map((viewer) => ({
      viewer,
      publicLength,
      revision: this.revision(viewer),
      ...looks(viewer),
      notices: [],
      told: this.logs.count(viewer),
    }));
  }

  /** What `batch` brings, which leads from `before` to `after`; nobody is told of it yet. */
  effect(
    before: AnyMatch,
    batch: Batch<Json>,
    after: AnyMatch,
    published: Published | undefined,
  ): Effect {
    const linesOf = this.lines(before, batch, after);
    const publicly = this.logs.count(TABLE);
    const looks = this.looks(after);
    let length: number | undefined;
    const publicLength = () => {
      length ??= lengthOf(looks(TABLE).bytes + JSON.stringify(linesOf(TABLE)));
      return length;
    };
    const made = new Map<Viewer, ViewerUpdate | undefined>();
    const make = (viewer: Viewer): ViewerUpdate | undefined => {
      const notices = linesOf(viewer);
      const { view, bytes } = looks(viewer);
      if (notices.length === 0 && this.shown.get(viewer)?.bytes === bytes) return undefined;
      const revision = this.revision(viewer) + 1;
      const told = this.logs.count(viewer) + notices.length;
      const update = { viewer, revision, view, notices, told, bytes, publicLength: publicLength() };
      return published === undefined ? update : { ...update, published };
    };
    const updateOf = (viewer: Viewer) => {
      if (!made.has(viewer)) made.set(viewer, make(viewer));
      return made.get(viewer);
    };
    return { after, publicly, updateOf };
  }

  /** Counts what `effect` brings `viewers` as shown and told. */
  tell({ publicly, updateOf }: Effect, viewers: readonly Viewer[]): readonly ViewerUpdate[] {
    const updates = viewers.flatMap((viewer) => updateOf(viewer) ?? []);
    for (const { viewer, bytes, revision, notices } of updates) {
      this.shown.set(viewer, { bytes, revision });
      this.logs.add(viewer, notices, publicly);
    }
    return updates;
  }

  /**
   * The lines that a batch brings a viewer. The game's are made once for each audience; a match tells
   * whoever asked more.
   */
  private lines(first: AnyMatch, { events }: Batch<Json>, { state }: AnyMatch) {
    const { game } = this;
    const before: AnyMatch[] = [];
    let next = first;
    for (const event of events) {
      before.push(next);
      next = foldEvent(game, next, event);
    }
    const options = game.optionsOf(state);
    const byAudience = new Map<string, Notices>();
    const noticesOf = (viewer: Viewer): Notices => {
      const audience = game.audience(viewer, options);
      const made = byAudience.get(audience);
      const notices = events.map((event, index) =>
        made !== undefined && event.kind === 'game'
          ? made[index]
          : matchNotice(game, before[index] as AnyMatch, event, viewer),
      );
      if (made === undefined) byAudience.set(audience, notices);
      return notices;
    };
    return (viewer: Viewer) => noticesOf(viewer).flatMap((notice) => notice ?? []);
  }

  /** Views of one moment, with their bytes; what is the same for an audience, or for all, is built once. */
  private looks(match: AnyMatch): (viewer: Viewer) => Look {
    const { game } = this;
    const options = game.optionsOf(match.state);
    const concession = concessionView(game, match);
    const common = JSON.stringify(concession);
    const byAudience = new Map<string, { readonly view: Json; readonly bytes: string }>();
    const alike = new Map<string, Look>();
    return (viewer) => {
      const audience = game.audience(viewer, options);
      let seen = byAudience.get(audience);
      if (seen === undefined) {
        const view: Json = game.view(match.state, viewer);
        seen = { view, bytes: JSON.stringify(view) };
        byAudience.set(audience, seen);
      }
      const takeback = takebackView(match, viewer);
      const own = JSON.stringify(takeback);
      const key = `${audience} ${own}`;
      const look = alike.get(key) ?? {
        view: { game: seen.view, takeback, concession },
        bytes: `${seen.bytes}${own}${common}`,
      };
      alike.set(key, look);
      return look;
    };
  }
}

const lengthOf = (text: string): number => Buffer.byteLength(text);
