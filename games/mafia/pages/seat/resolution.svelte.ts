import { flagsOf, type View } from '../../rules/browser.js';
import { createContext, untrack } from 'svelte';
import type { NoticeQueue, NoticeReader } from '@mister-x/kiosk/visit/notices/queue.svelte.ts';
import { type BoardShown, boardShownOf } from '../shared/board.js';
import { COLLECTION_LINES, LINE_SHOWN_MS, MANY_PARTS_WAITING, STEP_SHOWN_MS } from '../shared/step-time.js';
import { type ResolutionPart, resolutionPartsOf } from '../shared/steps.js';

/**
 * What a phone shows of city, prison and money: no more than the big screen has had time to resolve, so that nobody
 * reads off a phone how an opening ends. What a seat has to do is not held back: it may be done meanwhile.
 * Nothing is held back by correspondence, where nobody sits before a big screen, nor on a phone that comes back after
 * a reload, a lost connection or out of a pocket, nor after a take-back. The phone counts the time by itself, so it
 * waits for no big screen; and where people play faster than anybody looks, only the last parts are held back.
 */
export class RoundResolution {
  readonly #reader: NoticeReader;
  /** The table before the first part that waits, and after each later arrival; none before this page has seen any. */
  #boards = $state.raw<readonly { readonly board: BoardShown; readonly at: number }[]>([]);
  #isHidden = $state(false);
  readonly #parts = $derived.by((): readonly ResolutionPart[] => {
    if (this.#boards.length === 0 || this.#isHidden) return [];
    const { pacing, masks } = flagsOf(this.view());
    const waiting = this.#reader.waiting();
    const isOld = waiting.some(({ missed, notice }) => missed || notice.kind === 'taken-back');
    if (pacing !== 'live' || masks || isOld) return [];
    return resolutionPartsOf(waiting).flatMap(({ moments }) => moments);
  });
  /** The number of the first line that is still held back; `undefined`: none. */
  readonly from = $derived.by(() => this.#parts.slice(-MANY_PARTS_WAITING).find(({ kind }) => kind !== 'end')?.from);
  /** What one arrival brings is shown once its last part is. */
  readonly board: BoardShown | undefined = $derived.by(() =>
    this.from === undefined ? boardShownOf(this.view()) : this.#since(this.from)[0]?.board,
  );
  /** How long the big screen shows the first part, at its usual pace. */
  readonly lasts = $derived.by(() => lengthOf(this.#parts.find(({ from }) => from === this.from)));

  constructor(
    queue: NoticeQueue,
    private readonly view: () => View,
  ) {
    this.#reader = queue.reader('resolution');
  }

  /** For as long as the page that calls it is there. */
  watch(): void {
    $effect(() => {
      const look = () => this.look(document.hidden);
      look();
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    });
    $effect(() => this.update());
    $effect(() => {
      if (this.from === undefined) return;
      const timer = setTimeout(() => this.next(), this.lasts);
      return () => clearTimeout(timer);
    });
  }

  look(isHidden: boolean): void {
    this.#isHidden = isHidden;
  }

  /** What is no longer held back is done with; where nothing is, what comes next begins from the present table. */
  update(): void {
    const [view, from, waiting] = [this.view(), this.from, this.#reader.waiting()];
    const at = (waiting.at(-1)?.at ?? this.#reader.end() - 1) + 1;
    this.#reader.done(from ?? at);
    const before = from === undefined ? [] : untrack(() => this.#since(from));
    this.#boards = [...before.filter((each) => each.at < at), { board: boardShownOf(view), at }];
  }

  /** The first part has been shown. */
  next(): void {
    const part = this.#parts.find(({ from }) => from === this.from);
    if (part !== undefined) this.#reader.done(part.upTo);
  }

  /** The table as it is shown before this line, and the later ones. */
  #since(from: number): readonly { readonly board: BoardShown; readonly at: number }[] {
    return this.#boards.filter((_, i, all) => (all[i + 1]?.at ?? Number.POSITIVE_INFINITY) > from);
  }
}

/** A line for each notice, and one piece to move. */
function lengthOf(part: ResolutionPart | undefined): number {
  if (part === undefined) return 0;
  const lines = 2 * part.notices.length + (part.kind === 'step' ? 0 : COLLECTION_LINES);
  return STEP_SHOWN_MS + lines * LINE_SHOWN_MS;
}

/** Of the visit that the page belongs to. */
export const [resolutionHere, provideResolution] = createContext<RoundResolution>();
