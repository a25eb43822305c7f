import { unwrap } from '@mister-x/engine/core/result';
import { chosenPack } from '../rules/chosen-pack.js';
import { parseOptions } from '../rules/input.js';
import { cardsOf, tokenOf } from '../rules/pack.js';
import { firstState, inDeckOrder, sleuthsOf } from '../rules/position.js';
import type {
  CardId,
  CaseId,
  Flags,
  LocationId,
  PackFile,
  Phase,
  Setup,
  Sleuth,
  SleuthState,
  State,
  TokenId,
  Turn,
} from '../rules/types.js';

/** A position in short: what is left out is of no influence and filled in. Lists are by seat. */
export type TestPosition = {
  readonly seats?: number;
  readonly pack?: PackFile;
  readonly flags?: Partial<Flags>;
  readonly phase?: Phase;
  /** Number of the seat on turn, and of the first player. */
  readonly onTurn?: number;
  readonly first?: number;
  readonly turn?: Partial<Omit<Turn, 'seat'>>;
  readonly cases?: readonly CaseId[];
  /** `holmes/weapon/1, 2 cab/witness/2`: the copies are given out in this order, hands first. */
  readonly hands?: readonly string[];
  /** `-`: an empty position; by default five cards that are not Holmes's. */
  readonly line?: string;
  /** By default all that is left. */
  readonly deck?: string;
  readonly discards?: string;
  readonly at?: readonly LocationId[];
  /** What lies where; other tokens lie on the other places in the order of the pack. */
  readonly tokens?: Readonly<Record<LocationId, TokenId>>;
  /** Tokens that seats have collected. */
  readonly piles?: readonly (readonly TokenId[])[];
  readonly markers?: readonly number[];
  /** Where seats have arrested, in the order of the arrests. */
  readonly arrests?: readonly (readonly [seat: number, at: LocationId])[];
  readonly eliminated?: readonly number[];
  readonly seen?: readonly Readonly<Record<LocationId, TokenId>>[];
  readonly holmes?: LocationId;
  readonly more?: Partial<Omit<State, 'options' | 'sleuths' | 'turn'>>;
};

export function optionsOf({ seats = 3, pack, flags = {} }: TestPosition) {
  return unwrap(parseOptions({ seats, flags, ...(pack === undefined ? {} : { pack }) }));
}

/** Gives out cards by what they show, so that no card is in two places. */
class CardsNotUsed {
  private readonly left: Map<CardId, string>;

  constructor(file: PackFile) {
    this.left = new Map(
      cardsOf(file).map(({ id, character, symbols }) => [id, [character, ...Object.entries(symbols).flat()].join('/')]),
    );
  }

  some(text: string): readonly (CardId | null)[] {
    return text
      .split(', ')
      .filter((part) => part !== '')
      .flatMap((part) => {
        if (part === '-') return [null];
        const [count, face] = part.includes(' ') ? part.split(' ') : ['1', part];
        return Array.from({ length: Number(count) }, () => this.one(face ?? ''));
      });
  }

  cards(text: string): readonly CardId[] {
    return this.some(text).flatMap((card) => card ?? []);
  }

  /** The last ones that are not Holmes's. */
  plain(count: number): readonly CardId[] {
    const found = [...this.left].filter(([, face]) => !face.startsWith('holmes'));
    const cards = found.slice(-count).map(([id]) => id);
    for (const card of cards) this.left.delete(card);
    return cards;
  }

  rest(): readonly CardId[] {
    return [...this.left.keys()];
  }

  private one(face: string): CardId {
    const [id] = [...this.left].find(([, shown]) => shown === face) ?? [];
    if (id === undefined) throw new Error(`no ${face} is left`);
    this.left.delete(id);
    return id;
  }
}

function layout(place: TestPosition): Readonly<Record<LocationId, TokenId>> {
  const pack = chosenPack(optionsOf(place));
  const { tokens = {} } = place;
  const named = Object.values(tokens);
  const others = [...pack.tokens.keys()].filter((token) => !named.includes(token));
  return Object.fromEntries(pack.tokenPlaces.map((at) => [at, tokens[at] ?? others.shift() ?? '']));
}

export function setupOf(place: TestPosition): Setup {
  const chosen = optionsOf(place);
  const pack = chosenPack(chosen);
  const box = new CardsNotUsed(pack.file);
  const seats = sleuthsOf(chosen);
  const start = layout(place);
  const whereIs = (token: TokenId): LocationId =>
    Object.keys(start).find((at) => start[at] === tokenOf(pack, token).id) ?? '';
  const fresh = firstState(chosen);
  const { arrests = [] } = place;
  const cases = place.cases ?? ['crimson', 'amber', 'azure', 'emerald', 'violet'];
  const sleuthAt = (seat: Sleuth, i: number): SleuthState => {
    const order = arrests.findIndex(([number]) => number === i + 1);
    const location = arrests[order]?.[1];
    return {
      ...fresh.sleuths[seat],
      case: cases[i] ?? null,
      hand: inDeckOrder(pack, box.cards(place.hands?.[i] ?? '')),
      pile: (place.piles?.[i] ?? []).map((token) => ({ token, location: whereIs(token), turn: 1 })),
      at: location ?? place.at?.[i] ?? pack.file.yard,
      marker: place.markers?.[i] ?? 0,
      seen: place.seen?.[i] ?? {},
      arrest: location === undefined ? null : { order: order + 1, location },
      eliminated: place.eliminated?.includes(i + 1) === true,
    };
  };
  const sleuths = { ...fresh.sleuths };
  for (const [i, seat] of seats.entries()) sleuths[seat] = sleuthAt(seat, i);
  const line = place.line === undefined ? box.plain(pack.file.line_size) : box.some(place.line);
  const discards = box.cards(place.discards ?? '');
  const deck = place.deck === undefined ? box.rest() : box.cards(place.deck);
  const { onTurn = 1, first = 1 } = place;
  const seat = seats[onTurn - 1] ?? 'sleuth-1';
  return {
    options: chosen,
    position: {
      begun: true,
      phase: place.phase ?? 'move',
      first: seats[first - 1] ?? null,
      start,
      empty: (place.piles ?? []).flat().map(whereIs),
      turn: { ...fresh.turn, number: 4, round: 2, ...place.turn, seat },
      deck: inDeckOrder(pack, deck),
      discards,
      line,
      holmes: place.holmes ?? pack.file.holmes_start,
      arrests: arrests.length,
      ...place.more,
      sleuths,
    },
  };
}
