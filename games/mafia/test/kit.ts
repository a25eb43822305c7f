import { REFEREE, type Viewer } from '@mister-x/engine/core/game';
import type { Rng } from '@mister-x/engine/core/rng';
import { DEFAULT_MAFIA_PACK_FILE } from '../rules/data/city.js';
import { mafia } from '../rules/game.js';
import { secretDraw, secretExchange, secretHand, secretLayout, secretPlan } from '../rules/notice.js';
import { inDeckOrder, compiledPackOf } from '../rules/pack.js';
import { storedPlan } from '../rules/stored-plan.js';
import {
  type Action,
  CLANS,
  type Clan,
  clansFrom,
  type Event,
  isClan,
  type CityLayout,
  type Mafia,
  type OwnClanView,
  type PlannedMove,
  type State,
  type View,
} from '../rules/types.js';
import type { GameKit } from '@mister-x/engine/testing/contract/kit';
import { brokenInvariants } from './breaches.js';
import { resample } from './resample.js';
import { CONTRACT_TABLES } from './tables.js';

export { BROKEN_PACKS } from './broken-packs.js';

const DEFAULT_PACK = compiledPackOf(DEFAULT_MAFIA_PACK_FILE);

export const mafiaKit: GameKit<Mafia> = {
  game: mafia,
  publicKnowledge: undefined,
  tables: CONTRACT_TABLES,
  maxCommands: 20_000,
  actionInput,
  unlistedMove: unlistedCommand,
  // A choice that comes with an opening is asked for otherwise; printed cards come in any order.
  respelled: (action) =>
    (action.type === 'open' && action.choice !== undefined) ||
    (action.type === 'choose' && action.choice.length === 2) ||
    action.type === 'readCards' ||
    action.type === 'correctCard' ||
    action.type === 'exchange' ||
    action.type === 'lay',
  actionKey: (action) => JSON.stringify(action),
  brokenInvariants,
  resample,
  declassifies,
  receipts: {
    expected: (view, seat, action) => (isClan(seat) ? expectedSecretMoves(view, seat, action) : []),
    committed: (event) => event,
    boundOtherwise: ({ type }) => !COMMITTED_EVENTS.has(type),
    shows: () => [],
  },
};

/** What comes out of a stored plan is bound by its receipt; what was drawn follows from the seed. */
const COMMITTED_EVENTS: ReadonlySet<Event['type']> = new Set(['dealt', 'cardsRead', 'planned']);

function expectedSecretMoves(view: View, seat: Clan, action: Action) {
  const { own, round, first } = view;
  if (own === null || first === null) return [];
  const withCards = clansFrom(first).flatMap(
    (one) => view.clans.find(({ seat: each, hand }) => each === one && hand > 0) ?? [],
  );
  const swapping = withCards.filter(({ swapped }) => swapped === null).map((clan) => clan.seat);
  const waiting = withCards.filter(({ laid }) => !laid).map((clan) => clan.seat);
  switch (action.type) {
    case 'readCards': {
      const isSwap = view.clans.some((clan) => clan.seat === seat && clan.swapped !== null);
      return [(isSwap ? secretDraw : secretHand)(seat, round, inDeckOrder(DEFAULT_PACK, action.cards))];
    }
    case 'exchange':
      return [secretExchange(seat, round, inDeckOrder(DEFAULT_PACK, action.cards))];
    case 'lay': {
      const cards = inReadingOrder(action.cards);
      if (waiting[0] === seat) return [secretLayout(seat, round, cards)];
      return [secretPlan(seat, round, storedPlan({ ...own.plan, layout: cards }, false))];
    }
    case 'plan': {
      const plan = mergedPlan(own, action.plan);
      const stored = secretPlan(seat, round, plan);
      // What is due already has a receipt of its own, as if it had been said alone.
      if (plan.exchange !== null && view.phase === 'exchange' && swapping[0] === seat) {
        return [stored, secretExchange(seat, round, inDeckOrder(DEFAULT_PACK, plan.exchange))];
      }
      if (plan.layout !== null && view.phase === 'layout' && waiting[0] === seat) {
        return [stored, secretLayout(seat, round, plan.layout)];
      }
      return [stored];
    }
    default:
      return [];
  }
}

/** The stored plan with what is new in it: one without a layout has no moves. */
function mergedPlan({ plan }: OwnClanView, input: Extract<Action, { type: 'plan' }>['plan']) {
  const isEmptied = input.layout === null && plan.layout !== null;
  const { moves = isEmptied ? [] : plan.moves, ransoms = plan.ransoms } = input;
  const { exchange = plan.exchange, layout = plan.layout, confirm = plan.confirm } = input;
  const whole = {
    ...{ exchange, moves: moves ?? [], ransoms: ransoms ?? [], confirm: confirm === true },
    layout: layout === null ? null : inReadingOrder(layout),
  };
  return storedPlan(whole, input.moves !== undefined || isEmptied);
}

function inReadingOrder(layout: CityLayout): CityLayout {
  return DEFAULT_PACK.quarters.flatMap((id) => layout.filter(({ quarter }) => quarter === id));
}

/** Faces that are turned up, cards that come into a hand, and what a seat had stored and is now done. */
function declassifies(before: State, event: Event, viewer: Viewer): boolean {
  switch (event.type) {
    case 'dealt':
    case 'drawn':
      return event.seat === viewer;
    case 'exchanged':
      return event.by === 'plan';
    case 'laidOut':
      return event.by === 'plan';
    case 'opened':
    case 'firstDrawn':
      return true;
    case 'killed':
      return event.card !== null && !event.open;
    case 'cardsReturned':
      return event.closed.some(({ card }) => card !== null);
    case 'turnBegan':
      return before.clans[event.seat].plan.moves.length > 0;
    case 'planMoved':
    case 'ransomsRun':
    case 'ransomBegan':
    case 'ended':
      return true;
    default:
      return false;
  }
}

function unlistedCommand(
  at: (seat: string) => { readonly view: { readonly game: View } },
  rng: Rng,
): { readonly seat: string; readonly action: Action } | undefined {
  const { phase, opening, clans, mayVote, votes, deviations } = at('clan-1').view.game;
  if (phase === 'deal' || phase === 'over') return undefined;
  if (opening !== null) {
    const { own } = at(opening.seat).view.game;
    const laid = own?.laid.find(({ quarter }) => quarter === opening.quarter);
    return laid === undefined ? undefined : { seat: REFEREE, action: { type: 'scan', code: laid.card } };
  }
  const seat = rng.pick(CLANS);
  const clan = clans.find((one) => one.seat === seat);
  const { own } = at(seat).view.game;
  if (own === null || clan === undefined) return undefined;
  const isForum = deviations.some(({ flag, value }) => flag === 'pacing' && value === 'forum');
  const plans = isForum ? forumPlans(at(seat).view.game, seat, own, rng) : [];
  const isVote = mayVote && !votes.includes(seat) && rng.int(12) === 0;
  const may: Action[] = [
    ...plans,
    ...(isVote ? [{ type: 'vote', stop: true } as const] : []),
    ...(phase === 'ransom' && clan.confirmed && rng.int(6) === 0 ? [{ type: 'withdraw' } as const] : []),
  ];
  return may.length === 0 ? undefined : { seat, action: rng.pick(may) };
}

function forumPlans(view: View, seat: Clan, own: OwnClanView, rng: Rng): readonly Action[] {
  const { phase, clans, deviations } = view;
  const clan = clans.find((one) => one.seat === seat);
  const early = !deviations.some(({ flag }) => flag === 'exchange_presubmit');
  const quarters = DEFAULT_PACK.quartersOf[seat];
  if (phase === 'exchange' && clan?.swapped === null && own.hand.length > 0 && early) {
    return [{ type: 'plan', plan: { exchange: own.hand.slice(0, rng.int(3)) } }];
  }
  const isSwapped = clan?.swapped !== null && !clan?.laid && own.hand.length > 0;
  if ((phase === 'exchange' || phase === 'layout') && isSwapped) {
    const layout = own.hand.map((card, at) => ({ quarter: quarters[at] ?? '', card }));
    const opens = layout.slice(0, 1 + rng.int(3)).map(({ quarter }): PlannedMove => ({ do: 'open', quarter }));
    return [{ type: 'plan', plan: { layout, moves: rng.int(2) === 0 ? [] : opens } }];
  }
  if (phase !== 'play' || clan?.passed !== false) return [];
  const figures = DEFAULT_PACK.figures;
  const moves: readonly PlannedMove[] = [
    { do: 'open', quarter: rng.pick(quarters) },
    {
      do: 'open',
      quarter: rng.pick(quarters),
      choice: rng.pick([...DEFAULT_PACK.quarters, 'air', 'nobody']),
    },
    {
      ...{ do: 'open', quarter: rng.pick(quarters), choice: rng.pick(DEFAULT_PACK.quarters) },
      if_target_present: true,
    },
    {
      do: 'prison',
      figure: rng.pick(DEFAULT_PACK.figuresOf[seat]),
      if_open: rng.pick(DEFAULT_PACK.quarters),
    },
  ];
  return [
    { type: 'plan', plan: { moves: rng.shuffle(moves).slice(0, 2) } },
    { type: 'plan', plan: { ransoms: [rng.pick(figures)], confirm: rng.int(2) === 0 } },
    { type: 'plan', plan: rng.pick([{ moves: null }, { ransoms: null, confirm: null }]) },
  ];
}

const CARDS = DEFAULT_MAFIA_PACK_FILE.cards.map(({ id }) => id);

function actionInput(rng: Rng): unknown {
  const card = (): string => rng.pick([...CARDS, 'MF-nothing']);
  const quarter = (): string => rng.pick([...DEFAULT_PACK.quarters, 'E5']);
  const figure = (): string => rng.pick([...DEFAULT_PACK.figures, 'black-1']);
  const choice = (): string => rng.pick([quarter(), figure(), 'air', 'nobody']);
  const some = <T>(most: number, one: () => T): T[] => Array.from({ length: rng.int(most + 1) }, one);
  const laying = (): CityLayout => some(4, () => ({ quarter: quarter(), card: card() }));
  const step = rng.int(30);
  return rng.pick<Action>([
    { type: 'configure', flags: { blitz: false } },
    { type: 'deal' },
    { type: 'readCards', cards: some(4, card) },
    { type: 'exchange', cards: some(4, card) },
    { type: 'lay', cards: laying() },
    { type: 'plan', plan: { exchange: some(4, card) } },
    { type: 'plan', plan: { layout: laying() } },
    { type: 'plan', plan: { moves: [{ do: 'pass' }], confirm: true } },
    { type: 'plan', plan: { ransoms: some(3, figure) } },
    { type: 'open', quarter: quarter() },
    { type: 'open', quarter: quarter(), choice: choice() },
    { type: 'choose', choice: choice() },
    { type: 'movePrisoner', figure: figure() },
    { type: 'pass' },
    { type: 'several', actions: [{ type: 'pass' }, { type: 'pass' }] },
    { type: 'ransom', figure: figure() },
    { type: 'confirm' },
    { type: 'withdraw' },
    { type: 'vote', stop: rng.int(2) === 0 },
    { type: 'peek', quarter: quarter() },
    { type: 'give', to: rng.pick(CLANS), sum: 100 },
    { type: 'scan', code: rng.pick([card(), quarter()]) },
    { type: 'correctCard', card: card() },
    { type: 'expire', step },
    { type: 'standIn', seat: rng.pick(CLANS), step },
  ]);
}
