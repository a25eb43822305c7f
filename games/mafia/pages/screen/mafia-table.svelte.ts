import type { MatchNotice, Seat } from '@mister-x/engine/protocol';
import { untrack } from 'svelte';
import type { BoardRules } from '@mister-x/kiosk/screen/board-notices.ts';
import { GameTable } from '@mister-x/kiosk/screen/game-table.svelte.ts';
import { newestTaskOfEachPiece } from '@mister-x/kiosk/screen/undone.ts';
import {
  type Action,
  type CardId,
  type Clan,
  type ClanView,
  type Flags,
  flagsOf,
  type Notice,
  type Pack,
  type QuarterId,
  type View,
} from '../../rules/browser.js';
import type { SentenceContext } from '../log/sentences.js';
import { awaitedIn } from '../shared/awaited.js';
import { type BoardShown, boardShownOf } from '../shared/board.js';
import { makeNames, personIn, seatName } from '../shared/names.js';
import { packFor } from '../shared/pack.js';
import { resolutionPartsOf, type ResolutionStep } from '../shared/steps.js';
import { logMessages, screenMessages, setupMessages } from '../../messages/screen-messages.js';
import { gameMessages } from '../../messages/phone-messages.js';
import { boardUpTo } from './board-after.js';
import { boardRules, lastMove, type PieceTask, pieceTasks } from './pieces.js';

/** What begins something of its own: an opening, or anything that no card brings about. */
const FIRST_NOTICES_OF_STEP: ReadonlySet<Notice['type']> = new Set<Notice['type']>([
  'opened',
  'prisonerMoved',
  'playEnded',
  'ransomed',
]);

function beginsSomething(line: MatchNotice<Notice>): boolean {
  return line.kind === 'game' && FIRST_NOTICES_OF_STEP.has(line.notice.type);
}

/** A table of Mafia as a public screen sees it. */
export class MafiaTable extends GameTable<View, Notice> {
  readonly pack: Pack = $derived.by(() => packFor(this.view));
  readonly flags: Flags = $derived.by(() => flagsOf(this.view));
  readonly over = $derived.by(() => this.view.phase === 'over');
  readonly name = $derived.by(() => makeNames(gameMessages.t, this.pack, this.flags.cell_labels));
  readonly tasks: readonly PieceTask[] = $derived.by(() => {
    const { earlier, last } = this.board;
    const pieces = {
      messages: screenMessages.t,
      things: gameMessages.t,
      pack: this.pack,
      flags: this.flags,
      undone: this.undone,
    };
    // What earlier moves asked for was told step by step; only layouts come one by one.
    const due = last.length > 0 ? last : earlier;
    return newestTaskOfEachPiece(pieceTasks(due, pieces), ({ figure }) => figure);
  });
  /** Parts that are still to be shown. */
  readonly waiting = $derived.by(() => resolutionPartsOf(this.#moments.waiting()));
  /** What is being resolved before everybody’s eyes. */
  readonly step: ResolutionStep | null = $derived.by(() => {
    const part = this.waiting[0]?.moments[0];
    if (part === undefined || part.kind === 'end') return null;
    const log = this.visit.queue.notices;
    const start = this.#start;
    const board = start === null ? boardShownOf(this.view) : boardUpTo(start, log, part.upTo, this.pack);
    return { ...part, board, next: () => this.#moments.done(part.upTo) };
  });
  /** The table before the first of them; unknown to a page that was just opened. */
  #start = $state.raw<{ readonly board: BoardShown; readonly at: number } | null>(null);
  readonly #moments = this.visit.queue.reader('moments');
  /** City, prison and money as they are known to the table: up to the step that is shown. */
  readonly shown: BoardShown = $derived.by(() => this.step?.board ?? boardShownOf(this.view));
  /** Everybody has looked up: the game is over. */
  announced = $state(false);

  /** As sentences name it: by its colour, with its player's name beside that. */
  override seatName(id: string): string {
    return seatName(gameMessages.t, this.pack, this.info, id);
  }

  /** Its player, as far as everybody may know. */
  personOf(seat: Clan): string | undefined {
    return personIn(this.info, seat, this.name.clan(seat).name);
  }

  get round(): number {
    return this.view.round;
  }

  get refusals(): Readonly<Record<string, string>> {
    return { ...gameMessages.t.refusals, ...setupMessages.t.refusals };
  }

  get context(): SentenceContext {
    return {
      ...{
        messages: gameMessages.t,
        lines: logMessages.t,
        pack: this.pack,
        labels: this.flags.cell_labels,
      },
      seat: (id) => this.seatName(id),
      face: (quarter) => this.faceAt(quarter),
    };
  }

  get printed(): boolean {
    return this.flags.card_source === 'printed_cards';
  }

  /** Where nothing waits to be shown: what comes next is shown from this board on. */
  rememberBoard(): void {
    if (this.waiting.length > 0) return;
    const [board, at] = [boardShownOf(this.view), this.#moments.end()];
    untrack(() => {
      this.#start = { board, at };
    });
  }

  /** All at once. */
  skip(): void {
    const last = this.waiting.filter(({ moments: [part] }) => part?.kind !== 'end').at(-1);
    if (last !== undefined) this.#moments.done(last.upTo);
  }

  /** What lies open on a quarter as far as the table has looked. */
  faceAt(quarter: QuarterId): CardId | undefined {
    return this.shown.city.find((each) => each.quarter === quarter)?.card ?? undefined;
  }

  /** The card whose opening a notice belongs to. */
  lastOpened(before: number): CardId | undefined {
    const line = this.visit.queue.notices
      .filter(({ at }) => at < before)
      .map(({ notice }) => notice as MatchNotice<Notice>)
      .filter(beginsSomething)
      .at(-1);
    return line?.kind === 'game' && line.notice.type === 'opened' ? line.notice.card : undefined;
  }

  clan(seat: string): ClanView | undefined {
    return this.view.clans.find((each) => each.seat === seat);
  }

  names(seats: readonly Clan[]): string {
    return seats.map((seat) => this.seatName(seat)).join(', ');
  }

  /** Seats that are waited for now, as far as all may know. */
  readonly awaited: readonly Clan[] = $derived.by(() => awaitedIn(this.view));

  /** Nobody sits in this room, and under masks not even the host knows whose phone is there: a seat can object first. */
  get isByCorrespondence(): boolean {
    return this.flags.pacing === 'forum' || this.flags.masks;
  }

  /**
   * A seat that is waited for, whose phone is away and that has no time of its own: the host may answer for it.
   * By correspondence phones are seldom in sight.
   */
  get forAbsent(): Clan | undefined {
    const { opening, phase } = this.view;
    if (!this.isKiosk || opening !== null || phase === 'cards') return undefined;
    if (this.deadline !== undefined || this.announcement !== null) return undefined;
    // Elsewhere than in RANSOM a seat that is not next may have stored an answer.
    const next = phase === 'ransom' ? this.awaited : this.awaited.slice(0, 1);
    return next.find((seat) => (this.isByCorrespondence || this.away.has(seat)) && this.clan(seat)?.unread === 0);
  }

  /** When the time for what is waited for is up, on the clock of `performance.now()`. */
  get deadline(): number | undefined {
    return this.visit.deadlines.get(`step-${this.view.step}`);
  }

  /** A vote or a plan at the same moment changes nothing in what was meant. */
  protected override isMeant(_action: Action, _by: Seat, before: View): boolean {
    return before.step === this.view.step;
  }

  protected get rules(): BoardRules<Notice> {
    return boardRules(this.flags);
  }

  protected lastMove(history: readonly MatchNotice<Notice>[]): readonly MatchNotice<Notice>[] {
    return lastMove(history);
  }
}
