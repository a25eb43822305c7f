import type { StopWeights } from '../../rules/belief.js';
import type { GameChronicle, LegNote, MoveNote, RoundNote, PawnsAndBelief, XNote, XWay } from './chronicle.js';
import { distributionOf } from './spread.js';

type MutableDraft<T> = { -readonly [Member in keyof T]: T[Member] };
/** X's turn, before anybody knows where it led. */
type XDraft = Omit<XNote, 'took'>;
type RoundDraft = Omit<MutableDraft<RoundNote>, 'moves' | 'x'> & {
  moves: MoveNote[];
  x: XDraft | null;
};
type GameDecidedBy = NonNullable<NonNullable<RoundNote['afterDetectives']>['decided']>;

/** A chronicle while a game reads it out of its steps, in order. */
export class ChronicleWriter {
  private readonly legs: MutableDraft<LegNote>[] = [];
  private readonly rounds: RoundDraft[] = [];
  private caught: GameChronicle['caught'] = null;

  /** @param start where X can be as the first round opens; of later rounds nothing is asked */
  open(round: number, start: StopWeights): void {
    if (this.legs.length === 0) {
      this.legs.push({ round: 0, ticket: null, double: 0, shown: false, believed: start });
    }
    const leg = this.legs.length - 1;
    this.rounds.push({
      round,
      legsBefore: leg,
      legsAfter: leg,
      left: () => 0,
      afterX: null,
      moves: [],
      afterDetectives: null,
      x: null,
    });
  }

  /** X's turn begins like this; a double that is entered leg by leg is one turn. */
  turn(x: XDraft): void {
    if (this.now !== undefined) this.now.x ??= x;
  }

  leg(leg: Omit<LegNote, 'round' | 'shown'>): void {
    const { now } = this;
    if (now === undefined) return;
    this.legs.push({ ...leg, round: now.round, shown: false });
    now.legsAfter = this.legs.length - 1;
  }

  /** X shows himself where his last leg ended. */
  shown(): void {
    const leg = this.legs.at(-1);
    if (leg !== undefined) leg.shown = true;
  }

  /** X's turn is over; nothing where it ended the game. */
  turned(afterX: RoundNote['afterX'], left: RoundNote['left']): void {
    if (this.now === undefined) return;
    this.now.afterX = afterX;
    this.now.left = left;
  }

  moved(move: MoveNote): void {
    this.now?.moves.push(move);
  }

  /** Someone took his move back, and with it went all that followed. */
  takenBack(round: number, stands: (move: MoveNote) => boolean): void {
    while ((this.now?.round ?? 0) > round) this.rounds.pop();
    const { now } = this;
    if (now === undefined) return;
    const first = now.moves.findIndex((move) => !stands(move));
    if (first >= 0) now.moves.length = first;
    now.afterDetectives = null;
  }

  /** All detectives have had their turn, or the game is over. */
  close(standing: PawnsAndBelief, decided: GameDecidedBy | null = null): void {
    const { now } = this;
    if (now !== undefined && now.afterX !== null) now.afterDetectives = { ...standing, decided };
  }

  /** Someone came to X, or he to them. */
  met(stop: number): void {
    if (this.now !== undefined) this.caught = { round: this.now.round, stop };
  }

  /** Of the present round. */
  get now(): RoundDraft | undefined {
    return this.rounds.at(-1);
  }

  /** @param way of X, as far as the end disclosed it */
  chronicle(smoothed: readonly StopWeights[], way: readonly number[] | null): GameChronicle {
    const { legs, caught } = this;
    const known = way !== null && way.length === legs.length ? way : null;
    // The last round may have been opened for nothing.
    const rounds = this.rounds.filter(({ afterX, legsBefore, legsAfter }) => afterX !== null || legsAfter > legsBefore);
    return {
      legs,
      rounds: rounds.map((round) => ({ ...round, x: this.turnOf(round, known) })),
      smoothed,
      way: known,
      caught,
    };
  }

  private turnOf({ x, legsBefore, legsAfter, round }: RoundDraft, way: GameChronicle['way']): XNote | null {
    const leg = this.legs[legsAfter];
    const stop = way?.[legsAfter];
    if (x === null || leg === undefined || stop === undefined || legsAfter === legsBefore) {
      return null;
    }
    const { effective } = distributionOf(leg.believed);
    const caughtThen = this.caught?.round === round && x.pawns.includes(stop);
    const took: XWay = {
      ticket: leg.ticket,
      stop,
      bits: Math.log2(effective),
      decided: caughtThen ? 'caught' : null,
    };
    return { ...x, took };
  }
}

/** How well X is hidden among these stops, in bits. */
export function bitsHidden(layer: StopWeights): number {
  return Math.log2(distributionOf(layer).effective);
}
