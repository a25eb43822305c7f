import {
  flagsOf,
  type LocationId,
  type Pack,
  type PackLocation,
  type TokenId,
  type TokenType,
  tokenOf,
  type View,
} from '../../rules/browser.js';
import type { OwnSleuth } from './seats.js';

/** One place of the notebook, filled in as far as this seat knows it (SH-85). */
export type NotebookEntry = {
  readonly place: LocationId;
  readonly number: number;
  readonly type: TokenType | undefined;
  /** What this seat has seen, was shown with all others, or holds. */
  readonly token: TokenId | undefined;
  /** Who has taken it. */
  readonly taken: string | undefined;
};

/** Tokens whose faces this seat knows, by place. */
export function knownTokens(view: View, { own, pawn }: OwnSleuth): Readonly<Record<LocationId, TokenId>> {
  const shown = [...view.revealed, ...(view.reveal === null ? [] : [view.reveal])];
  const piles = view.sleuths.flatMap(({ pile }) =>
    pile.flatMap(({ location, token }) => (token === undefined ? [] : [[location, token] as const])),
  );
  const mine = pawn.pile.flatMap(({ location }, i) => {
    const token = own.pile[i];
    return token === undefined ? [] : [[location, token] as const];
  });
  return Object.fromEntries([
    ...shown.map(({ location, token }) => [location, token] as const),
    ...piles,
    ...mine,
    ...Object.entries(own.seen),
  ]);
}

/** The places of a notebook by their numbers. */
export function notebookEntriesOf(pack: Pack, view: View, me: OwnSleuth): readonly NotebookEntry[] {
  const known = knownTokens(view, me);
  const taken = new Map(
    view.sleuths.flatMap(({ seat, pile }) => pile.map(({ location, symbol }) => [location, { seat, symbol }] as const)),
  );
  return numberedPlaces(pack).map(({ id, number }) => {
    const token = known[id];
    const type = token === undefined ? undefined : tokenOf(pack, token).type;
    return {
      place: id,
      number,
      type: type ?? view.symbols[id] ?? taken.get(id)?.symbol,
      token,
      taken: taken.get(id)?.seat,
    };
  });
}

function numberedPlaces(pack: Pack): readonly (PackLocation & { readonly number: number })[] {
  return pack.tokenPlaces
    .flatMap((id) => {
      const place = pack.locations.get(id);
      return place === undefined || place.number === null ? [] : [{ ...place, number: place.number }];
    })
    .sort((a, b) => a.number - b.number);
}

/** Tokens of one's own case, each with a slot in the notebook, in the order of the pack. */
export function ownTokens(pack: Pack, { own }: OwnSleuth): readonly TokenId[] {
  return [...pack.tokens.values()].filter((token) => token.case === own.case).map(({ id }) => id);
}

/** Where a token of one's own case lies or lay, if the notebook fills itself and it is known. */
export function placeOfOwn(view: View, entries: readonly NotebookEntry[], token: TokenId): LocationId | undefined {
  if (!flagsOf(view).auto_notebook) return undefined;
  return entries.find((entry) => entry.token === token)?.place;
}

/** A look stays on the page until its owner puts it away (`auto_notebook: false`). */
export function mustCloseLook(view: View, { own }: OwnSleuth): boolean {
  return !flagsOf(view).auto_notebook && own.openLook !== null;
}
