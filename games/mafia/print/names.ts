import { DEFAULT_MAFIA_PACK_FILE, type Colour, type PackCard, type PackFile } from '../rules/index.js';
import type { MafiaMessages, SumTexts } from './words/types.js';

/** What the things of a pack are called on paper. What our words do not know is called as the pack calls it. */

const OWN_CARD_NAMES: ReadonlySet<string> = new Set(
  DEFAULT_MAFIA_PACK_FILE.cards.flatMap(({ type, name }) => (type === 'good' ? [] : [name])),
);

export function cardName({ types, goods }: MafiaMessages, { type, name }: PackCard): string {
  if (type === 'good') return goods[name] ?? typographic(name);
  return OWN_CARD_NAMES.has(name) ? types[type] : typographic(name);
}

export function colourName({ colours }: MafiaMessages, colour: Colour): string {
  return colours[colour] ?? colour.charAt(0).toUpperCase() + colour.slice(1);
}

/** Packs are typed on keyboards, which have straight apostrophes. */
function typographic(name: string): string {
  return name.replaceAll("'", '’');
}

export function sumTextsOf({ money }: MafiaMessages, { amounts }: Pick<PackFile, 'amounts'>): SumTexts {
  return {
    theft: money(amounts.theft),
    robbery: money(amounts.robbery),
    fee: money(amounts.prostitute_fee),
    over: money(amounts.prostitute_threshold),
  };
}

/** Names in files are joined by strokes, at which no line breaks. */
export function withSpaces(name: string): string {
  return name.replace(/[-_]+/g, ' ').trim() || name;
}
