import {
  DEFAULT_MAFIA_PACK_FILE,
  CLANS,
  type Clan,
  type Pack,
  type PackCard,
  type PackFile,
  compiledPackOf,
  type QuarterId,
  writeMafiaCard,
} from '../rules/index.js';

export type PackJob = { readonly file?: PackFile };

/** A card, and the code that is printed on it: its own, or that of its place in the deck, from 1. */
export type CodedCard = { readonly card: PackCard; readonly text: string };

/** A quarter of the city with its owner, and the code of its place. */
export type CodedQuarter = {
  readonly id: QuarterId;
  readonly owner: Clan;
  readonly text: string;
};

/** The pack that a job prints: the game's own, or a custom one. */
export function packOfJob({ file }: PackJob): Pack {
  return compiledPackOf(file ?? DEFAULT_MAFIA_PACK_FILE);
}

export function cardsIn(job: PackJob): readonly CodedCard[] {
  return packOfJob(job).file.cards.map((card, i) => ({
    card,
    text: card.code ?? writeMafiaCard({ kind: 'card', index: i + 1 }),
  }));
}

/** In reading order: A1, B1, … D4. */
export function quartersIn(job: PackJob): readonly CodedQuarter[] {
  const { quarters, owner } = packOfJob(job);
  return quarters.map((id, i) => ({
    id,
    owner: owner.get(id) ?? CLANS[0],
    text: writeMafiaCard({ kind: 'quarter', index: i + 1 }),
  }));
}

/** More characters than these are no bars on a card that scanners read. */
const BARS_CHARACTERS_MAX = 10;

export function codesTooLong(job: PackJob): boolean {
  return cardsIn(job).some(({ text }) => text.length > BARS_CHARACTERS_MAX);
}
