import {
  type Action,
  type CardId,
  flagsOf,
  type LocationId,
  type Pack,
  placesInWalk,
  type View,
  pathsFrom,
  roadsOf,
} from '../../rules/browser.js';
import type { OwnSleuth } from './seats.js';

/** A move that is being entered: some steps along roads, or a ride in a cab (SH-22, SH-60). */
export class WalkDraft {
  constructor(
    private readonly pack: Pack,
    private readonly ways: Pack['neighbours'],
    readonly from: LocationId,
    readonly path: readonly LocationId[] = [],
    /** The card that pays for the ride, while one is being chosen for. */
    readonly cab: CardId | null = null,
  ) {}

  static of(pack: Pack, view: View, { pawn }: OwnSleuth): WalkDraft {
    return new WalkDraft(pack, roadsOf(pack, flagsOf(view).loop_two_way), pawn.at);
  }

  /** Where the pawn would end; `null`: nothing is chosen yet. */
  get to(): LocationId | null {
    return this.path.at(-1) ?? null;
  }

  /** Places that may be touched, with the steps that lead there from where the pawn stands. */
  get targets(): ReadonlyMap<LocationId, readonly LocationId[]> {
    if (this.cab !== null) {
      return new Map([...placesInWalk(this.pack, this.from)].map((place) => [place, [place]]));
    }
    const found = new Map(pathsFrom(this.ways, this.from, this.pack.file.walk_max));
    found.delete(this.from);
    const back = this.wayBack;
    if (back !== undefined) found.set(this.from, back);
    return found;
  }

  choose(place: LocationId): WalkDraft {
    const way = this.targets.get(place);
    return way === undefined ? this : this.with(way);
  }

  ride(card: CardId | null): WalkDraft {
    return new WalkDraft(this.pack, this.ways, this.from, [], card);
  }

  /** The same way of moving, with nothing chosen. */
  reset(): WalkDraft {
    return this.with([]);
  }

  get action(): Action | undefined {
    if (this.to === null) return undefined;
    return this.cab === null ? { type: 'walk', path: this.path } : { type: 'cab', card: this.cab, to: this.to };
  }

  /** Out and back is a move as well, once it was begun (SH-24). */
  private get wayBack(): readonly LocationId[] | undefined {
    const last = this.to;
    const isFull = this.path.length >= this.pack.file.walk_max;
    if (last === null || isFull || this.ways.get(last)?.has(this.from) !== true) return undefined;
    return [...this.path, this.from];
  }

  private with(path: readonly LocationId[]): WalkDraft {
    return new WalkDraft(this.pack, this.ways, this.from, path, this.cab);
  }
}
