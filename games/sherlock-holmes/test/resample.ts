import type { Viewer } from '@mister-x/engine/core/game';
import type { Batch } from '@mister-x/engine/core/match';
import { unwrap } from '@mister-x/engine/core/result';
import type { Rng } from '@mister-x/engine/core/rng';
import { apply } from '../rules/apply.js';
import { chosenPack } from '../rules/chosen-pack.js';
import { type Pack, pipsOf, tokenOf } from '../rules/pack.js';
import { inDeckOrder, sleuthsOf } from '../rules/position.js';
import { start } from '../rules/setup.js';
import type {
  CardId,
  CaseId,
  Event,
  LocationId,
  CardPlay,
  SherlockHolmes,
  Sleuth,
  State,
  TokenId,
} from '../rules/types.js';
import { gameEvents } from '@mister-x/engine/testing/contract/hears';
import type { History } from '@mister-x/engine/testing/contract/kit';
import { hiddenDraws, mayEventBeMissing, seenPlaces, type TakenToken } from './hidden.js';

type HolmesHistory = History<SherlockHolmes>;

/**
 * What this viewer has never seen is dealt again: tokens among places of their type, cases of others, cards in
 * the hands of others and in the deck; what was done in silence and came to nothing is there or not. Every such
 * history was as likely as the one given. After the end all tokens and cases are known.
 */
export function resample(history: HolmesHistory, viewer: Viewer, rng: Rng): HolmesHistory | undefined {
  if (history.batches.length === 0) return undefined;
  const events = eventsInForce(history);
  const state = events.reduce(apply, unwrap(start(history.setup)));
  const deal = dealAnew(state, events, viewer, rng);
  const { batches } = withCards(history, state, viewer, rng);
  return {
    ...history,
    batches: batches
      .filter((batch) => !mayBeMissing(batch, state, viewer) || rng.int(2) === 0)
      .map((batch) => batchAfterDeal(batch, deal)),
  };
}

/** Events of commands that were not taken back. */
function eventsInForce({ batches }: HolmesHistory): readonly Event[] {
  const kept: Batch<Event>[] = [];
  for (const batch of batches) {
    const back = batch.events.some(({ kind }) => kind === 'taken-back');
    // Only a walk or a ride is taken back here, and it is the last thing that anybody noticed.
    const last = kept.map((each) => gameEvents(each).some(isMove)).lastIndexOf(true);
    if (back && last >= 0) kept.splice(last, 1);
    kept.push(batch);
  }
  return kept.flatMap(gameEvents);
}

function isMove({ type }: Event): boolean {
  return type === 'walked' || type === 'rode';
}

function mayBeMissing(batch: Batch<Event>, state: State, viewer: Viewer): boolean {
  const events = gameEvents(batch);
  const look = state.look?.id ?? null;
  const [only] = events;
  return events.length === 1 && only !== undefined && mayEventBeMissing(only, viewer, look);
}

/** Which token is which now, by the place where it lay, and whose case is which. */
type NewDeal = {
  readonly tokens: ReadonlyMap<TokenId, TokenId>;
  readonly cases: ReadonlyMap<Sleuth, CaseId>;
};

function dealAnew(state: State, events: readonly Event[], viewer: Viewer, rng: Rng): NewDeal {
  const truth = { tokens: new Map<TokenId, TokenId>(), cases: new Map<Sleuth, CaseId>() };
  if (state.phase === 'over') return truth;
  const pack = chosenPack(state.options);
  const seen = seenPlaces(events, viewer, state.options);
  for (let attempt = 0; attempt < 300; attempt++) {
    const cases = dealCases(state, pack, viewer, rng);
    const tokens = layAnew(state, pack, seen, cases, tokensTakenIn(events, state, pack), rng);
    if (tokens !== undefined) return { tokens, cases };
  }
  return truth;
}

function dealCases({ sleuths, options }: State, pack: Pack, viewer: Viewer, rng: Rng): ReadonlyMap<Sleuth, CaseId> {
  const seats = sleuthsOf(options).filter((seat) => sleuths[seat].case !== null);
  const own = seats.find((seat) => seat === viewer);
  const mine = own === undefined ? null : sleuths[own].case;
  const others = rng.shuffle([...pack.cases.keys()].filter((each) => each !== mine));
  const dealt = seats.filter((seat) => seat !== own).map((seat, at) => [seat, others[at] ?? ''] as const);
  return new Map([...dealt, ...(own === undefined || mine === null ? [] : [[own, mine] as const])]);
}

/** What was taken, and for how many pips: the number of the token was no higher. */
function tokensTakenIn(events: readonly Event[], state: State, pack: Pack): readonly TakenToken[] {
  const openings = new Map<number, CardPlay>();
  const taken: TakenToken[] = [];
  for (const event of events) {
    if (event.type === 'looked') openings.set(event.look, event.opening);
    if (event.type !== 'resolved' || !event.take) continue;
    const opening = openings.get(event.look);
    const plays = [...(opening === undefined ? [] : [opening]), ...event.cards];
    const paid = plays.reduce((sum, { card, mode }) => sum + pipsOf(pack, card, mode, event.symbol), 0);
    taken.push({ seat: event.seat, location: event.location, paid });
  }
  // A searcher who has decided to take, and whose word nobody has heard yet.
  const { look } = state;
  if (look?.opening != null && look.decision?.take === true) {
    const type = tokenOf(pack, state.start[look.location] ?? '').type;
    const plays = [look.opening, ...look.decision.cards];
    const paid = plays.reduce((sum, { card, mode }) => sum + pipsOf(pack, card, mode, type), 0);
    taken.push({ seat: look.by, location: look.location, paid });
  }
  return taken;
}

/** Hidden tokens on hidden places of their type, so that everything that was taken could be. */
function layAnew(
  state: State,
  pack: Pack,
  seen: ReadonlySet<LocationId>,
  cases: ReadonlyMap<Sleuth, CaseId>,
  taken: readonly TakenToken[],
  rng: Rng,
): ReadonlyMap<TokenId, TokenId> | undefined {
  const known = new Map(Object.entries(state.start).filter(([place]) => seen.has(place)));
  for (const { seat, location } of taken) {
    const token = known.get(location);
    if (token !== undefined && tokenOf(pack, token).case !== cases.get(seat)) return undefined;
  }
  const free = new Set([...pack.tokens.keys()].filter((token) => ![...known.values()].includes(token)));
  const laid = new Map<LocationId, TokenId>(known);
  for (const { seat, location, paid } of taken) {
    if (laid.has(location)) continue;
    const { type } = tokenOf(pack, state.start[location] ?? '');
    const fitting = [...free].filter((id) => {
      const token = tokenOf(pack, id);
      return token.type === type && token.case === cases.get(seat) && token.number <= paid;
    });
    if (fitting.length === 0) return undefined;
    const token = rng.pick(fitting);
    free.delete(token);
    laid.set(location, token);
  }
  const names = new Map<TokenId, TokenId>();
  for (const type of pack.file.token_types) {
    const mine = (id: TokenId) => tokenOf(pack, id).type === type;
    const places = Object.keys(state.start).filter((place) => mine(state.start[place] ?? ''));
    const open = places.filter((place) => !laid.has(place));
    const left = rng.shuffle([...free].filter(mine));
    for (const [at, place] of open.entries()) laid.set(place, left[at] ?? '');
    for (const place of places) names.set(state.start[place] ?? '', laid.get(place) ?? '');
    // Of scanned tokens some may still lie beside the board.
    const beside = [...pack.tokens.keys()].filter((id) => mine(id) && !names.has(id));
    const rest = left.slice(open.length);
    for (const [at, id] of beside.entries()) names.set(id, rest[at] ?? id);
  }
  return names;
}

/** Cards that others hold unseen, and those of the deck, change places where they could. */
function withCards(history: HolmesHistory, state: State, viewer: Viewer, rng: Rng): HolmesHistory {
  const all = history.batches.flatMap(gameEvents);
  const { groups, spare } = hiddenDraws(all, viewer, state.deck);
  const changed = new Map<number, Map<number, CardId>>();
  for (const [at, group] of groups.entries()) {
    const isLast = at === groups.length - 1;
    const cards = rng.shuffle([...group.map(({ card }) => card), ...(isLast ? spare : [])]);
    for (const [i, draw] of group.entries()) {
      const of = changed.get(draw.event) ?? new Map<number, CardId>();
      of.set(draw.at, cards[i] ?? draw.card);
      changed.set(draw.event, of);
    }
  }
  let at = -1;
  const batches = history.batches.map((batch) => ({
    ...batch,
    events: batch.events.map((event) => {
      if (event.kind !== 'game') return event;
      at += 1;
      const cards = changed.get(at);
      return cards === undefined ? event : { ...event, event: withDrawnCards(event.event, cards, state) };
    }),
  }));
  return { ...history, batches };
}

function withDrawnCards(event: Event, cards: ReadonlyMap<number, CardId>, { options }: State): Event {
  if (event.type === 'deckDrawn') {
    return { ...event, secret: { card: cards.get(0) ?? event.secret.card } };
  }
  if (event.type !== 'handDealt') return event;
  const hand = event.secret.cards.map((card, at) => cards.get(at) ?? card);
  return { ...event, secret: { cards: inDeckOrder(chosenPack(options), hand) } };
}

function batchAfterDeal(batch: Batch<Event>, deal: NewDeal): Batch<Event> {
  return {
    ...batch,
    events: batch.events.map((event) =>
      event.kind === 'game' ? { ...event, event: eventAfterDeal(event.event, deal) } : event,
    ),
  };
}

function eventAfterDeal(event: Event, { tokens, cases }: NewDeal): Event {
  const name = (token: TokenId): TokenId => tokens.get(token) ?? token;
  const named = (list: Readonly<Record<string, TokenId>>) =>
    Object.fromEntries(Object.entries(list).map(([key, token]) => [key, name(token)]));
  switch (event.type) {
    case 'codesLoaded':
      return { ...event, secret: { codes: named(event.secret.codes) } };
    case 'tokensLaid':
      return { ...event, secret: { tokens: named(event.secret.tokens) } };
    case 'tokenBound':
    case 'looked':
    case 'reacted':
      return { ...event, secret: { token: name(event.secret.token) } };
    case 'caseDealt':
      return { ...event, secret: { case: cases.get(event.seat) ?? event.secret.case } };
    default:
      return event;
  }
}
