import {
  type Action,
  type CardId,
  cardOf,
  LONDON,
  type LocationId,
  type OwnView,
  type Pack,
  type PlayInput,
  packOf,
  pipsOf,
  tokenOf,
  type View,
} from '@mister-x/games/sherlock-holmes/rules/browser';

/** Someone who goes round the map for the tokens of his case, and arrests once he has three. */

const PACK = packOf(LONDON);
const FULL = 7;

/** What a seat does now by what it sees; `undefined` while it is not its turn. */
export function nextAction(view: View, seat: string, reacts = false): Action | undefined {
  const { own, look, reveal, turn, phase } = view;
  if (own === null || phase === 'over') return undefined;
  const me = view.sleuths.find((one) => one.seat === seat);
  if (me === undefined || me.arrest !== null || me.eliminated) return undefined;
  if (reveal !== null) {
    return reveal.noted.some((one) => one === seat) ? undefined : { type: 'noted' };
  }
  if (look !== null) {
    if (own.mayAnswer)
      return answer(own, look.id, reacts && !turn.used.lestrade.some((one) => one === seat));
    const mine = look.by === seat && look.kind === 'search' && own.decision === null;
    return mine ? decision(own, look) : undefined;
  }
  if (turn.seat !== seat) return undefined;
  if (phase === 'move') return { type: 'walk', path: way(view, own, me.at, me.pile.length) };
  if (phase !== 'investigate') return undefined;
  const lestrade = own.hand.find((card) => cardOf(PACK, card).character === 'lestrade');
  if (me.at === LONDON.yard && me.pile.length >= 3 && lestrade !== undefined) {
    return { type: 'arrest', card: lestrade, location: suspect(view, own) };
  }
  const symbol = view.symbols[me.at];
  // A full hand is of use to nobody, not even for nothing: the deck would run out.
  const spends = isWanted(own, me.at) || own.hand.length > FULL;
  if (symbol !== undefined && turn.searches === 0 && spends) {
    const card = own.hand.find((each) => pipsOf(PACK, each, 'symbol', symbol) > 0);
    if (card !== undefined) return { type: 'search', cards: [{ card, mode: 'symbol' }] };
  }
  const line = view.line.flatMap((card, i) => (card === null ? [] : [i + 1])).slice(0, turn.draws);
  return { type: 'draw', line, deck: turn.draws - line.length, holmes: null };
}

function answer(own: OwnView, look: number, reacts: boolean): Action {
  const card = own.hand.find((each) => cardOf(PACK, each).character === 'lestrade');
  return { type: 'answer', look, card: reacts ? (card ?? null) : null };
}

function decision(own: OwnView, look: NonNullable<View['look']>): Action {
  const seen = own.seen[look.location];
  const token = seen === undefined ? undefined : tokenOf(PACK, seen);
  if (token === undefined || token.case !== own.case || look.opening === null) {
    return { type: 'leave' };
  }
  let owed = token.number - pipsOf(PACK, look.opening.card, look.opening.mode, token.type);
  const cards: PlayInput[] = [];
  for (const [card, mode] of payments(own.hand, PACK, token.type)) {
    if (owed <= 0) break;
    owed -= pipsOf(PACK, card, mode, token.type);
    cards.push({ card, mode });
  }
  return owed > 0 ? { type: 'leave' } : { type: 'take', cards };
}

function payments(hand: readonly CardId[], pack: Pack, type: string) {
  const pips = hand.filter((card) => pipsOf(pack, card, 'symbol', type) > 0);
  const wild = hand.filter(
    (card) => !pips.includes(card) && cardOf(pack, card).character === 'watson',
  );
  return [
    ...pips.map((card) => [card, 'symbol'] as const),
    ...wild.map((card) => [card, 'ability:watson'] as const),
  ];
}

function isWanted(own: OwnView, place: LocationId): boolean {
  const seen = own.seen[place];
  return seen === undefined || tokenOf(PACK, seen).case === own.case;
}

/** One or two steps towards the next place that is worth a search, or to Scotland Yard. */
function way(view: View, own: OwnView, at: LocationId, pile: number): readonly LocationId[] {
  const isGoal = (place: LocationId) =>
    pile >= 3 ? place === LONDON.yard : view.symbols[place] !== undefined && isWanted(own, place);
  const from = new Map<LocationId, LocationId | null>([[at, null]]);
  for (const place of from.keys()) {
    if (place !== at && isGoal(place)) return path(from, place).slice(0, 2);
    for (const next of PACK.neighbours.get(place) ?? []) if (!from.has(next)) from.set(next, place);
  }
  return [];
}

function path(
  from: ReadonlyMap<LocationId, LocationId | null>,
  to: LocationId,
): readonly LocationId[] {
  const before = from.get(to) ?? null;
  return before === null ? [] : [...path(from, before), to];
}

/** The middle of what he knows of his case. */
function suspect(view: View, own: OwnView): LocationId {
  const shown = view.revealed.map(({ location, token }) => [location, token] as const);
  const known = [...Object.entries(own.seen), ...shown]
    .filter(([, token]) => tokenOf(PACK, token).case === own.case)
    .map(([place]) => Number(place))
    .sort((a, b) => a - b);
  return String(known[Math.floor(known.length / 2)] ?? 1);
}
