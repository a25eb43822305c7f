import { compiledOnce } from '@mister-x/engine/packs/pack';
import type {
  CardId,
  CaseId,
  LocationId,
  PackCard,
  PackCase,
  PackFile,
  PackLocation,
  PackToken,
  TokenId,
  TokenType,
} from './pack-file.js';

/** A pack with its recipes worked out and its lists by name. Made of a file that `packFaults` finds nothing in. */
export type Pack = {
  readonly file: PackFile;
  readonly cards: ReadonlyMap<CardId, PackCard>;
  readonly tokens: ReadonlyMap<TokenId, PackToken>;
  readonly cases: ReadonlyMap<CaseId, PackCase>;
  readonly locations: ReadonlyMap<LocationId, PackLocation>;
  /** Places on which tokens lie at the beginning, in the order of the file. */
  readonly tokenPlaces: readonly LocationId[];
  /** By road and underground; the loop counts in both directions. */
  readonly neighbours: ReadonlyMap<LocationId, ReadonlySet<LocationId>>;
  /** The same, where arrowed roads are one-way (SH-4, `loop_two_way: false`). */
  readonly oneWay: ReadonlyMap<LocationId, ReadonlySet<LocationId>>;
};

function compilePack(file: PackFile): Pack {
  const cards = cardsOf(file);
  const tokens = tokensOf(file);
  return {
    file,
    cards: new Map(cards.map((card) => [card.id, card])),
    tokens: new Map(tokens.map((token) => [token.id, token])),
    cases: new Map(file.cases.map((each) => [each.id, each])),
    locations: new Map(file.locations.map((place) => [place.id, place])),
    tokenPlaces: file.locations.filter(({ token }) => token).map(({ id }) => id),
    neighbours: neighboursOf(file, () => true),
    oneWay: neighboursOf(file, (from, to) => !isAgainstHolmesLoop(file, from, to)),
  };
}

export const compiledPackOf = /* @__PURE__ */ compiledOnce(compilePack);

/** The cards of the deck, one by one. */
export function cardsOf({ cards, card_recipe: recipe, token_types: types }: PackFile): PackCard[] {
  if (cards !== undefined) return [...cards];
  const { per_token_type: rows = [], id_pattern: pattern = '' } = recipe ?? {};
  // Rows of the same character and pips count on, so that no two cards get the same id.
  return types.flatMap((type) => {
    const copies = new Map<string, number>();
    return rows.flatMap(({ character, pips, count }) =>
      Array.from({ length: count }, () => {
        const key = `${character}/${pips}`;
        const copy = (copies.get(key) ?? 0) + 1;
        copies.set(key, copy);
        const id = pattern
          .replaceAll('{type}', type)
          .replaceAll('{character}', character)
          .replaceAll('{pips}', String(pips))
          .replaceAll('{copy}', String(copy));
        const symbols = { [type]: pips };
        return character === 'holmes' ? { id, character, symbols, holmes_symbol: type } : { id, character, symbols };
      }),
    );
  });
}

export function tokensOf({ tokens, cases, token_types: types }: PackFile): PackToken[] {
  if (tokens !== undefined) return [...tokens];
  return cases.flatMap((each) =>
    types.flatMap((type) => {
      const number = each.tokens?.[type];
      return number === undefined ? [] : [{ id: `${each.id}-${type}`, case: each.id, type, number }];
    }),
  );
}

type PlacePair = readonly [LocationId, LocationId];

function neighboursOf(
  { locations, roads, underground }: PackFile,
  may: (from: LocationId, to: LocationId) => boolean,
): ReadonlyMap<LocationId, ReadonlySet<LocationId>> {
  const all = new Map(locations.map(({ id }) => [id, new Set<LocationId>()]));
  const join = (from: LocationId, to: LocationId, free: boolean): void => {
    if (free || may(from, to)) all.get(from)?.add(to);
  };
  const pave = ([a, b]: PlacePair, free: boolean): void => {
    join(a, b, free);
    join(b, a, free);
  };
  for (const road of roads) pave(road, false);
  // The underground ignores arrows (14.1).
  for (const line of underground) pave(line, true);
  return all;
}

/** Whether a step leads along an arrowed road in the wrong direction. */
function isAgainstHolmesLoop({ holmes_loop: loop }: PackFile, from: LocationId, to: LocationId): boolean {
  const at = loop.indexOf(to);
  return at >= 0 && loop[(at + 1) % loop.length] === from && loop.length > 2;
}

/** The place after this one on Holmes's loop; he never leaves it. */
export function nextOnLoop({ file }: Pack, from: LocationId): LocationId {
  const { holmes_loop: loop } = file;
  const next = loop[(loop.indexOf(from) + 1) % loop.length];
  if (next === undefined) throw new Error('a pack without a loop');
  return next;
}

/** Roads in both directions, or Holmes's loop in his alone (SH-4). */
export function roadsOf(pack: Pack, twoWay: boolean): Pack['neighbours'] {
  return twoWay ? pack.neighbours : pack.oneWay;
}

/** Each place within so many steps with the shortest way there; none to where one stands. */
export function pathsFrom(
  ways: Pack['neighbours'],
  from: LocationId,
  most = Number.POSITIVE_INFINITY,
): ReadonlyMap<LocationId, readonly LocationId[]> {
  const found = new Map<LocationId, readonly LocationId[]>([[from, []]]);
  for (const [place, way] of found) {
    if (way.length === most) continue;
    for (const next of ways.get(place) ?? []) if (!found.has(next)) found.set(next, [...way, next]);
  }
  return found;
}

/** Wherever roads and underground lead; arrows do not bind a cab (14.1). */
export function placesInWalk(pack: Pack, from: LocationId): ReadonlySet<LocationId> {
  const reached = new Set([from]);
  for (const place of reached) for (const next of pack.neighbours.get(place) ?? []) reached.add(next);
  reached.delete(from);
  return reached;
}

/** Pips of a type that a card adds in this mode (SH-32, SH-59). */
export function pipsOf(pack: Pack, card: CardId, mode: string, type: TokenType): number {
  return mode === 'ability:watson' ? 1 : (cardOf(pack, card).symbols[type] ?? 0);
}

/** Throws on what the pack does not have: states hold nothing else. */
export function cardOf(pack: Pack, id: CardId): PackCard {
  return foundOrThrow(pack.cards.get(id), id);
}

export function tokenOf(pack: Pack, id: TokenId): PackToken {
  return foundOrThrow(pack.tokens.get(id), id);
}

/** The number that names a place on a board: its printed one; Scotland Yard has none (SH-3). */
export function stopNumberOf({ number }: PackLocation): number {
  return number ?? 0;
}

export function placeNumberOf(pack: Pack, place: LocationId): number | null {
  return foundOrThrow(pack.locations.get(place), place).number;
}

function foundOrThrow<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new Error(`the pack has no ${id}`);
  return found;
}

/** Packs are typed on keyboards, which have straight apostrophes. */
export function typographic(name: string): string {
  return name.replaceAll("'", '’');
}
