import {
  CITY,
  CLANS,
  type Clan,
  type Pack,
  type PackCard,
  type PackFile,
  packOf,
  type QuarterId,
  writeMafiaCard,
} from '../rules/index.js';

export type InBox = { readonly file?: PackFile };

/** A card, and the code that is printed on it: its own, or that of its place in the deck, from 1. */
export type CodedCard = { readonly card: PackCard; readonly text: string };

/** A quarter of the city with its owner, and the code of its place. */
export type CodedQuarter = {
  readonly id: QuarterId;
  readonly owner: Clan;
  readonly text: string;
};

/** The box that a job prints: the game's own, or one that people brought along. */
export function boxOf({ file }: InBox): Pack {
  return packOf(file ?? CITY);
}

export function cardsIn(job: InBox): readonly CodedCard[] {
  return boxOf(job).file.cards.map((card, i) => ({
    card,
    text: card.code ?? writeMafiaCard({ kind: 'card', index: i + 1 }),
  }));
}

/** In reading order: A1, B1, … D4. */
export function quartersIn(job: InBox): readonly CodedQuarter[] {
  const { quarters, owner } = boxOf(job);
  return quarters.map((id, i) => ({
    id,
    owner: owner.get(id) ?? CLANS[0],
    text: writeMafiaCard({ kind: 'quarter', index: i + 1 }),
  }));
}

/** More characters than these are no bars on a card that scanners read. */
const BARS_MOST = 10;

export function codesTooLong(job: InBox): boolean {
  return cardsIn(job).some(({ text }) => text.length > BARS_MOST);
}
