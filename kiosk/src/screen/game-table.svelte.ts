import type { Json, MatchNotice, MatchView, Seat, SeatInfo } from '@mister-x/engine/protocol';
import type { Visit } from '../visit/visit.svelte.js';
import type { RequestReply } from '../line/wire.js';
import type { NoticeReader } from '../visit/notices/queue.svelte.js';
import { toastRefusal } from '../kit/explain.js';
import { type Standstill, standstillOf } from '../visit/standstill.js';
import { isPlayedByKiosk } from '../visit/kiosk-plays.js';
import { isInputHeld } from '../visit/held.js';
import { noteChainHead } from '../visit/note-head.js';
import { type BoardRules, boardNotices } from './board-notices.js';
import { isPlayedOnScreen } from './no-board.js';
import { noticesUndoneBy } from './undone.js';

/** The host's own seat, for what belongs to no player. */
export const REFEREE_SEAT = 'referee';

/** A table as a public screen sees it, whatever is played: everything follows from the visit. */
export abstract class GameTable<V, N extends Json> {
  readonly visit: Visit;
  /** The number that the next notice had when the page was opened. */
  protected readonly entered: number;
  /** A kiosk acts; a spectator only looks. */
  readonly isKiosk = $derived.by(() => this.visit.attendance.as === 'kiosk');
  readonly match = $derived.by(() => this.visit.match as MatchView<V, N>);
  readonly view = $derived.by(() => this.match.game);
  /** Set while nobody can go on, no matter whose turn it is. */
  readonly standing: Standstill | null = $derived.by(() => standstillOf(this.info));
  readonly announcement = $derived.by(() => this.info.announced);
  readonly latest = $derived.by(() => this.visit.latest as readonly MatchNotice<N>[]);
  /** Lines whose pieces people still have to move, and among them those of the last move. */
  readonly board: {
    readonly earlier: readonly MatchNotice<N>[];
    readonly last: readonly MatchNotice<N>[];
  } = $derived.by(() => {
    const notices = this.#boardNotices.notices.map(({ notice }) => notice as MatchNotice<N>);
    if (!this.hasBoard) return { earlier: [], last: [] };
    // A page that was just opened shows the last move.
    if (notices.length === 0) return { earlier: [], last: this.lastMove(this.#remembered) };
    const last = this.lastMove(notices);
    return { earlier: notices.slice(0, notices.length - last.length), last };
  });
  /** The log until the page was opened. */
  #remembered = $state.raw<readonly MatchNotice<N>[]>([]);
  /** What the page showed at the last touch. */
  #touched: Json = null;
  readonly #reader: NoticeReader;
  readonly #hasComputers = $derived.by(() => this.info.seats.some(({ computer }) => computer !== null));
  readonly #boardNotices = $derived.by(() => boardNotices(this.#reader.waiting(), this.rules, this.#hasComputers));

  constructor(visit: Visit) {
    this.visit = visit;
    this.#reader = visit.queue.reader('board');
    this.entered = this.#reader.end();
  }

  /** Nobody plays on. */
  abstract readonly over: boolean;
  /** 0 before the first. */
  abstract get round(): number;
  /** What of its notices lasts, and in which step pieces are moved. */
  protected abstract get rules(): BoardRules<N>;
  /** Sentences for the game's refusals. */
  abstract get refusals(): Readonly<Record<string, string>>;
  /** The notices of the last move in a whole log. */
  protected abstract lastMove(history: readonly MatchNotice<N>[]): readonly MatchNotice<N>[];

  /** For a page that was opened in the middle of a game. */
  async remember(): Promise<void> {
    this.#remembered = await this.history();
  }

  /** What had been told of the move that a line takes back, as far as this page knows. */
  readonly undone = (line: MatchNotice<N>): readonly N[] => {
    const queued = this.visit.queue.notices.map(({ notice }) => notice as MatchNotice<N>);
    const log = queued.includes(line) ? queued : this.#remembered;
    return noticesUndoneBy(line, log, this.rules.retention);
  };

  /** Instructions that were followed, or replaced, are done with. */
  markSeen(): void {
    this.#reader.done(this.#boardNotices.from ?? this.#reader.end());
  }

  /** Writes down the head of the chain with which this round begins, or the last one. */
  async noteHead(): Promise<void> {
    await noteChainHead(this.visit.witness, this);
  }

  async history(): Promise<readonly MatchNotice<N>[]> {
    return (await this.visit.history()) as readonly MatchNotice<N>[];
  }

  /** A seat, as a sentence begins with it. */
  seatName(id: Seat): string {
    return this.seat(id)?.name ?? id;
  }

  /** There is a board in the room, with pieces to be moved. */
  get hasBoard(): boolean {
    return !isPlayedOnScreen(this.info.table);
  }

  /** Seats for which the host may answer, as the server counts. */
  get away(): ReadonlySet<string> {
    return this.visit.away;
  }

  /** Seats whose phones are not connected at this moment. */
  get absent(): ReadonlySet<string> {
    return new Set(this.info.seats.flatMap(({ seat, connected }) => (connected ? [] : [seat])));
  }

  isComputer(seat: Seat): boolean {
    return (this.seat(seat)?.computer ?? null) !== null;
  }

  /** The seat that may ask for its last move back through this kiosk. */
  get asker(): SeatInfo | undefined {
    const { asker } = this.match.takeback;
    return asker !== null && this.speaksFor(asker) ? this.seat(asker) : undefined;
  }

  /** Everybody waits for the answer to a question, and nothing else can be done. */
  get asked(): boolean {
    return isInputHeld(this.visit);
  }

  /** Seats that may ask to concede through this kiosk (CM-17). */
  get mayConcede(): { readonly alone: readonly Seat[]; readonly together: readonly Seat[] } {
    const { alone, together } = this.match.concession;
    const ours = (seat: Seat) => this.speaksFor(seat);
    return { alone: alone.filter(ours), together: together.filter(ours) };
  }

  /** Seats that answer at this kiosk whether they concede as well. */
  get askedToConcede(): readonly Seat[] {
    return (this.match.concession.open?.waiting ?? []).filter((seat) => this.speaksFor(seat));
  }

  /** A seat through which this kiosk may speak for its side. */
  get speaker(): Seat | undefined {
    return this.info.seats.find(({ seat }) => this.speaksFor(seat))?.seat;
  }

  async concede(seat: Seat): Promise<void> {
    await this.sendTouch(() => this.visit.command(seat, { kind: 'concede' }));
  }

  async answerConcession(seat: Seat, agree: boolean): Promise<void> {
    await this.sendTouch(() => this.visit.command(seat, { kind: 'answer-concede', agree }));
  }

  /** A player who is asked for a move back answers at this kiosk: the host, or a seat for which it acts. */
  get answersTakeback(): boolean {
    const { open } = this.match.takeback;
    if (!this.isKiosk || open === null) return false;
    return open.of === REFEREE_SEAT || this.speaksFor(open.of);
  }

  async answerTakeback(agree: boolean): Promise<void> {
    const { open } = this.match.takeback;
    if (open === null) return;
    await this.sendTouch(() => this.visit.command(open.of, { kind: 'answer-takeback', agree }));
  }

  async askTakeback(seat: Seat): Promise<void> {
    await this.sendTouch(() => this.visit.command(seat, { kind: 'takeback' }));
  }

  /** An action of a seat, or of the host. */
  send(by: Seat, action: Json): Promise<RequestReply<'command'>> {
    const before = this.view;
    return this.visit.send(by, action, { isMeant: () => this.isMeant(action, by, before) });
  }

  /** The same for a touch. */
  touch(by: Seat, action: Json): Promise<boolean> {
    return this.sendTouch(() => this.send(by, action));
  }

  /**
   * For touches: a refusal is said aloud. While another command is under way and the page shows what
   * it did then nothing is sent, as a finger that bounces would get `STALE_STATE` for what was just
   * done (CM-6). What is touched on a newer page is meant, although the answer is still on its way.
   */
  async sendTouch(command: () => Promise<RequestReply<'command'>>): Promise<boolean> {
    const { busy, view } = this.visit;
    if (busy > 0 && view === this.#touched) return false;
    this.#touched = view;
    const reply = await command();
    toastRefusal(reply, this.refusals);
    return reply.ok;
  }

  /** Whether what was sent at `before` still fits what is shown now, where another acted at the same moment. */
  protected isMeant(_action: Json, _by: Seat, _before: V): boolean {
    return false;
  }

  protected speaksFor(seat: Seat): boolean {
    return this.isKiosk && isPlayedByKiosk(this.seat(seat));
  }

  protected seat(id: Seat): SeatInfo | undefined {
    return this.visit.seatInfo(id);
  }

  protected get info() {
    return this.visit.info;
  }
}
