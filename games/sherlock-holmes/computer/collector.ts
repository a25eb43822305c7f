import type { Command } from '@mister-x/engine/core/match';
import type { Player } from '@mister-x/engine/core/player';
import type { Rng } from '@mister-x/engine/core/rng';
import { cardOf, placeNumberOf, type Pack, tokenOf } from '../rules/pack.js';
import type { Action, LocationId, OwnSleuthView, SherlockHolmes, View } from '../rules/types.js';

type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;

/**
 * Someone who looks for the tokens of his case, pays for them, and arrests once he has enough of them.
 * He never votes to stop, so that his games show whether the rules bring one to its end.
 */
export function collectorPlayer(pack: Pack, rng: Rng): Player<SherlockHolmes> {
  return {
    choose: ({ view, choices }): Command<Action> | undefined => {
      const actions = sample(choices.actions, 3_000);
      const action = bestAction(pack, view.game, actions, rng);
      return action === undefined ? undefined : { kind: 'act', action };
    },
  };
}

function sample(actions: Iterable<Action>, most: number): readonly Action[] {
  const found: Action[] = [];
  for (const action of actions) {
    found.push(action);
    if (found.length === most) break;
  }
  return found;
}

function bestAction(pack: Pack, view: View, actions: readonly Action[], rng: Rng): Action | undefined {
  const { own } = view;
  const first = actions[0];
  if (own === null || first === undefined) return first;
  const of = <T extends Action['type']>(type: T): readonly ActionOf<T>[] =>
    actions.filter((action): action is ActionOf<T> => action.type === type);
  const arrests = of('arrest');
  if (arrests.length > 0) return arrestOfSuspect(pack, own, arrests, rng);
  const payments = [...of('take')].sort((a, b) => a.cards.length - b.cards.length);
  if (payments[0] !== undefined) return payments[0];
  if (first.type === 'walk') return walkToWantedPlace(pack, view, own, actions, rng);
  const looks = of('look').filter(({ location }) => own.seen[location] === undefined);
  if (looks.length > 0 && rng.int(2) === 0) return rng.pick(looks);
  const here = view.sleuths.find(({ seat }) => seat === view.turn.seat)?.at ?? '';
  const searches = of('search');
  // Now and then for nothing: a hand that is full of what does not help would stay so.
  const spends = isWanted(pack, own, here) || rng.int(4) === 0;
  if (searches.length > 0 && spends) return rng.pick(searches);
  const answers = of('answer');
  if (answers.length > 0) return rng.int(2) === 0 ? answers[0] : rng.pick(answers);
  const draws = [...of('draw'), ...of('drawOne'), ...of('drawExtra'), ...of('endDraw')];
  return draws.length > 0 ? rng.pick(draws) : rng.pick(actions);
}

/** Not yet seen by him, or known to be his. */
function isWanted(pack: Pack, own: OwnSleuthView, place: LocationId): boolean {
  const token = own.seen[place];
  return token === undefined || tokenOf(pack, token).case === own.case;
}

/** With three tokens and a Lestrade card to the Yard, else to a place that may hold one of his. */
function walkToWantedPlace(pack: Pack, view: View, own: OwnSleuthView, actions: readonly Action[], rng: Rng): Action {
  const end = (action: Action): LocationId | undefined =>
    action.type === 'walk' ? action.path.at(-1) : action.type === 'cab' ? action.to : undefined;
  const { yard, arrest_min_tokens: least } = pack.file;
  const lestrade = own.hand.some((card) => cardOf(pack, card).character === 'lestrade');
  const me = view.sleuths.find(({ seat }) => seat === view.turn.seat);
  const ready = own.pile.length >= least && lestrade;
  if (ready && me?.at === yard) return { type: 'walk', path: [] };
  const goals = actions.filter((action) => {
    const place = end(action);
    if (place === undefined) return false;
    return ready ? place === yard : view.symbols[place] !== undefined && isWanted(pack, own, place);
  });
  const walks = goals.filter(({ type }) => type === 'walk');
  if (!ready && rng.int(6) === 0) return rng.pick(actions);
  if (!ready && walks.length > 0) return rng.pick(walks);
  return rng.pick(goals.length > 0 ? goals : actions);
}

/** The middle of the places of his case that he knows. */
function arrestOfSuspect(pack: Pack, own: OwnSleuthView, arrests: readonly ActionOf<'arrest'>[], rng: Rng): Action {
  const known = Object.keys(own.seen)
    .filter((place) => tokenOf(pack, own.seen[place] ?? '').case === own.case)
    .sort((a, b) => (placeNumberOf(pack, a) ?? 0) - (placeNumberOf(pack, b) ?? 0));
  const middle = known[Math.floor(known.length / 2)];
  return arrests.find(({ location }) => location === middle) ?? rng.pick(arrests);
}
