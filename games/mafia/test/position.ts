import { unwrap } from '@mister-x/engine/core/result';
import { chosenPack } from '../rules/chosen-pack.js';
import { DEFAULT_MAFIA_PACK_FILE } from '../rules/data/city.js';
import { parseOptions } from '../rules/input.js';
import { inDeckOrder, type Pack, perClan } from '../rules/pack.js';
import type { CardId, PackFile, QuarterId } from '../rules/pack-file.js';
import { firstState, roundHeadOf, NO_PLAN } from '../rules/position.js';
import { CLANS, type Clan, type FigureId } from '../rules/seats.js';
import type {
  PrisonCell,
  ClanState,
  FigurePlace,
  Flags,
  CardOnQuarter,
  Options,
  PlannedMove,
  Setup,
  State,
  Variant,
} from '../rules/types.js';

export const [BLUE, YELLOW, RED, GREEN] = CLANS;
const SEAT_BY_COLOUR = { blue: BLUE, yellow: YELLOW, red: RED, green: GREEN };
type Colour = keyof typeof SEAT_BY_COLOUR;
const COLOURS = Object.keys(SEAT_BY_COLOUR) as readonly Colour[];
type PerColour<T> = { readonly [C in Colour]?: T };

/** A position in short: what is left out is as in a round of PLAY in which nothing has happened. */
export type TestPosition = {
  readonly variant?: Variant;
  readonly flags?: Partial<Flags>;
  readonly pack?: PackFile;
  /** What lies where: `theft`, `buyer closed`, `robbery 200 arrested`, `good-cloth sold`, `pistol >C3`, `escape @blue-1`; `-`: nothing. */
  readonly city?: Readonly<Record<QuarterId, string>>;
  /** `60`, `death-row`, `100 new`, `30 moved`, `30 escapee`. */
  readonly prison?: Readonly<Record<FigureId, string>>;
  readonly turn?: Clan;
  readonly balances?: PerColour<number> | number;
  /** By default all that nobody has; with it, the pack holds just what there is. */
  readonly bank?: number;
  readonly hands?: PerColour<string>;
  /** Each seat has one more closed card on its last quarter that nothing is said of, so that it can do something else. */
  readonly spare?: boolean;
  readonly clans?: PerColour<Partial<ClanState>>;
  readonly more?: Partial<Omit<State, 'options' | 'clans'>>;
};

export function optionsOf({ variant, flags = {}, pack }: TestPosition): Options {
  const chosen = { ...(variant && { variant }), ...(pack && { pack }) };
  return unwrap(parseOptions({ flags, ...chosen }));
}

/** Gives out cards by their kind, each once. */
class CardsNotUsed {
  private readonly left: Set<CardId>;

  constructor(pack: Pack) {
    this.left = new Set(pack.cards.keys());
  }

  take(kind: string): CardId {
    const found = [...this.left].find((id) => id.startsWith(`MF-${kind}`));
    if (found === undefined) throw new Error(`no ${kind} is left`);
    this.left.delete(found);
    return found;
  }

  hand(text: string): readonly CardId[] {
    return text.split(', ').flatMap((kind) => (kind === '' ? [] : [this.take(kind)]));
  }

  /** Some card with which nothing happens. */
  plain(): CardId {
    const found = [...this.left].filter((id) => id.includes('good')).at(-1) ?? [...this.left].at(-1);
    if (found === undefined) throw new Error('no card is left');
    return this.take(found.replace('MF-', ''));
  }

  rest(): readonly CardId[] {
    return [...this.left];
  }
}

function laidCardOf(box: CardsNotUsed, text: string): CardOnQuarter {
  const [kind = '', ...words] = text.split(' ');
  const word = (sign: string) => words.find((one) => one.startsWith(sign))?.slice(1);
  return {
    card: box.take(kind),
    state: words.includes('closed') ? 'closed' : words.includes('arrested') ? 'arrested' : 'open',
    money: Number(words.find((one) => /^\d+$/.test(one)) ?? 0),
    sold: words.includes('sold'),
    shot: words.includes('air') ? 'air' : (word('>') ?? null),
    escapee: word('@') ?? null,
    payers: [],
  };
}

const CLOSED_CARD = { money: 0, sold: false, shot: null, escapee: null, payers: [] } as const;

function layOut(pack: Pack, box: CardsNotUsed, place: TestPosition): Record<QuarterId, CardOnQuarter> {
  const named = Object.entries(place.city ?? {});
  const city: Record<QuarterId, CardOnQuarter> = {};
  for (const [quarter, text] of named) if (text !== '-') city[quarter] = laidCardOf(box, text);
  if (place.spare === false) return city;
  const shot = Object.values(city).map((one) => one.shot);
  for (const seat of CLANS) {
    const isTaken = (id: QuarterId) => shot.includes(id) || place.city?.[id] !== undefined;
    const quarter = pack.quartersOf[seat].filter((id) => !isTaken(id)).at(-1);
    if (quarter !== undefined) city[quarter] = { ...CLOSED_CARD, card: box.plain(), state: 'closed' };
  }
  return city;
}

function imprisoned(text: string): FigurePlace {
  const [where = '', how = null] = text.split(' ');
  const stays = how === 'new' || how === 'moved' || how === 'escapee' ? how : null;
  if (where === 'death-row') return { at: 'death-row', stays };
  return { at: 'cell', cell: Number(where), stays };
}

/** Where figures are: in prison, on the run, under arrest and on murder places. */
function figuresOf(pack: Pack, place: TestPosition, city: Record<QuarterId, CardOnQuarter>) {
  const figures: Record<FigureId, FigurePlace> = {};
  for (const id of pack.figures) {
    const text = place.prison?.[id];
    figures[id] = text === undefined ? { at: 'home' } : imprisoned(text);
  }
  for (const [quarter, { state, shot, escapee }] of Object.entries(city)) {
    if (escapee !== null) {
      const before = figures[escapee];
      const cell: PrisonCell = before?.at === 'cell' ? before.cell : 'death-row';
      figures[escapee] = { at: 'escaping', cell, stays: 'escapee' };
    }
    const stands = state === 'arrested' ? quarter : shot === 'air' ? null : shot;
    if (stands === null) continue;
    const owner = pack.owner.get(quarter) ?? BLUE;
    const free = pack.figuresOf[owner].find((id) => figures[id]?.at === 'home');
    if (free !== undefined) figures[free] = { at: 'board', quarter: stands };
  }
  return figures;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** All money that there is (MF-9). */
export function moneyIn({ bank, clans, city }: Pick<State, 'bank' | 'clans' | 'city'>): number {
  const balances = CLANS.map((seat) => clans[seat].balance);
  return bank + sum(balances) + sum(Object.values(city).map(({ money }) => money));
}

export function setupOf(place: TestPosition): Setup {
  const first = optionsOf(place);
  const pack = chosenPack(first);
  const box = new CardsNotUsed(pack);
  const { balances = {}, hands = {}, bank } = place;
  const city = layOut(pack, box, place);
  const fresh = firstState(first);
  const clans = perClan((seat) => {
    const colour = COLOURS[CLANS.indexOf(seat)] ?? 'blue';
    const balance = typeof balances === 'number' ? balances : (balances[colour] ?? 0);
    const hand = inDeckOrder(pack, box.hand(hands[colour] ?? ''));
    const isLaid = (place.more?.phase ?? 'play') === 'play';
    const swapped = isLaid ? 0 : null;
    const ready = { ...fresh.clans[seat], balance, hand, laid: isLaid, swapped };
    return { ...ready, ...place.clans?.[colour] };
  });
  const held = moneyIn({ bank: 0, clans, city });
  const left = bank ?? fresh.bank - held;
  const start = left + held;
  const file = place.pack ?? DEFAULT_MAFIA_PACK_FILE;
  const isOwn = start !== fresh.bank;
  const chosen = isOwn ? optionsOf({ ...place, pack: { ...file, bank: { ...file.bank, start } } }) : first;
  const position: State = {
    ...firstState(chosen),
    ...{ phase: 'play', round: 1, first: BLUE, step: 1, turn: place.turn ?? BLUE },
    ...{ clans, bank: left, figures: figuresOf(pack, place, city), city, deck: box.rest() },
    ...place.more,
  };
  const { options: _, ...rest } = { ...position, head: roundHeadOf(position) };
  return { options: chosen, position: rest };
}

/** A seat that has stored these moves. */
export function clanWithPlan(...moves: readonly PlannedMove[]): Partial<ClanState> {
  return { plan: { ...NO_PLAN, moves } };
}
