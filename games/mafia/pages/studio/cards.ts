import { SUITS_OF } from '../../rules/custom-pack.js';
import {
  CARD_TYPES,
  type CardId,
  type CardType,
  DEFAULT_MAFIA_PACK_FILE,
  type PackCard,
  type PackFile,
} from '../../rules/browser.js';

/** The cards of a pack in the making. What is alike is changed together: two of the same Goods have one price. */

/** Alike in everything but id and code. */
function isAlike(one: PackCard, other: PackCard): boolean {
  return (['type', 'suit', 'name', 'price', 'severity'] as const).every((member) => one[member] === other[member]);
}

export type CardKindRow = {
  /** Where its first card stands. */
  readonly at: number;
  readonly card: PackCard;
  readonly places: readonly number[];
};

/** In the order of the types, as they come in the pack. */
export function cardKindsOf({ cards }: Pick<PackFile, 'cards'>): readonly CardKindRow[] {
  const kinds: CardKindRow[] = [];
  for (const [at, card] of cards.entries()) {
    const before = kinds.findIndex((kind) => isAlike(kind.card, card));
    const kind = kinds[before];
    if (kind === undefined) kinds.push({ at, card, places: [at] });
    else kinds[before] = { ...kind, places: [...kind.places, at] };
  }
  const rank = ({ card }: CardKindRow) => CARD_TYPES.indexOf(card.type);
  return [...kinds].sort((a, b) => rank(a) - rank(b));
}

type CardKindChange = Partial<Pick<PackCard, 'type' | 'suit' | 'name'>> & {
  /** `null` takes it off. */
  readonly price?: number | null;
  readonly severity?: number | null;
};

export function changeKind(file: PackFile, { card: like }: CardKindRow, change: CardKindChange): PackFile {
  const cards = file.cards.map((card) => (isAlike(card, like) ? changed(card, change) : card));
  return { ...file, cards };
}

function changed(
  card: PackCard,
  { price = card.price ?? null, severity = card.severity ?? null, ...change }: CardKindChange,
): PackCard {
  const { price: _, severity: __, ...rest } = card;
  return {
    ...{ ...rest, ...change },
    ...(price === null ? {} : { price }),
    ...(severity === null ? {} : { severity }),
  };
}

export function isCrime({ suit }: Pick<PackCard, 'suit'>): boolean {
  return suit === 'criminal' || suit === 'neutral';
}

/** With all that another type or another side of the law brings along, as far as that can be known. */
export function setType(file: PackFile, kind: CardKindRow, type: CardType): PackFile {
  const [suit = 'legal'] = SUITS_OF[type];
  const isSame = SUITS_OF[type].includes(kind.card.suit);
  return setCardSuit(file, { ...kind }, isSame ? kind.card.suit : suit, type);
}

export function setCardSuit(
  file: PackFile,
  kind: CardKindRow,
  suit: PackCard['suit'],
  type = kind.card.type,
): PackFile {
  const { track } = file.prison;
  const { price = file.bank.unit, severity } = kind.card;
  const wanted = type === 'pistol' ? track[0] : (severity ?? track.find((cell) => cell <= price));
  return changeKind(file, kind, {
    ...{ type, suit },
    price: type === 'good' ? price : null,
    severity: isCrime({ suit }) ? (wanted ?? track.at(-1) ?? null) : null,
  });
}

/** The id or the code of one card; an empty code is none. */
export function nameCard(
  file: PackFile,
  at: number,
  { id, code }: { readonly id?: string; readonly code?: string },
): PackFile {
  const cards = file.cards.map((card, i) => {
    if (i !== at) return card;
    const { code: before, ...rest } = card;
    const now = code ?? before ?? '';
    return { ...rest, ...(id && { id }), ...(now === '' ? {} : { code: now }) };
  });
  return { ...file, cards };
}

/** A copy under an id of its own, beside the others. */
export function addCardLike(file: PackFile, { card, places }: CardKindRow): PackFile {
  const ids = new Set(file.cards.map(({ id }) => id));
  let n = places.length + 1;
  const name = (): CardId => `${card.id.replace(/-?\d+$/, '').slice(0, 36)}-${n}`;
  while (ids.has(name())) n += 1;
  const { code: _, ...bare } = card;
  const at = (places.at(-1) ?? file.cards.length - 1) + 1;
  const copy = { ...bare, id: name() };
  return { ...file, cards: [...file.cards.slice(0, at), copy, ...file.cards.slice(at)] };
}

export function removeCard(file: PackFile, at: number): PackFile {
  return { ...file, cards: file.cards.filter((_, i) => i !== at) };
}

/** Types that the pack has no card of. */
export function missingTypes({ cards }: Pick<PackFile, 'cards'>): readonly CardType[] {
  return CARD_TYPES.filter((type) => cards.every((card) => card.type !== type));
}

/** The first card of a type, as it is in the game's own pack. */
export function addType(file: PackFile, type: CardType): PackFile {
  const card = DEFAULT_MAFIA_PACK_FILE.cards.find((each) => each.type === type);
  if (card === undefined) return file;
  return file.cards.some(({ id }) => id === card.id)
    ? addCardLike(file, { at: 0, card, places: [] })
    : { ...file, cards: [...file.cards, card] };
}
