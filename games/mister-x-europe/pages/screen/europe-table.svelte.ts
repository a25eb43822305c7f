import type { MatchNotice, Seat } from '@mister-x/engine/protocol';
import type { RequestReply } from '@mister-x/kiosk/line/wire.ts';
import type { BoardRules } from '@mister-x/kiosk/screen/board-notices.ts';
import { REFEREE_SEAT } from '@mister-x/kiosk/screen/game-table.svelte.ts';
import { taskMessages } from '@mister-x/kiosk/screen/task-messages.ts';
import { newestTaskOfEachPiece } from '@mister-x/kiosk/screen/undone.ts';
import type { LogEntry } from '@mister-x/kiosk/visit/notices/queue.svelte.ts';
import {
  type Action,
  type DetectiveId,
  type Flags,
  flagsOf,
  type HunterSeat,
  type TicketKind,
  TICKET_KINDS,
  type Notice,
  retention,
  startCardsDue,
  type Ticket,
  transportOf,
  type View,
} from '../../rules/browser.js';
import type { Pawn } from '../../../pursuit/pages/cast.js';
import { startPlacingTasks, PursuitTable } from '../../../pursuit/pages/screen/pursuit-table.svelte.js';
import { type TicketSerials, ticketNumbersOf } from '../shared/numbers.js';
import { isMeant } from '../shared/still-meant.js';
import { gameMessages } from '../../messages/phone-messages.js';
import { setupMessages } from '../../messages/screen-messages.js';
import { lastMove, type PieceNames, stepOf, type PieceTask, pieceTasks } from './pieces.js';
import type { MoveChoices, Move, MoveDraft } from '../../../pursuit/pages/move/move-draft.js';
import type { MoveInput } from '../../../pursuit/pages/screen/move-input.svelte.js';

const BOARD_RULES: BoardRules<Notice> = { retention, step: stepOf };

/** A table of Mister X across Europe as a public screen sees it. */
export class EuropeTable extends PursuitTable<View, Notice> {
  readonly #messages = $derived.by(() => taskMessages(gameMessages.t, setupMessages.t));
  readonly liesThere: PieceNames['liesThere'] = (ring) =>
    isRingStillThere(ring, this.visit.queue.notices, this.entered);
  readonly tasks = $derived.by((): readonly PieceTask[] => {
    const names: PieceNames = {
      ...this.names,
      colour: (id) => this.colour(id),
      realTickets: this.view.handSource === 'registered',
      liesThere: this.liesThere,
      undone: this.undone,
    };
    const { earlier, last } = this.board;
    const before = pieceTasks(earlier, this.#messages, names).filter(({ along }) => along !== true);
    return newestTaskOfEachPiece([...before, ...pieceTasks(last, this.#messages, names)], ({ pawn }) => pawn);
  });
  /** Where each pawn is put before the first round. */
  readonly placings = $derived.by(() =>
    startPlacingTasks(this.view.detectives, this.#messages, (id) => this.colour(id)),
  );
  /** Moves by kind of ticket: of each way to travel all four tickets may be laid (MX-4). */
  readonly moves: EuropeChoices = $derived.by(() => movesByTransport(this.view.moves));
  /** Start cards of the detectives, ascending. */
  readonly deck = $derived.by(() => this.view.deck);
  readonly next = $derived.by(() => this.view.moves.map(({ detective }) => detective));
  /** Hunters play on this screen, which shows no hand (MX-11). */
  readonly alone = $derived.by(() => this.view.devices === 'kiosk');

  /** Numbers that tickets may bear, where they count by number (CM-9). */
  readonly numbers: TicketSerials = $derived.by(() => ticketNumbersOf(this.view));

  get refusals(): Readonly<Record<string, string>> {
    return gameMessages.t.refusals;
  }

  get xWord(): string {
    return gameMessages.t.misterX;
  }

  get flags(): Flags {
    return flagsOf(this.view);
  }

  /** The host registers start cards where the hunters have phones (MX-8). */
  override mayRegister(pawn: Pawn | undefined): boolean {
    const due = this.isKiosk && startCardsDue(this.view);
    return due && (!this.alone || super.mayRegister(pawn));
  }

  /** By the hunter at this screen, or by the host where they have phones (MX-8). */
  override sendStart(pawn: DetectiveId, stop: number): Promise<RequestReply<'command'>> {
    if (this.alone) return super.sendStart(pawn, stop);
    return this.send(REFEREE_SEAT, { type: 'registerStart', pawn, stop });
  }

  /** A move names the very piece, where it has a number (CM-9). */
  override async sendFor(pawn: DetectiveId, action: EuropeOrder): Promise<RequestReply<'command'>> {
    if (action.type !== 'move') return super.sendFor(pawn, action);
    const { card, ...move } = action;
    if (card === undefined && this.numbers !== null) {
      return { ok: false, refusal: { code: 'TICKET_NOT_UNIQUE' } };
    }
    return super.sendFor(pawn, card === undefined ? move : { ...move, ticket: card });
  }

  /** Hunters whom no phone holds: this screen acts for them. */
  get here(): readonly HunterSeat[] {
    if (!this.isKiosk || !this.alone) return [];
    const claimed = new Set(this.info.seats.filter(({ claimed }) => claimed).map(({ seat }) => seat));
    return this.view.hunters.map(({ seat }) => seat).filter((seat) => !claimed.has(seat));
  }

  /** The hunters were to play at this screen, and phones hold every seat. */
  get allOnPhones(): boolean {
    return this.isKiosk && this.alone && this.here.length === 0;
  }

  /** Who sends what any hunter or the host may do: a hunter at this screen where there is one. */
  get anyone(): Seat {
    return this.here[0] ?? REFEREE_SEAT;
  }

  protected override isMeant(action: Action, by: Seat, before: View): boolean {
    return isMeant(action, by, before, this.view);
  }

  /** What one hunter says for all of them; only where a hunter plays at this screen. */
  async touchForHunters(action: Action): Promise<boolean> {
    const seat = this.here[0];
    return seat === undefined ? false : this.touch(seat, action);
  }

  protected get colourMessages() {
    return setupMessages.t.pawnColours;
  }

  protected get rules(): BoardRules<Notice> {
    return BOARD_RULES;
  }

  protected lastMove(history: readonly MatchNotice<Notice>[]): readonly MatchNotice<Notice>[] {
    return lastMove(history);
  }
}

type RingPlacedNotice = Extract<Notice, { type: 'ringPlaced' }>;

/**
 * Whether people at this screen were shown every earlier notice about a pair, so that it lies where this
 * one says that it did. After a gap it may lie elsewhere.
 *
 * @param log all notices that reached the page
 * @param entered the number that the next notice had when the page was opened
 */
export function isRingStillThere(ring: RingPlacedNotice, log: readonly LogEntry[], entered: number): boolean {
  const index = log.findIndex((each) => ringOf(each) === ring);
  // It is the last move, as a page shows it that was just opened.
  if (index < 0) return true;
  const { arrival, at } = log[index] as LogEntry;
  const missed = log.slice(0, index).filter((each) => each.arrival === arrival);
  const before = log[index - missed.length - 1];
  const isWhole = (before === undefined ? entered : before.at + 1) === at - missed.length;
  return isWhole && missed.every((each) => ringOf(each)?.pair !== ring.pair);
}

function ringOf({ notice }: LogEntry): RingPlacedNotice | undefined {
  const placed = notice.kind === 'game' ? (notice.notice as Notice) : undefined;
  return placed?.type === 'ringPlaced' ? placed : undefined;
}

/** The move with the tickets of this game; a card is the very piece (CM-9). */
type EuropeChoices = MoveChoices<TicketKind>;
export type EuropeDraft = MoveDraft<TicketKind, Ticket>;
export type EuropeMoveInput = MoveInput<TicketKind, Ticket>;
/** What may be sent for a pawn. */
type EuropeOrder = Move<TicketKind, Ticket> | Extract<Action, { type: 'registerStart' }>;

/** Moves by kind of ticket: of each way to travel all four tickets may be laid (MX-4). */
export function movesByTransport(moves: View['moves']): EuropeChoices {
  return moves.map(({ reach, ...rest }) => ({
    ...rest,
    reach: TICKET_KINDS.flatMap((kind) =>
      reach.filter(({ transport }) => transport === transportOf(kind)).map(({ stops }) => ({ ticket: kind, stops })),
    ),
  }));
}
