import {
  type CardId,
  cardOf,
  type CaseId,
  type LocationId,
  type Pack,
  type TokenId,
  tokenOf,
  type TokenType,
  typographic,
} from '../../rules/browser.js';
import type { GameMessages } from '../../messages/phone-messages.js';

/** What the things of a pack are called. What our words do not know is called as the pack writes it. */

export function makeNames(messages: GameMessages, pack: Pack) {
  const type = (id: TokenType): string => messages.types[id] ?? id;
  const colourOf = (id: CaseId): string => pack.cases.get(id)?.colour ?? id;
  const caseColour = (id: CaseId): string => messages.colours[colourOf(id)] ?? colourOf(id);
  /** The same where it does not begin what is said. */
  const inSentence = (known: string | undefined, own: string): string =>
    known === undefined ? own : messages.inSentence(known);
  const typeWithin = (id: TokenType): string => inSentence(messages.types[id], id);
  const colourWithin = (id: CaseId): string => inSentence(messages.colours[colourOf(id)], colourOf(id));
  const tokenAs = (id: TokenId, called: (type: TokenType) => string): string => {
    const token = tokenOf(pack, id);
    return messages.tokenOf(colourWithin(token.case), called(token.type), token.number);
  };
  return {
    type,
    typeWithin,
    caseColour,
    /** Which case it is, without its colour. */
    caseSign: (id: CaseId): string => {
      const all = [...pack.cases.keys()];
      return shortCaseSigns(all.map(caseColour))[all.indexOf(id)] ?? id;
    },
    caseTitle: (id: CaseId): string => {
      const title = pack.cases.get(id)?.title ?? id;
      return messages.titles[title] ?? title;
    },
    place: (id: LocationId): string => {
      const place = pack.locations.get(id);
      if (place === undefined) return id;
      return place.number === null ? messages.yard : messages.place(typographic(place.name), place.number);
    },
    /** For what shows the sign alone: its name for screen readers begins with what is seen. */
    signAndPlace: (id: LocationId): string => {
      const place = pack.locations.get(id);
      return place === undefined || place.number === null
        ? `${messages.yardSign}, ${messages.yard}`
        : `${place.number}, ${typographic(place.name)}`;
    },
    /** As it stands on the map. */
    sign: (id: LocationId): string => String(pack.locations.get(id)?.number ?? messages.yardSign),
    token: (id: TokenId): string => tokenAs(id, type),
    tokenWithin: (id: TokenId): string => tokenAs(id, typeWithin),
    card: (id: CardId): string => {
      const { character, symbols } = cardOf(pack, id);
      const pips = Object.entries(symbols).map(([of, n]) => messages.symbols(typeWithin(of), n));
      return messages.card(messages.characters[character], pips.join(' + '));
    },
  };
}

/** The colour of a case on the page; those of a custom pack that we do not know are grey. */
export function caseTint(pack: Pack, id: CaseId): string {
  return `var(--case-${pack.cases.get(id)?.colour ?? 'other'}, var(--case-other))`;
}

/** A number of the score track, with a proper minus. */
export function scoreText(marker: number): string {
  return String(marker).replace('-', '−');
}

/**
 * Two letters for each name that tell it from all others: its first two where no name before it has these,
 * otherwise its first and a later one. Where no letter is left a number stands for it.
 */
function shortCaseSigns(names: readonly string[]): readonly string[] {
  const signs: string[] = [];
  for (const name of names) {
    const [first = '?', ...rest] = [...name].filter((letter) => letter.trim() !== '');
    const numbers = names.map((_, i) => String(i + 1));
    const second = [...rest, ...numbers].find((each) => !signs.includes(first + each));
    signs.push(first + (second ?? ''));
  }
  return signs;
}

/** A case as it is drawn: its tokens in a row, with links between neighbours, and those that span more. */
type CaseRow = {
  readonly tokens: readonly { readonly token: TokenId; readonly joined: boolean }[];
  readonly others: readonly (readonly [TokenId, TokenId])[];
};

/** Linked tokens come one after the other as far as one row can show it (SH-8). */
export function caseRow(pack: Pack, id: CaseId): CaseRow {
  const links = pack.cases.get(id)?.links ?? [];
  const own = [...pack.tokens.values()].filter((token) => token.case === id).map((one) => one.id);
  const linked = (a: TokenId, b: TokenId) => links.some(([p, q]) => (p === a && q === b) || (p === b && q === a));
  const degree = (token: TokenId) => own.filter((other) => linked(token, other)).length;
  const left = new Set(own);
  const row: { token: TokenId; joined: boolean }[] = [];
  while (left.size > 0) {
    const last = row.at(-1)?.token;
    const free = [...left].sort((a, b) => degree(a) - degree(b));
    const next = free.find((token) => last !== undefined && linked(last, token));
    // An end of a chain comes first.
    const token = next ?? free.find((each) => degree(each) === 1) ?? free[0];
    if (token === undefined) break;
    row.push({ token, joined: next !== undefined });
    left.delete(token);
  }
  const shown = (a: TokenId, b: TokenId) =>
    row.some(({ token, joined }, i) => joined && [a, b].includes(token) && [a, b].includes(row[i - 1]?.token ?? ''));
  return { tokens: row, others: links.filter(([a, b]) => !shown(a, b)) };
}
