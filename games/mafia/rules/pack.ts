import { compiledOnce } from '@mister-x/engine/packs/pack';
import type { CardId, Colour, PackCard, PackFile, QuarterId } from './pack-file.js';
import { CLANS, type Clan, type FigureId } from './seats.js';

/** A pack with its city worked out. Made of a file that `packFaults` finds nothing in. */
export type Pack = {
  readonly file: PackFile;
  readonly cards: ReadonlyMap<CardId, PackCard>;
  readonly places: ReadonlyMap<CardId, number>;
  /** In reading order: A1, B1, … D4. */
  readonly quarters: readonly QuarterId[];
  readonly owner: ReadonlyMap<QuarterId, Clan>;
  readonly quartersOf: Readonly<Record<Clan, readonly QuarterId[]>>;
  /** By a side or a corner (MF-11), in reading order. */
  readonly adjacent: ReadonlyMap<QuarterId, readonly QuarterId[]>;
  /** A chess knight's move away (MF-12), in reading order. */
  readonly knights: ReadonlyMap<QuarterId, readonly QuarterId[]>;
  readonly figures: readonly FigureId[];
  readonly figuresOf: Readonly<Record<Clan, readonly FigureId[]>>;
  readonly clanOf: ReadonlyMap<FigureId, Clan>;
  /** The other one of a team (MF-2). */
  readonly mate: Readonly<Record<Clan, Clan>>;
};

export function colourOf({ file }: Pick<Pack, 'file'>, seat: Clan): Colour {
  return file.seat_order[CLANS.indexOf(seat)] ?? '';
}

function compilePack(file: PackFile): Pack {
  const clan = (colour: Colour): Clan => CLANS[file.seat_order.indexOf(colour)] ?? CLANS[0];
  const { columns, rows, owner } = file.city;
  const quarters = rows.flatMap((row) => columns.map((column) => `${column}${row}`));
  const places = new Map(
    quarters.map((id, at) => [id, [at % columns.length, Math.floor(at / columns.length)] as const]),
  );
  const near = (is: (across: number, up: number) => boolean) =>
    new Map(
      quarters.map((from) => [
        from,
        quarters.filter((to) => {
          const [x = 0, y = 0] = places.get(from) ?? [];
          const [u = 0, v = 0] = places.get(to) ?? [];
          return is(Math.abs(x - u), Math.abs(y - v));
        }),
      ]),
    );
  const owners = new Map(quarters.map((id) => [id, clan(owner[id] ?? '')]));
  const figuresOf = perClan((seat) =>
    Array.from({ length: file.figures_per_seat }, (_, at) => figureId(colourOf({ file }, seat), at + 1)),
  );
  return {
    file,
    cards: new Map(file.cards.map((card) => [card.id, card])),
    places: new Map(file.cards.map(({ id }, at) => [id, at])),
    quarters,
    owner: owners,
    quartersOf: perClan((seat) => quarters.filter((id) => owners.get(id) === seat)),
    adjacent: near((across, up) => Math.max(across, up) === 1),
    knights: near((across, up) => across * up === 2),
    figures: CLANS.flatMap((seat) => figuresOf[seat]),
    figuresOf,
    clanOf: new Map(CLANS.flatMap((seat) => figuresOf[seat].map((id) => [id, seat] as const))),
    mate: perClan((seat) => {
      const team = file.teams.find((pair) => pair.some((colour) => clan(colour) === seat)) ?? [];
      return clan(team.find((colour) => clan(colour) !== seat) ?? '');
    }),
  };
}

function figureId(colour: Colour, number: number): FigureId {
  return `${colour}-${number}`;
}

export function perClan<T>(of: (seat: Clan) => T): Readonly<Record<Clan, T>> {
  return Object.fromEntries(CLANS.map((seat) => [seat, of(seat)])) as Record<Clan, T>;
}

export const compiledPackOf = /* @__PURE__ */ compiledOnce(compilePack);

/** Throws on what the pack does not have: states hold nothing else. */
export function cardOf(pack: Pack, id: CardId): PackCard {
  return foundOrThrow(pack.cards.get(id), id);
}

/** What a scanner reads off a printed card: its own code, or its id where it has none (MF-105). */
export function codeOf({ code, id }: PackCard): string {
  return code ?? id;
}

export function cardByCode({ file }: Pack, code: string): CardId | undefined {
  return file.cards.find((card) => codeOf(card) === code)?.id;
}

export function ownerOf(pack: Pack, quarter: QuarterId): Clan {
  return foundOrThrow(pack.owner.get(quarter), quarter);
}

export function clanOf(pack: Pack, figure: FigureId): Clan {
  return foundOrThrow(pack.clanOf.get(figure), figure);
}

export function isAdjacent(pack: Pack, one: QuarterId, other: QuarterId): boolean {
  return pack.adjacent.get(one)?.includes(other) === true;
}

export function isKnightAway(pack: Pack, one: QuarterId, other: QuarterId): boolean {
  return pack.knights.get(one)?.includes(other) === true;
}

/** In the order of the deck: an order in which cards came would tell something. */
export function inDeckOrder(pack: Pack, cards: readonly CardId[]): readonly CardId[] {
  return [...cards].sort((a, b) => (pack.places.get(a) ?? 0) - (pack.places.get(b) ?? 0));
}

function foundOrThrow<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new Error(`the pack has no ${id}`);
  return found;
}
