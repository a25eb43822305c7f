import {
  type CaseId,
  type EndDisclosure,
  type End,
  type LocationId,
  type Pack,
  type Score,
  type SleuthView,
  type TokenId,
  tokenOf,
  type TokenType,
  type View,
} from '../../rules/browser.js';
import type { LogMessages } from '../../messages/screen-messages.js';

/** What the end says of one seat. */
export type Verdict = EndDisclosure['cases'][number] & {
  readonly score: Score | undefined;
  readonly arrest: SleuthView['arrest'];
};

/** A case of the final reveal: where its five tokens lay, by number, and who had it. */
export type OpenedCase = {
  readonly case: CaseId | null;
  readonly places: readonly LocationId[];
  /** `null` where nobody did. */
  readonly verdict: Verdict | null;
};

/** First the cases that nobody had, whose tokens come off the map (SH-70), then seat by seat from the first player (SH-71). */
export function openedCases({ end, sleuths, first }: View, pack: Pack): readonly OpenedCase[] {
  if (end === null) return [];
  const number = (place: LocationId) => pack.locations.get(place)?.number ?? 0;
  const nobodys = end.undealt.map((id) => ({
    case: id,
    places: [...placesOfCase(end, pack, id)].sort((a, b) => number(a) - number(b)),
    verdict: null,
  }));
  const from = Math.max(
    0,
    sleuths.findIndex(({ seat }) => seat === first),
  );
  const held = [...sleuths.slice(from), ...sleuths.slice(0, from)].flatMap(({ seat, arrest }) => {
    const own = end.cases.find((each) => each.seat === seat);
    const score = end.scores.find((each) => each.seat === seat);
    if (own === undefined) return [];
    return [{ case: own.case, places: own.places, verdict: { ...own, score, arrest } }];
  });
  return [...nobodys, ...held];
}

/** Where its tokens lay. */
export function placesOfCase({ tokens }: EndDisclosure, pack: Pack, id: CaseId): readonly LocationId[] {
  return Object.entries(tokens).flatMap(([place, token]) => (tokenOf(pack, token).case === id ? [place] : []));
}

/** A step of the final reveal: one more token of a case is open, or what becomes of the case is told. */
export type RevealStep = {
  readonly opened: OpenedCase;
  /** How many of its tokens are open, by number. */
  readonly tokens: number;
  readonly isVerdict: boolean;
};

export function revealSteps(all: readonly OpenedCase[]): readonly RevealStep[] {
  return all.flatMap((opened) => [
    ...opened.places.map((_, i) => ({ opened, tokens: i + 1, isVerdict: false })),
    { opened, tokens: opened.places.length, isVerdict: true },
  ]);
}

/** What lies on the map after these steps; after all of them, what lies there when all is over. */
export function tokensAfterReveal(
  steps: readonly RevealStep[],
  { end, sleuths, symbols }: Pick<View, 'end' | 'sleuths' | 'symbols'>,
): {
  readonly open: Readonly<Record<LocationId, TokenId>>;
  readonly symbols: Readonly<Record<LocationId, TokenType>>;
} {
  const gone = new Set(sleuths.flatMap(({ pile }) => pile.map(({ location }) => location)));
  for (const { opened, isVerdict } of steps) {
    if (isVerdict && opened.verdict === null) for (const place of opened.places) gone.add(place);
  }
  const open = steps.flatMap(({ opened, tokens }) => opened.places.slice(0, tokens));
  const lies = ([place]: readonly [LocationId, unknown]) => !gone.has(place);
  const turned = open.flatMap((place): readonly (readonly [LocationId, TokenId])[] => {
    const token = end?.tokens[place];
    return token === undefined ? [] : [[place, token]];
  });
  return {
    open: Object.fromEntries(turned.filter(lies)),
    symbols: Object.fromEntries(Object.entries(symbols).filter(lies)),
  };
}

/** By place; who has none comes last (SH-77). */
export function sortedByRank(scores: readonly Score[]): readonly Score[] {
  const place = (score: Score) => score.place ?? Number.POSITIVE_INFINITY;
  return [...scores].sort((a, b) => place(a) - place(b) || b.total - a.total);
}

/** Who wins, in words. */
export function winnerNames(
  { winners }: Pick<End, 'winners'>,
  messages: LogMessages,
  seat: (id: string) => string,
): string {
  return winners.length === 0 ? messages.nobodyWins : messages.winner(winners.map(seat).join(', '), winners.length);
}
