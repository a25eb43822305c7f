import {
  LONDON,
  londonPicture,
  type Pack,
  type PackCard,
  type PackCase,
  type PackFile,
  type PackToken,
  packOf,
  typographic,
  writeHolmesCard,
} from '../rules/index.js';

type InBox = { readonly file?: PackFile };

/** A game card, and the code that is printed on it: its own, or that of its place in the box, from 1. */
export type CodedCard = { readonly card: PackCard; readonly text: string };

/** A case, and the code of its place in the box. */
export type CodedCase = { readonly case: PackCase; readonly text: string };

/** The box that a job prints: the game's own, or one that people brought along. */
export function boxOf({ file }: InBox): Pack {
  return packOf(file ?? LONDON);
}

export function cardsIn(job: InBox): readonly CodedCard[] {
  return [...boxOf(job).cards.values()].map((card, i) => ({
    card,
    text: card.code ?? writeHolmesCard({ kind: 'card', index: i + 1 }),
  }));
}

export function casesIn(job: InBox): readonly CodedCase[] {
  return [...boxOf(job).cases.values()].map((each, i) => ({
    case: each,
    text: writeHolmesCard({ kind: 'case', index: i + 1 }),
  }));
}

export function tokensIn(job: InBox): readonly PackToken[] {
  return [...boxOf(job).tokens.values()];
}

const YARD = LONDON.locations.find(({ id }) => id === LONDON.yard)?.name;

/**
 * The picture of its map, in which places are called as they are printed.
 * @param yard what the place is called that every box has, where the box calls it as the game does
 */
export function mapOf(job: InBox, yard: string): ReturnType<typeof londonPicture> {
  const picture = londonPicture(boxOf(job));
  const stations = picture.stations.map(({ name = '', ...each }) => ({
    ...each,
    name: name === YARD ? yard : typographic(name),
  }));
  return { ...picture, stations };
}

/** More characters than these are no bars on a card that scanners read. */
const BARS_MOST = 10;

export function codesTooLong(job: InBox): boolean {
  return cardsIn(job).some(({ text }) => text.length > BARS_MOST);
}
