import {
  DEFAULT_HOLMES_PACK_FILE,
  londonPicture,
  type Pack,
  type PackCard,
  type PackCase,
  type PackFile,
  type PackToken,
  compiledPackOf,
  typographic,
  writeHolmesCard,
} from '../rules/index.js';

type PackJob = { readonly file?: PackFile };

/** A game card, and the code that is printed on it: its own, or that of its place in the pack, from 1. */
export type CodedCard = { readonly card: PackCard; readonly text: string };

/** A case, and the code of its place in the pack. */
export type CodedCase = { readonly case: PackCase; readonly text: string };

/** The pack that a job prints: the game's own, or a custom one. */
export function packOfJob({ file }: PackJob): Pack {
  return compiledPackOf(file ?? DEFAULT_HOLMES_PACK_FILE);
}

export function cardsIn(job: PackJob): readonly CodedCard[] {
  return [...packOfJob(job).cards.values()].map((card, i) => ({
    card,
    text: card.code ?? writeHolmesCard({ kind: 'card', index: i + 1 }),
  }));
}

export function casesIn(job: PackJob): readonly CodedCase[] {
  return [...packOfJob(job).cases.values()].map((each, i) => ({
    case: each,
    text: writeHolmesCard({ kind: 'case', index: i + 1 }),
  }));
}

export function tokensIn(job: PackJob): readonly PackToken[] {
  return [...packOfJob(job).tokens.values()];
}

const YARD_NAME = DEFAULT_HOLMES_PACK_FILE.locations.find(({ id }) => id === DEFAULT_HOLMES_PACK_FILE.yard)?.name;

/**
 * The picture of its map, in which places are called as they are printed.
 * @param yard what the place is called that every pack has, where the pack calls it as the game does
 */
export function mapPictureOf(job: PackJob, yard: string): ReturnType<typeof londonPicture> {
  const picture = londonPicture(packOfJob(job));
  const stations = picture.stations.map(({ name = '', ...each }) => ({
    ...each,
    name: name === YARD_NAME ? yard : typographic(name),
  }));
  return { ...picture, stations };
}

/** More characters than these are no bars on a card that scanners read. */
const BARS_CHARACTERS_MAX = 10;

export function codesTooLong(job: PackJob): boolean {
  return cardsIn(job).some(({ text }) => text.length > BARS_CHARACTERS_MAX);
}
