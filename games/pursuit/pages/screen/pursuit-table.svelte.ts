import type { Json } from '@mister-x/engine/protocol';
import type { RequestReply } from '@mister-x/kiosk/line/wire.ts';
import type { AnyPawnColour, PawnColour } from '@mister-x/kiosk/kit/theme/pawns.ts';
import { GameTable } from '@mister-x/kiosk/screen/game-table.svelte.ts';
import type { DetectiveId } from '../../rules/index.js';
import type { BoardPawn } from '../board/types.js';
import { castOf, isMovedByKiosk, type DetectiveOwners, type Pawn, pawnName, pawnsOn } from '../cast.js';
import { pursuitScreenMessages } from '../../messages/screen-messages.js';

export type PawnNames = {
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
  readonly detectives: readonly (DetectiveOwners['detectives'][number] & {
    readonly stop: number | null;
  })[];
  readonly x: { readonly pawn: number | null };
};

/** A table of a hunt as a public screen sees it. */
export abstract class PursuitTable<V extends PursuitView, N extends Json> extends GameTable<V, N> {
  readonly cast = $derived.by(() => castOf(this.info, this.view));
  readonly over = $derived.by(() => this.view.phase === 'over');
  /** Pawns as the public knows them. */
  readonly pawns: readonly BoardPawn[] = $derived.by(() => pawnsOn(this.view, this.cast, this.view.x.pawn));
  /** Stops where X can be, where the table wants to be shown them; none once it sees where he is. */
  readonly known: readonly number[] = $derived.by(() =>
    this.over ? [] : ((this.match.known ?? []) as readonly number[]),
  );
  readonly names: PawnNames = {
    pawn: (id) => (id === 'x' ? this.xName : pawnName(this.cast, id, this.colourMessages)),
    seat: (id) => this.seatName(id),
  };

  /** The game's word for X. */
  abstract get xWord(): string;
  protected abstract get colourMessages(): Readonly<Record<PawnColour, string>>;

  get round(): number {
    return this.view.round;
  }

  get xName(): string {
    return this.cast.x?.name ?? this.xWord;
  }

  colour(id: DetectiveId): AnyPawnColour {
    return this.cast.pawn(id)?.colour ?? 'white';
  }

  /** What is said of Mister X while all wait for him; `onPhone` where no computer plays him. */
  xDoes(onPhone: string): string {
    return this.isComputer('x') ? pursuitScreenMessages.t.turn.xComputer : onPhone;
  }

  /** Sent by the seat that plays this pawn. */
  async sendFor(pawn: DetectiveId, action: Json): Promise<RequestReply<'command'>> {
    const seat = this.cast.pawn(pawn)?.seat.seat;
    if (seat === undefined) return { ok: false, refusal: { code: 'SEAT_UNKNOWN' } };
    return this.send(seat, action);
  }

  /** Whether this screen may enter that pawn's start card. */
  mayRegister(pawn: Pawn | undefined): boolean {
    return isMovedByKiosk(pawn);
  }

  /** Enters a start card, for the seat that plays this pawn. */
  sendStart(pawn: DetectiveId, stop: number): Promise<RequestReply<'command'>> {
    return this.sendFor(pawn, { type: 'registerStart', pawn, stop });
  }

  touchStart(pawn: DetectiveId, stop: number): Promise<boolean> {
    return this.sendTouch(() => this.sendStart(pawn, stop));
  }
}

type PlacingTask = { readonly text: string; readonly pawn: DetectiveId; readonly stop: number };

/** Where every pawn is put that has its start card, whatever else has happened since. */
export function startPlacingTasks(
  detectives: readonly { readonly id: DetectiveId; readonly stop: number | null }[],
  {
    doWithPieces: say,
    thePawn,
  }: {
    readonly doWithPieces: { readonly putPawn: (pawn: string, stop: number) => string };
    readonly thePawn: Readonly<Record<AnyPawnColour, string>>;
  },
  colour: (id: DetectiveId) => AnyPawnColour,
): readonly PlacingTask[] {
  return detectives.flatMap(({ id, stop }) =>
    stop === null ? [] : [{ text: say.putPawn(thePawn[colour(id)], stop), pawn: id, stop }],
  );
}
