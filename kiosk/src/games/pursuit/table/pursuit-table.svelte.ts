import type { Json, MatchNotice, MatchView, Seat } from '@mister-x/engine/protocol';
import type { DetectiveId } from '@mister-x/engine/pursuit';
import type { BoardPawn } from '../../../lib/board/types.js';
import type { Session } from '../../../lib/client/session.svelte.js';
import type { Answer } from '../../../lib/client/wire.js';
import type { NoticeReader } from '../../../lib/notices/queue.svelte.js';
import type { AnyPawnColour, PawnColour } from '../../../lib/theme/pawns.js';
import { type Standing, standingOf } from '../../../lib/trust/standing.js';
import { sayRefusal } from '../../../table/kiosk.svelte.js';
import { castOf, kioskActsFor, type Owners, type Pawn, pawnsOn } from '../cast.js';
import { noteHead } from '../note-head.js';
import { type BoardRules, boardNotices } from './board-notices.js';
import { pawnName } from './pawn-name.js';

export type Names = {
  /** A pawn, as a sentence begins with it. */
  readonly pawn: (id: string) => string;
  /** A seat, as a sentence begins with it. */
  readonly seat: (id: string) => string;
};

/** What the public sees of every hunt. */
export type PursuitView = {
  readonly phase: string;
  /** 0 before the first. */
  readonly round: number;
  readonly detectives: readonly (Owners['detectives'][number] & { readonly stop: number | null })[];
  readonly x: { readonly pawn: number | null };
};

/** A table of a hunt as a public screen sees it: everything follows from the session. */
export abstract class PursuitTable<V extends PursuitView, N extends Json> {
  readonly session: Session;
  /** The number that the next notice had when the page was opened. */
  protected readonly entered: number;
  /** A kiosk acts; a spectator only looks. */
  readonly isKiosk = $derived.by(() => this.session.place?.as === 'kiosk');
  readonly match = $derived.by(() => this.session.view as MatchView<V>);
  readonly view = $derived.by(() => this.match.game);
  readonly cast = $derived.by(() => castOf(this.info, this.view));
  /** Pawns as the public knows them. */
  readonly pawns: readonly BoardPawn[] = $derived.by(() =>
    pawnsOn(this.view, this.cast, this.view.x.pawn),
  );
  /** Set while nobody can go on, whoever's turn it is. */
  readonly standing: Standing | null = $derived.by(() => standingOf(this.info));
  readonly reopening = $derived.by(() => this.info.reopening);
  readonly latest = $derived.by(() => this.session.latest as readonly MatchNotice<N>[]);
  /** Lines whose pieces people still have to move, and among them those of the last move. */
  readonly board: {
    readonly earlier: readonly MatchNotice<N>[];
    readonly last: readonly MatchNotice<N>[];
  } = $derived.by(() => {
    const notices = this.#boardNotices.notices.map(({ notice }) => notice as MatchNotice<N>);
    // A page that was just opened shows the last move.
    if (notices.length === 0) return { earlier: [], last: this.#remembered };
    const last = this.lastMove(notices);
    return { earlier: notices.slice(0, notices.length - last.length), last };
  });
  readonly names: Names = {
    pawn: (id) => (id === 'x' ? this.xName : pawnName(this.cast, id, this.colourWords)),
    seat: (id) => this.info.seats.find(({ seat }) => seat === id)?.name ?? id,
  };
  #remembered = $state.raw<readonly MatchNotice<N>[]>([]);
  readonly #reader: NoticeReader;
  readonly #boardNotices = $derived.by(() => boardNotices(this.#reader.waiting(), this.rules));

  constructor(session: Session) {
    this.session = session;
    this.#reader = session.queue.reader('board');
    this.entered = this.#reader.rest();
  }

  /** What of its notices lasts, and in which step pieces are moved. */
  protected abstract get rules(): BoardRules<N>;

  /** Sentences for the game's refusals, and its word for X. */
  abstract get refusals(): Readonly<Record<string, string>>;
  abstract get xWord(): string;
  protected abstract get colourWords(): Readonly<Record<PawnColour, string>>;
  /** The notices of the last move in a whole log. */
  protected abstract lastMove(history: readonly MatchNotice<N>[]): readonly MatchNotice<N>[];

  /** For a page that was opened in the middle of a game. */
  async remember(): Promise<void> {
    this.#remembered = this.lastMove(await this.history());
  }

  /** Instructions that were followed, or replaced, are done with. */
  settle(): void {
    this.#reader.done(this.#boardNotices.from ?? this.#reader.rest());
  }

  /** Writes down the head of the chain with which this round begins, or the last one. */
  async noteHead(): Promise<void> {
    await noteHead(this.session.witness, this.view);
  }

  async history(): Promise<readonly MatchNotice<N>[]> {
    return (await this.session.history()) as readonly MatchNotice<N>[];
  }

  get xName(): string {
    return this.cast.x?.name ?? this.xWord;
  }

  colour(id: DetectiveId): AnyPawnColour {
    return this.cast.pawn(id)?.colour ?? 'white';
  }

  /** The seat that may ask for its last move back through this kiosk. */
  get asker(): Pawn | undefined {
    const { asker } = this.match.takeback;
    if (!this.isKiosk || asker === null) return undefined;
    return this.cast.pawns.find((pawn) => pawn.seat.seat === asker && kioskActsFor(pawn));
  }

  /** Everybody waits for the answer to a question, and nothing else can be done. */
  get asked(): boolean {
    const { takeback, concession } = this.match;
    return takeback.open !== null || concession.open !== null;
  }

  /** Seats that may give up through this kiosk (CM-17). */
  get givingUp(): { readonly alone: readonly Seat[]; readonly together: readonly Seat[] } {
    const { alone, together } = this.match.concession;
    const ours = (seat: Seat) => this.#speaksFor(seat);
    return { alone: alone.filter(ours), together: together.filter(ours) };
  }

  /** Seats that have to say at this kiosk whether they give up as well. */
  get answering(): readonly Seat[] {
    return (this.match.concession.open?.waiting ?? []).filter((seat) => this.#speaksFor(seat));
  }

  /** A seat through which this kiosk may speak for the detectives. */
  get speaker(): Seat | undefined {
    if (!this.isKiosk) return undefined;
    return this.cast.pawns.find((pawn) => kioskActsFor(pawn))?.seat.seat;
  }

  /** For the seat that plays this pawn. */
  async send(pawn: DetectiveId, action: Json): Promise<Answer<'command'>> {
    const seat = this.cast.pawn(pawn)?.seat.seat;
    if (seat === undefined) return { ok: false, refusal: { code: 'SEAT_UNKNOWN' } };
    return this.session.act(seat, action);
  }

  async act(pawn: DetectiveId, action: Json): Promise<boolean> {
    return this.once(() => this.send(pawn, action));
  }

  /** Whether this screen may enter that pawn's start card. */
  mayRegister(pawn: Pawn | undefined): boolean {
    return kioskActsFor(pawn);
  }

  async register(pawn: DetectiveId, stop: number): Promise<boolean> {
    return this.act(pawn, { type: 'registerStart', pawn, stop });
  }

  async giveUp(seat: Seat): Promise<void> {
    await this.once(() => this.session.command(seat, { kind: 'concede' }));
  }

  async answerWish(seat: Seat, agree: boolean): Promise<void> {
    await this.once(() => this.session.command(seat, { kind: 'answer-concede', agree }));
  }

  /** Whoever is asked for a move back answers at this kiosk: the host, or a seat for which it acts. */
  get answersTakeback(): boolean {
    const { open } = this.match.takeback;
    if (!this.isKiosk || open === null) return false;
    return open.of === 'referee' || this.#speaksFor(open.of);
  }

  async answerTakeback(agree: boolean): Promise<void> {
    const { open } = this.match.takeback;
    if (open === null) return;
    await this.once(() => this.session.command(open.of, { kind: 'answer-takeback', agree }));
  }

  async askTakeback(seat: Seat): Promise<void> {
    await this.once(() => this.session.command(seat, { kind: 'takeback' }));
  }

  /**
   * For touches: a refusal is said aloud. While another command is under way nothing is sent, as a
   * finger that bounces would get `STALE_STATE` for what was just done (CM-6).
   */
  async once(command: () => Promise<Answer<'command'>>): Promise<boolean> {
    if (this.session.busy > 0) return false;
    const reply = await command();
    sayRefusal(reply, this.refusals);
    return reply.ok;
  }

  #speaksFor(seat: Seat): boolean {
    if (!this.isKiosk) return false;
    return this.cast.pawns.some((pawn) => pawn.seat.seat === seat && kioskActsFor(pawn));
  }

  protected get info() {
    const { info } = this.session;
    if (info === null) throw new Error('no table is open');
    return info;
  }
}
