import { REFEREE, TABLE } from '@mister-x/engine/core/game';
import type { Json } from '@mister-x/engine/core/json';
import { rngFor } from '@mister-x/engine/core/rng';
import { MatchTable } from '@mister-x/engine/core/testing/match-table';
import { DEFAULT_HOLMES_PACK_FILE } from '../rules/data/london.js';
import { sherlockHolmes } from '../rules/game.js';
import { cardsOf } from '../rules/pack.js';
import {
  type Action,
  type CardId,
  type Flags,
  type PlayMode,
  type CardPlay,
  type Setup,
  type SherlockHolmes,
  SLEUTHS,
} from '../rules/types.js';
import { optionsOf, type TestPosition, setupOf } from './position.js';

export const [P1, P2, P3, P4, P5] = SLEUTHS;

/** A match of Sherlock Holmes under test. */
export class Table extends MatchTable<SherlockHolmes> {
  /** What chance brings next. */
  private readonly coming: { next: readonly Json[] };

  constructor(setup: Setup, seed = 1) {
    const rng = rngFor('5a'.repeat(32), seed);
    const coming: { next: readonly Json[] } = { next: [] };
    super(sherlockHolmes, setup, SLEUTHS, {
      int: (bound) => rng.int(bound),
      shuffle: (items) => rng.shuffle(items),
      pick: (items) => {
        const [next, ...later] = coming.next;
        const found = items.find((item) => item === next);
        if (found === undefined) return rng.pick(items);
        coming.next = later;
        return found;
      },
    });
    this.coming = coming;
  }

  /** What chance brings next, as long as it can. */
  bring(...next: readonly string[]): this {
    this.coming.next = next;
    return this;
  }

  /** All others that are asked leave the look alone. */
  passAll(): void {
    const { look, options: chosen } = this.state;
    if (look === null) throw new Error('nobody looks');
    for (const seat of SLEUTHS.slice(0, chosen.seats)) {
      if (this.view(seat).own?.mayAnswer === true) {
        this.play(seat, { type: 'answer', look: look.id, card: null });
      }
    }
  }
}

/** A match that begins in this position. */
export function table(place: TestPosition = {}): Table {
  return new Table(setupOf(place));
}

/** A match that begins with the set-up. */
export function newTable(place: TestPosition = {}, seed = 1): Table {
  return new Table({ options: optionsOf(place) }, seed);
}

/** The referee deals after the host named a first player. */
export function dealtTable(place: TestPosition = {}, seed = 1): Table {
  const t = newTable(place, seed);
  if (t.state.options.flags.first_player === 'table') {
    t.play(REFEREE, { type: 'nameFirst', seat: `sleuth-${place.first ?? 1}` });
    t.play(REFEREE, { type: 'begin' });
  }
  t.play(REFEREE, { type: 'deal' });
  return t;
}

/** `holmes/weapon/1`: the copy of a card that a position gives out first, or a later one. */
export function card(face: string, copy = 1): CardId {
  const [character, type, pips] = face.split('/');
  return `SH-${type}-${character}-${pips}-${copy}`;
}

export function symbol(face: string, copy = 1): CardPlay {
  return { card: card(face, copy), mode: 'symbol' };
}

export function ability(mode: PlayMode, face: string, copy = 1): CardPlay {
  return { card: card(face, copy), mode };
}

type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

export const WALK_NOWHERE: Action = { type: 'walk', path: [] };

export function walk(...path: readonly string[]): Action {
  return { type: 'walk', path };
}

export function search(...cards: readonly CardPlay[]): ActionOf<'search'> {
  return { type: 'search', cards };
}

export function take(...cards: readonly CardPlay[]): Action {
  return { type: 'take', cards };
}

export function draw(line: readonly number[], deck: number, holmes: string | null = null): ActionOf<'draw'> {
  return { type: 'draw', line, deck, holmes };
}

export function look(face: string, location: string): Action {
  return { type: 'look', card: card(face), location };
}

export function arrest(location: string, face = 'lestrade/weapon/1'): Action {
  return { type: 'arrest', card: card(face), location };
}

export function answer(id: number, face: string | null, copy = 1): Action {
  return { type: 'answer', look: id, card: face === null ? null : card(face, copy) };
}

/** A value of a flag under which something happens, and what happens. */
export type WithFlags = (flags: Partial<Flags>) => unknown;

export const ALL_CARDS: readonly CardId[] = cardsOf(DEFAULT_HOLMES_PACK_FILE).map(({ id }) => id);
export { REFEREE, TABLE };
