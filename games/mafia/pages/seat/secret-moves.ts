import type { OwnMove } from '@mister-x/kiosk/witness/receipts.svelte.ts';
import {
  type Action,
  cardByCode,
  type CityLayout,
  type Clan,
  inDeckOrder,
  type Pack,
  type Plan,
  planChangeFrom,
  type PlanInput,
  secretDraw,
  secretExchange,
  secretHand,
  secretLayout,
  secretPlan,
  type StoredPlan,
  storedPlan,
  type View,
} from '../../rules/browser.js';
import { mayExchangeNow, mayLayNow, type OwnClan } from './seats.js';

/** What a phone commits to when it sends `action`; of what is stored ahead the table is told nothing. */
export function secretMoves(pack: Pack, view: View, { seat, own, clan }: OwnClan, action: Action): readonly OwnMove[] {
  const { round } = view;
  switch (action.type) {
    case 'readCards': {
      const secret = clan.swapped === null ? secretHand : secretDraw;
      const cards = action.cards.flatMap((code) => cardByCode(pack, code) ?? []);
      return [secret(seat, round, inDeckOrder(pack, cards))];
    }
    case 'exchange':
      return [secretExchange(seat, round, inDeckOrder(pack, action.cards))];
    case 'lay': {
      const layout = inReadingOrder(pack, action.cards);
      if (mayLayNow(view, seat)) return [secretLayout(seat, round, layout)];
      return [{ ...secretPlan(seat, round, storedPlan({ ...own.plan, layout }, false)), silent: true }];
    }
    case 'plan': {
      const plan = planAfterInput(pack, own.plan, action.plan);
      return [{ ...secretPlan(seat, round, plan), silent: true }, ...planPartsDueNow(pack, view, seat, plan)];
    }
    default:
      return [];
  }
}

/** What is carried out in the moment it is stored, as if it had been said alone. */
function planPartsDueNow(pack: Pack, view: View, seat: Clan, plan: StoredPlan): readonly OwnMove[] {
  const { exchange, layout } = plan;
  if (exchange !== null && mayExchangeNow(view, seat)) {
    return [secretExchange(seat, view.round, inDeckOrder(pack, exchange))];
  }
  if (layout !== null && mayLayNow(view, seat)) {
    return [secretLayout(seat, view.round, layout)];
  }
  return [];
}

/** The stored plan with what is new in it. */
function planAfterInput(pack: Pack, before: Plan, input: PlanInput): StoredPlan {
  const change = planChangeFrom(before, input);
  const whole = { ...before, ...change };
  const layout = whole.layout && inReadingOrder(pack, whole.layout);
  return storedPlan({ ...whole, layout }, change.moves !== undefined);
}

function inReadingOrder(pack: Pack, layout: CityLayout): CityLayout {
  return pack.quarters.flatMap((id) => layout.filter(({ quarter }) => quarter === id));
}
