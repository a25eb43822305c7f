import type { MatchNotice, Seat } from '@mister-x/engine/protocol';
import type { BoardRules } from '@mister-x/kiosk/screen/board-notices.ts';
import { taskMessages } from '@mister-x/kiosk/screen/task-messages.ts';
import { newestTaskOfEachPiece } from '@mister-x/kiosk/screen/undone.ts';
import type { LogEntry } from '@mister-x/kiosk/visit/notices/queue.svelte.ts';
import type { FoundMoments } from '@mister-x/kiosk/screen/moments.svelte.ts';
import {
  type Action,
  startDeckOf,
  type Flags,
  flagsOf,
  type Notice,
  type OrdinaryTicket,
  retention,
  type TicketCard,
  type View,
} from '../../rules/browser.js';
import { startPlacingTasks, PursuitTable } from '../../../pursuit/pages/screen/pursuit-table.svelte.js';
import { boardFor } from '../shared/board.js';
import { isMeant } from '../shared/still-meant.js';
import { gameMessages } from '../../messages/phone-messages.js';
import { setupMessages } from '../../messages/screen-messages.js';
import { ordinaryMoves } from './yard-moves.js';
import { lastMove, type PieceNames, stepOf, type PieceTask, tasks } from './pieces.js';
import type { MoveDraft } from '../../../pursuit/pages/move/move-draft.js';
import type { MoveInput } from '../../../pursuit/pages/screen/move-input.svelte.js';

const BOARD_RULES: BoardRules<Notice> = { retention, step: stepOf };

const areStarts = (lines: readonly MatchNotice<Notice>[]): boolean =>
  lines.length > 0 && lines.every((line) => line.kind === 'game' && line.notice.type === 'startRegistered');

/** A table of Scotland Yard as a public screen sees it. */
export class YardTable extends PursuitTable<View, Notice> {
  readonly tasks = $derived.by((): readonly PieceTask[] => {
    const names: PieceNames = {
      colour: (id) => this.colour(id),
      name: (id) => this.names.pawn(id),
      seat: (id) => this.names.seat(id),
      startCard: this.startCard,
      undone: this.undone,
    };
    const messages = taskMessages(gameMessages.t, setupMessages.t);
    const { earlier, last } = this.board;
    // Until X moves: a player who entered the cards one by one saw nothing of where the pawns go.
    if (this.view.phase === 'registration' || areStarts([...earlier, ...last]))
      return startPlacingTasks(this.view.detectives, messages, names.colour);
    const before = tasks(earlier, messages, names).filter(({ along }) => along !== true);
    return newestTaskOfEachPiece([...before, ...tasks(last, messages, names)], ({ pawn }) => pawn);
  });
  /** Start cards of the detectives, ascending. */
  readonly deck: readonly number[] = $derived.by(() =>
    [...startDeckOf(boardFor(this.view), this.flags.start_deck, false)].sort((a, b) => a - b),
  );
  readonly moves = $derived.by(() => ordinaryMoves(this.view.moves));
  readonly next = $derived.by(() => this.view.next.filter((id) => id !== 'x'));

  get refusals(): Readonly<Record<string, string>> {
    return gameMessages.t.refusals;
  }

  get xWord(): string {
    return gameMessages.t.misterX;
  }

  get flags(): Flags {
    return flagsOf(this.view);
  }

  /** Mister X has one of paper. */
  get startCard(): boolean {
    return this.view.startSource === 'registered';
  }

  protected get colourMessages() {
    return setupMessages.t.pawnColours;
  }

  protected override isMeant(action: Action, by: Seat, before: View): boolean {
    return isMeant(action, by, before, this.view);
  }

  protected get rules(): BoardRules<Notice> {
    return BOARD_RULES;
  }

  protected lastMove(history: readonly MatchNotice<Notice>[]): readonly MatchNotice<Notice>[] {
    return lastMove(history);
  }
}

type Moment = Extract<Notice, { type: 'revealed' | 'ended' }>;

/** What everybody should look up for: whenever X appears, and the end, which says the same once more. */
export function momentsOf(notices: readonly LogEntry[]): readonly FoundMoments<Moment>[] {
  return notices.flatMap((entry, index): readonly FoundMoments<Moment>[] => {
    const notice = noticeOf(entry);
    if (notice?.type !== 'revealed' && notice?.type !== 'ended') return [];
    // What comes next here may be far on in the log, after a long gap.
    const next = notices[index + 1];
    const endsIt = notice.type === 'revealed' && next?.at === entry.at + 1 && noticeOf(next)?.type === 'ended';
    return endsIt ? [] : [{ moments: [notice], from: entry.at, upTo: entry.at + 1 }];
  });
}

function noticeOf(entry: LogEntry | undefined): Notice | undefined {
  return entry?.notice.kind === 'game' ? (entry.notice.notice as Notice) : undefined;
}

/** The move with the tickets and the printed cards of this game. */
export type YardDraft = MoveDraft<OrdinaryTicket, TicketCard>;
export type YardMoveInput = MoveInput<OrdinaryTicket, TicketCard>;
