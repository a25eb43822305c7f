import type { Action, Description } from './description.js';
import { LearntStreets } from './streets.js';
import type { Player } from './table.js';

/** Plays Mister X across Europe: chooses among what is legal by the described board, and gets on with it. */

type View = {
  readonly game: {
    readonly mission: string | null;
    readonly detectives: readonly { readonly stop: number | null }[];
    readonly rings: readonly { readonly stop: number }[];
    readonly openLegs: readonly { readonly stop: number }[];
  };
};

/** What brings the game on, the best first; the rest is tried where there is nothing else. */
const ACTION_ORDER = ['travel', 'move', 'operate', 'investigate', 'draw', 'endTurn', 'noSpecial'];

export function europePlayer(description: Description): Player {
  const board = description.boards[0]?.data;
  if (board === undefined) throw new Error('no board');
  const streets = new LearntStreets(description, board);

  return ({ view, legal, random }) => {
    const { mission, detectives, rings, openLegs } = (view as View).game;
    const goals = board.missions?.[mission ?? '']?.goals ?? [];
    const held = detectives.flatMap(({ stop }) => (stop === null ? [] : [stop]));
    const trace = openLegs.at(-1)?.stop ?? rings.at(-1)?.stop;
    const near = (stop: number, places: readonly number[]): number =>
      Math.min(30, ...places.map((place) => streets.distance(stop, place)));

    const worth = (action: Action): number => {
      if (action.type === 'travel') {
        const { stop } = (action.legs as readonly { readonly stop: number }[]).at(-1) ?? {
          stop: 0,
        };
        const danger = [100, 6][near(stop, held)] ?? 0;
        return random(4) - danger - 2 * near(stop, goals);
      }
      const to = typeof action.stop === 'number' ? action.stop : 0;
      return action.type === 'move' ? -near(to, trace === undefined ? goals : [trace]) : 0;
    };
    const may = (type: string) => legal.actions.some((action) => action.type === type);
    // A hand of which nothing serves would never change.
    const renew = may('discard') && random(2) === 0 ? 'discard' : undefined;
    const type = renew ?? ACTION_ORDER.find(may);
    const choice = legal.actions.filter((action) => type === undefined || action.type === type);
    const rated = choice.map((action) => ({ action, worth: worth(action) }));
    const most = Math.max(...rated.map((each) => each.worth));
    const best = rated.filter((each) => each.worth === most);
    return best[random(Math.max(1, best.length))]?.action;
  };
}
