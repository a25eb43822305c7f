import {
  type CardId,
  type CardRecipe,
  cardsOf,
  DEFAULT_HOLMES_PACK_FILE,
  type PackCard,
  type PackFile,
  type TokenType,
} from '../../rules/browser.js';

/** Changes to the cards of a pack in the making: all of them one by one, or a recipe for each type of token. */

export type RecipeRow = CardRecipe['per_token_type'][number];

/** The same cards, each by itself. */
export function listCards(file: PackFile): PackFile {
  const { card_recipe: _, ...rest } = file;
  return { ...rest, cards: cardsOf(file) };
}

/** The cards of the game's own pack, made by its recipe; those that were listed are gone. */
export function useRecipe(file: PackFile): PackFile {
  const { cards: _, ...rest } = file;
  const { card_recipe: own } = DEFAULT_HOLMES_PACK_FILE;
  return own === undefined || file.card_recipe !== undefined ? rest : { ...rest, card_recipe: own };
}

export function changeRows(file: PackFile, rows: readonly RecipeRow[]): PackFile {
  const { card_recipe: recipe } = file;
  return recipe === undefined ? file : { ...file, card_recipe: { ...recipe, per_token_type: rows } };
}

export function changePattern(file: PackFile, id_pattern: string): PackFile {
  const { card_recipe: recipe } = file;
  return recipe === undefined ? file : { ...file, card_recipe: { ...recipe, id_pattern } };
}

/** Puts another card into the place of one; Holmes's cards alone show a type. */
export function changeCard(file: PackFile, at: number, change: Partial<PackCard>): PackFile {
  const cards = file.cards?.map((card, i) => (i === at ? shown({ ...card, ...change }, file.token_types) : card));
  return cards === undefined ? file : { ...file, cards };
}

function shown(card: PackCard, types: readonly TokenType[]): PackCard {
  if (card.character === 'holmes') {
    const symbol = card.holmes_symbol ?? Object.keys(card.symbols)[0] ?? types[0];
    return symbol === undefined ? card : { ...card, holmes_symbol: symbol };
  }
  const { holmes_symbol: _, ...rest } = card;
  return rest;
}

export function setPips(file: PackFile, at: number, type: TokenType, pips: number): PackFile {
  const { [type]: _, ...others } = file.cards?.[at]?.symbols ?? {};
  return changeCard(file, at, { symbols: pips < 1 ? others : { ...others, [type]: pips } });
}

/** A copy of the last card, under an id of its own. */
export function addCard(file: PackFile): PackFile {
  const cards = file.cards ?? [];
  const ids = new Set(cards.map(({ id }) => id));
  let id: CardId = `card-${cards.length + 1}`;
  for (let n = 2; ids.has(id); n++) id = `card-${cards.length + n}`;
  const { code: _, ...last } = cards.at(-1) ?? {
    character: 'watson' as const,
    symbols: { [file.token_types[0] ?? 'token']: 1 },
  };
  return { ...file, cards: [...cards, { ...last, id }] };
}

export function removeCard(file: PackFile, at: number): PackFile {
  return { ...file, cards: (file.cards ?? []).filter((_, i) => i !== at) };
}
