import type { MatchNotice } from '@mister-x/engine/protocol';
import { PAWN_COLOURS, type PawnColour } from '@mister-x/kiosk/kit/theme/pawns.ts';
import type { BoardRules } from '@mister-x/kiosk/screen/board-notices.ts';
import { GameTable, REFEREE_SEAT } from '@mister-x/kiosk/screen/game-table.svelte.ts';
import { newestTaskOfEachPiece } from '@mister-x/kiosk/screen/undone.ts';
import type { LogEntry } from '@mister-x/kiosk/visit/notices/queue.svelte.ts';
import type { FoundMoments } from '@mister-x/kiosk/screen/moments.svelte.ts';
import {
  type Action,
  type Flags,
  flagsOf,
  type LocationId,
  type Notice,
  type Pack,
  type Sleuth,
  type SleuthView,
  stepId,
  type View,
  type WaitKind,
} from '../../rules/browser.js';
import type { BoardPawn } from '../../../pursuit/pages/board/types.js';
import type { SentenceContext } from '../log/sentences.js';
import { packFor, stopAt } from '../shared/pack.js';
import { logMessages, mapMessages, screenMessages, setupMessages } from '../../messages/screen-messages.js';
import { gameMessages } from '../../messages/phone-messages.js';
import { boardRules, lastMove, type PieceTask, pieceTasks } from './pieces.js';

/** A table of Sherlock Holmes as a public screen sees it. */
export class SherlockTable extends GameTable<View, Notice> {
  readonly pack: Pack = $derived.by(() => packFor(this.view));
  readonly flags: Flags = $derived.by(() => flagsOf(this.view));
  readonly over = $derived.by(() => this.view.phase === 'over');
  /** What stands on each seat's pawn. */
  readonly letters = $derived.by(() =>
    distinctInitials(this.view.sleuths.map(({ seat }) => [seat, this.seatName(seat)])),
  );
  readonly pawns: readonly BoardPawn[] = $derived.by(() =>
    this.view.sleuths.map(({ seat, at }) => ({
      stop: stopAt(this.pack, at),
      colour: this.colour(seat),
      label: this.letters.get(seat) ?? '',
      kind: 'detective',
    })),
  );
  readonly tasks: readonly PieceTask[] = $derived.by(() => {
    const pieces = {
      messages: screenMessages.t,
      things: gameMessages.t,
      thePawn: mapMessages.t.thePawn,
      pack: this.pack,
      flags: this.flags,
      seat: (id: string) => this.seatName(id),
      colour: (id: string) => this.colour(id),
      at: (id: string): LocationId => this.sleuth(id)?.at ?? '',
      undone: this.undone,
    };
    const { earlier, last } = this.board;
    return newestTaskOfEachPiece(pieceTasks([...earlier, ...last], pieces), ({ pawn }) => pawn);
  });
  /** Everybody has looked up: the game is over. */
  announced = $state(false);
  /** People have laid the tokens as the referee shuffled them. */
  laid = $state(false);
  /** The first player may have moved before the last of thirty tokens lies. */
  readonly laysTokens: boolean = $derived.by(() => {
    const { phase, turn } = this.view;
    const shuffled = phase !== 'setup' && this.flags.token_source === 'server_layout';
    return shuffled && !this.laid && !this.over && turn.round <= 1;
  });

  get round(): number {
    return this.view.turn.round;
  }

  get refusals(): Readonly<Record<string, string>> {
    return { ...gameMessages.t.refusals, ...setupMessages.t.refusals };
  }

  get context(): SentenceContext {
    const keeps = this.over ? undefined : this.flags;
    return {
      ...{ messages: gameMessages.t, lines: logMessages.t, pack: this.pack },
      ...{ seat: (id) => this.seatName(id), keeps },
    };
  }

  get printed(): boolean {
    return this.flags.card_source === 'printed_cards';
  }

  sleuth(id: string): SleuthView | undefined {
    return this.view.sleuths.find(({ seat }) => seat === id);
  }

  colour(id: string): PawnColour {
    const named = this.sleuth(id)?.colour;
    return PAWN_COLOURS.find((colour) => colour === named) ?? 'white';
  }

  names(seats: readonly Sleuth[]): string {
    return seats.map((seat) => this.seatName(seat)).join(', ');
  }

  /** Seats that play on: neither arrested nor eliminated. */
  get active(): readonly SleuthView[] {
    return this.view.sleuths.filter(({ arrest, eliminated }) => arrest === null && !eliminated);
  }

  /** What waits for a seat whose phone is away and has no time of its own, for the host to close (SH-56, SH-86). */
  get closable(): { readonly what: WaitKind; readonly id: string; readonly seat: Sleuth } | null {
    const { look, reveal, turn, phase } = this.view;
    const away = (seat: Sleuth) => this.away.has(seat);
    if (!this.isKiosk) return null;
    if (reveal !== null) {
      const waiting = this.active.filter((one) => !reveal.noted.includes(one.seat));
      const [first] = waiting;
      // Nobody who is there is passed over; for those who are not it is noted by itself.
      const only = first !== undefined && waiting.every((one) => away(one.seat));
      return this.flags.reveal_seconds !== null || !only
        ? null
        : { what: 'reveal', id: String(turn.number), seat: first.seat };
    }
    if (look?.open) {
      const seat = this.active.find((one) => one.seat !== look.by && away(one.seat))?.seat;
      return this.flags.lestrade_window_s !== null || seat === undefined
        ? null
        : { what: 'window', id: String(look.id), seat };
    }
    const isStep =
      look?.kind === 'search' || phase === 'move' || (!this.printed && (phase === 'investigate' || phase === 'draw'));
    if (!isStep || turn.seat === null || !away(turn.seat)) return null;
    return { what: 'step', id: stepId(this.view), seat: turn.seat };
  }

  /** When the time for what runs now is up, on the clock of `performance.now()`. */
  get deadline(): number | undefined {
    const { look, reveal, turn } = this.view;
    const id =
      reveal !== null ? `reveal-${turn.number}` : look?.open ? `window-${look.id}` : `step-${stepId(this.view)}`;
    return this.visit.deadlines.get(id);
  }

  /** For a seat whose phone is away; nothing is said of a refusal, as another screen may have been quicker. */
  noteFor(seat: Sleuth): void {
    void this.send(REFEREE_SEAT, { type: 'noteFor', seat });
  }

  /** These name what they are about, and the referee knows whether that is over. */
  protected override isMeant(action: Action): boolean {
    return ['close', 'noteFor', 'voteFor'].includes(action.type);
  }

  protected get rules(): BoardRules<Notice> {
    return boardRules(this.flags);
  }

  protected lastMove(history: readonly MatchNotice<Notice>[]): readonly MatchNotice<Notice>[] {
    return lastMove(history);
  }
}

/** One letter for each name, or two where that would not tell them apart. */
export function distinctInitials(names: readonly (readonly [id: string, name: string])[]) {
  const short = (name: string, n: number) => [...name.trim()].slice(0, n).join('');
  const first = names.map(([, name]) => short(name, 1).toUpperCase());
  return new Map(
    names.map(([id, name], i): readonly [string, string] => {
      const letter = first[i] ?? '';
      if (first.filter((each) => each === letter).length === 1) return [id, letter];
      const two = short(name, 2);
      const alone = names.filter((other) => short(other[1], 2) === two).length === 1;
      // Names that begin alike are told apart by their place at the table.
      return [id, alone ? two : `${letter}${i + 1}`];
    }),
  );
}

const MOMENT_NOTICES = ['revealed', 'arrested', 'eliminated', 'ended'] as const;
/** What everybody should look up for; the token that Holmes shows is there as long as it is news. */
export type SherlockMoment = Required<Extract<Notice, { type: (typeof MOMENT_NOTICES)[number] }>>;

export function momentsOf(notices: readonly LogEntry[]): readonly FoundMoments<SherlockMoment>[] {
  return notices.flatMap(({ notice: line, at }) => {
    const notice = line.kind === 'game' ? (line.notice as Notice) : undefined;
    return notice === undefined || !isMoment(notice) ? [] : [{ moments: [notice], from: at, upTo: at + 1 }];
  });
}

function isMoment(notice: Notice): notice is SherlockMoment {
  if (notice.type === 'revealed') return notice.token !== undefined;
  return MOMENT_NOTICES.some((type) => type === notice.type);
}
