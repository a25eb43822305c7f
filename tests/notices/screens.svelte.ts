import { flushSync } from 'svelte';
import { EuropeTable } from '../../games/mister-x-europe/pages/screen/europe-table.svelte.js';
import { momentsOf as europeMoments } from '../../games/mister-x-europe/pages/screen/moments.js';
import { OwnPieces } from '../../games/scotland-yard/pages/seat/own-pieces.svelte.js';
import { momentsOf as yardMoments, YardTable } from '../../games/scotland-yard/pages/screen/yard-table.svelte.js';
import type { Visit } from '../../kiosk/src/visit/visit.svelte.js';
import { fieldsOf } from '../../kiosk/src/browser/fields.js';
import {
  pushedSeatChange,
  loggedSeatChanges,
  withSeatInfo,
} from '../../kiosk/src/visit/notices/say-seat-news.svelte.js';
import { concessionAnnouncement } from '../../kiosk/src/pages/phone/concession.js';
import { takebackDeclinedSentence } from '../../kiosk/src/seat/takeback-news.js';
import { Moments } from '../../kiosk/src/screen/moments.svelte.js';
import { announcedLines } from '../../kiosk/src/screen/announced-lines.js';
import { placings, RealBoard, type TakenBack } from './real-board.js';

/** What a page shows that people look at: everything but the picture of the view itself. */
export type ShownOnScreen = {
  /** Moments for which everybody looked up so far, in their order. */
  readonly moments: readonly string[];
  /** What was said in passing so far, in its order. */
  readonly toasts: readonly string[];
  /** What is asked of people now: pieces to be moved, questions to be answered. */
  readonly panel: readonly string[];
  /** Of that: the pawns that are to be put on a stop, each with it. */
  readonly placed: readonly (readonly [pawn: string, stop: number])[];
  readonly view: string;
};

export interface Screen {
  /** Someone looks at the page until nothing more comes. */
  look(): ShownOnScreen;
  close(): void;
}

/** More than any gap brings at once. */
const MOMENTS_MAX = 50;

/** The page of a kiosk or a spectator: its own modules, as `App`, `Table` and `Moments` put them together. */
export class TableScreen implements Screen {
  /** Where pawns stand when everybody does what this screen asks for, and nothing else. */
  readonly board = new RealBoard();
  readonly #moments: string[] = [];
  readonly #toasts: string[] = [];
  #page: { readonly table: YardTable | EuropeTable; readonly moments: Moments<unknown> } | undefined;
  readonly #stop: () => void;

  constructor(private readonly visit: Visit) {
    this.#stop = $effect.root(() => {
      sayNews(visit, this.#toasts);
      const game = $derived(visit.view === null ? undefined : visit.info.game);
      $effect(() => {
        if (game !== undefined) this.#open(game);
      });
    });
  }

  look(): ShownOnScreen {
    flushSync();
    const { visit } = this;
    if (this.#page === undefined) {
      return { ...this.#said, panel: [], placed: [], view: viewOf(visit) };
    }
    const { table, moments } = this.#page;
    while (moments.current !== undefined) {
      this.#moments.push(JSON.stringify(moments.current));
      if (this.#moments.length > MOMENTS_MAX) throw new Error('moments without end');
      moments.close();
      flushSync();
    }
    const panel = table.tasks.map(({ text }) => text);
    return { ...this.#said, panel, placed: placings(table.tasks), view: viewOf(visit) };
  }

  /** Until now people have done everything. */
  setUpBoard(takenBack: TakenBack): void {
    flushSync();
    const { visit, table } = this;
    if (table !== undefined) this.board.setUp(table.view, takenBack, noticesToldTo(visit));
  }

  get table(): YardTable | EuropeTable | undefined {
    return this.#page?.table;
  }

  close(): void {
    this.#stop();
  }

  get #said() {
    return { moments: [...this.#moments], toasts: [...this.#toasts] };
  }

  #open(game: string): void {
    const { visit } = this;
    const isYard = game === 'scotland-yard';
    const table = isYard ? new YardTable(visit) : new EuropeTable(visit);
    const moments: Moments<unknown> = isYard
      ? new Moments(visit.queue, yardMoments)
      : new Moments(visit.queue, europeMoments);
    this.#page = { table, moments };
    $effect(() => void table.remember());
    $effect(() => table.markSeen());
    $effect(() => moments.markSeen());
    // Whatever is asked for is done at once.
    $effect(() => this.board.follow(table.tasks, noticesToldTo(visit)));
    const passing = announcedLines(visit.queue, (notice) => fieldsOf(notice).type === 'audited');
    $effect(() => {
      void visit.queue.notices;
      for (const { line, seen } of passing.take()) {
        this.#toasts.push(JSON.stringify(line));
        seen();
      }
    });
  }
}

/** The page of a phone. */
export class PhoneScreen implements Screen {
  readonly #toasts: string[] = [];
  #pieces: OwnPieces | undefined;
  readonly #stop: () => void;

  constructor(private readonly visit: Visit) {
    const { seat } = visit;
    this.#stop = $effect.root(() => {
      sayNews(visit, this.#toasts);
      const hasPieces = $derived(visit.view !== null && seat !== 'x' && visit.info.game === 'scotland-yard');
      $effect(() => {
        if (!hasPieces) return;
        const pieces = new OwnPieces(visit, seat);
        this.#pieces = pieces;
        $effect(() => pieces.markDone());
      });
    });
  }

  look(): ShownOnScreen {
    flushSync();
    const { info, latest, view } = this.visit;
    const open = view?.takeback.open ?? null;
    const tasks = this.#pieces?.tasks ?? [];
    const nameOf = (seat: string) => info.seats.find((each) => each.seat === seat)?.name ?? 'referee';
    const panel = [
      ...tasks.map(({ text }) => text),
      concessionAnnouncement(view, latest, this.visit.seat, nameOf),
      takebackDeclinedSentence(latest, this.visit.seat, nameOf(this.visit.seat)),
      open?.yours === true ? { open, counted: this.visit.deadlines.has('takeback') } : null,
    ];
    const shown = panel.flatMap((each) => (each === null ? [] : [JSON.stringify(each)]));
    return {
      moments: [],
      toasts: [...this.#toasts],
      panel: shown,
      placed: placings(tasks),
      view: viewOf(this.visit),
    };
  }

  close(): void {
    this.#stop();
  }
}

/** What every page says of seats. */
function sayNews(visit: Visit, toasts: string[]): void {
  const passing = loggedSeatChanges(visit);
  $effect(() => {
    void visit.queue.notices;
    for (const { line, seen } of passing.take()) {
      const news = withSeatInfo(visit, line);
      if (news !== undefined) toasts.push(JSON.stringify(news));
      seen();
    }
  });
  $effect(() => {
    void visit.seatNews;
    const news = pushedSeatChange(visit);
    if (news !== undefined) toasts.push(JSON.stringify(news));
  });
}

/** Lines that reached the page. */
function noticesToldTo({ queue }: Visit): number {
  return queue.reader('none').end();
}

function viewOf({ view }: Visit): string {
  return JSON.stringify(view);
}
