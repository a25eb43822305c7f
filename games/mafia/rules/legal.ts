import { REFEREE, type Seat } from '@mister-x/engine/core/game';
import type { Rng } from '@mister-x/engine/core/rng';
import { chosenPack } from './chosen-pack.js';
import { choiceOnQuarter } from './effects.js';
import { codeOf, type Pack } from './pack.js';
import type { CardId, QuarterId } from './pack-file.js';
import { unopenedQuartersOf, clansYetToExchange, clansYetToLay, movablePrisoners } from './position.js';
import { ransomFault } from './ransom.js';
import { type Clan, isClan } from './seats.js';
import type { Action, CityLayout, State } from './types.js';
import { mayVote } from './votes.js';
import { clansStoodInFor, deadlineMs } from './waiting.js';

/** All actions that are listed, a choice apart from the opening that asks for it. */
export function* legalActions(state: State, seat: Seat): Iterable<Action> {
  if (state.phase === 'over' || state.round === 0) return;
  const pack = chosenPack(state.options);
  if (seat === REFEREE) yield* refereeActions(state, pack);
  else if (isClan(seat)) yield* clanActions(state, pack, seat);
}

function* refereeActions(state: State, pack: Pack): Iterable<Action> {
  const { opening, step, phase, turn, options } = state;
  if (phase === 'deal') return;
  if (opening !== null) {
    // Which face was laid, this list does not tell.
    for (const card of pack.file.cards) {
      if (!isOpenAnywhere(state, card.id)) yield { type: 'correctCard', card: codeOf(card) };
    }
  }
  const waiting = clansStoodInFor(state);
  const one = phase === 'ransom' ? waiting : waiting.slice(0, 1);
  for (const seat of one) yield { type: 'standIn', seat, step };
  if (waiting.length > 0 && deadlineMs(options.flags) !== null) yield { type: 'expire', step };
  if (opening !== null || options.flags.pacing === 'forum' || turn === null) return;
  if (state.choice !== null) return;
  for (const quarter of unopenedQuartersOf(state, pack, turn)) yield { type: 'scan', code: quarter };
}

function isOpenAnywhere({ city }: State, card: CardId): boolean {
  return Object.values(city).some((laid) => laid.state !== 'closed' && laid.card === card);
}

function* clanActions(state: State, pack: Pack, seat: Clan): Iterable<Action> {
  const { phase, turn, choice, opening, clans } = state;
  switch (phase) {
    case 'cards':
      if (clans[seat].unread > 0) yield* readCardsActions(state, seat);
      return;
    case 'exchange':
      if (clansYetToExchange(state)[0] === seat) {
        for (const cards of subsets(clans[seat].hand)) yield { type: 'exchange', cards };
      }
      return;
    case 'layout':
      yield* layActions(state, pack, seat);
      return;
    case 'play':
      if (turn !== seat || opening !== null) return;
      if (choice !== null) {
        const among = choiceOnQuarter(state, pack, choice.quarter)?.among ?? [];
        for (const one of among) yield { type: 'choose', choice: one };
        return;
      }
      for (const quarter of unopenedQuartersOf(state, pack, seat)) yield { type: 'open', quarter };
      for (const figure of movablePrisoners(state, pack, seat)) {
        yield { type: 'movePrisoner', figure };
      }
      yield { type: 'pass' };
      return;
    case 'ransom':
      if (clans[seat].confirmed) return;
      for (const figure of pack.figures) {
        if (ransomFault(state, pack, seat, figure) === undefined) yield { type: 'ransom', figure };
      }
      yield { type: 'confirm' };
      return;
    case 'deal':
    case 'over':
      return;
  }
}

/** Any printed cards that this seat has not read yet; one for each first card, as the rest differs in nothing here. */
function* readCardsActions({ clans, options }: State, seat: Clan): Iterable<Action> {
  const { unread, hand, gave } = clans[seat];
  const able = chosenPack(options)
    .file.cards.filter(({ id }) => !hand.includes(id) && !gave.includes(id))
    .map(codeOf);
  for (const at of able.keys()) {
    const cards = [...able.slice(at), ...able.slice(0, at)].slice(0, unread);
    yield { type: 'readCards', cards };
  }
}

function* subsets(cards: readonly CardId[]): Iterable<readonly CardId[]> {
  for (let mask = 0; mask < 1 << cards.length; mask++) {
    yield cards.filter((_, at) => (mask & (1 << at)) !== 0);
  }
}

/** Every way to lay a hand on own quarters; who has stored one already may lay again until it is published. */
function* layActions(state: State, pack: Pack, seat: Clan): Iterable<Action> {
  const { hand, unread } = state.clans[seat];
  const turn = clansYetToLay(state);
  if (unread > 0) {
    yield* readCardsActions(state, seat);
    return;
  }
  const isFree = state.options.flags.layout_order === 'free';
  if (isFree ? !turn.includes(seat) : turn[0] !== seat) return;
  for (const cards of assignments(hand, pack.quartersOf[seat])) yield { type: 'lay', cards };
}

function* assignments(cards: readonly CardId[], quarters: readonly QuarterId[]): Iterable<CityLayout> {
  const [card, ...others] = cards;
  if (card === undefined) {
    yield [];
    return;
  }
  for (const quarter of quarters) {
    const left = quarters.filter((one) => one !== quarter);
    for (const way of assignments(others, left)) yield [{ quarter, card }, ...way];
  }
}

/** What moves nothing, or nothing yet, and what only chance does. From public information alone. */
export function unlistedActionTypes(state: State, seat: Seat): readonly string[] {
  const { phase, round, options, clans } = state;
  if (phase === 'over') return [];
  if (seat === REFEREE) {
    if (phase === 'deal') return round === 0 ? ['deal', 'configure'] : ['deal'];
    return state.opening === null ? [] : ['scan'];
  }
  if (!isClan(seat) || round === 0) return [];
  const { forum, free } = {
    forum: options.flags.pacing === 'forum',
    free: options.flags.layout_order === 'free',
  };
  const isSetUp = phase === 'exchange' || phase === 'layout';
  return [
    ...((isSetUp && (forum || free)) || (forum && phase === 'play') ? ['plan'] : []),
    ...(clans[seat].unread > 0 && phase !== 'cards' ? ['readCards'] : []),
  ];
}

/** A vote, and a confirmation that is taken back (MF-80, MF-111). */
export function* sideActions(state: State, seat: Seat): Iterable<Action> {
  if (!isClan(seat) || state.round === 0) return;
  if (state.phase === 'ransom' && state.clans[seat].confirmed) yield { type: 'withdraw' };
  if (mayVote(state)) yield { type: 'vote', stop: !state.votes.includes(seat) };
}

export function sampleAction(state: State, seat: Seat, rng: Rng): Action | undefined {
  if (isClan(seat) && state.round > 0) {
    const { hand, unread } = state.clans[seat];
    // Both spaces are large, and every one of their actions is as likely as another.
    if (state.phase === 'layout' && unread === 0 && !isSeatAwaited(state, seat)) return undefined;
    if (state.phase === 'layout' && unread === 0) {
      const pack = chosenPack(state.options);
      const quarters = rng.shuffle(pack.quartersOf[seat]);
      const cards = hand.map((card, at) => ({ quarter: quarters[at] ?? '', card }));
      return { type: 'lay', cards };
    }
  }
  const listed = [...legalActions(state, seat)];
  return listed.length === 0 ? undefined : rng.pick(listed);
}

function isSeatAwaited(state: State, seat: Clan): boolean {
  const turn = clansYetToLay(state);
  return state.options.flags.layout_order === 'free' ? turn.includes(seat) : turn[0] === seat;
}
