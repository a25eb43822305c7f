import type { Action, LegalActions } from './description.js';
import type { Player } from './table.js';

/** Plays Sherlock Holmes: looks at tokens, takes its own, and arrests when it has enough of them. */

type View = {
  readonly game: {
    readonly symbols: Readonly<Record<string, string>>;
    readonly own: {
      readonly case: string | null;
      readonly seen: Readonly<Record<string, string>>;
    } | null;
  };
};

/** What brings the game on, the best first; the rest is tried where there is nothing else. */
const ACTION_ORDER = ['arrest', 'take', 'search', 'draw', 'walk', 'noted', 'answer'];

export function holmesPlayer(): Player {
  return ({ view, legal, random }) => {
    const { symbols, own } = (view as View).game;
    const may = (type: string) => legal.actions.some((action) => action.type === type);
    const type = ACTION_ORDER.find((each) => may(each) && (each !== 'search' || random(4) > 0));
    const choice = choiceOf(legal, type);
    const worth = (action: Action): number => {
      const path = action.type === 'walk' ? (action.path as readonly string[]) : [];
      const to = path.at(-1) ?? '';
      const seen = own?.seen[to];
      if (symbols[to] === undefined) return 0;
      // Tokens are named by their case.
      const mine = own?.case != null && seen?.startsWith(own.case) === true;
      return seen === undefined ? 2 : mine ? 3 : 1;
    };
    const most = Math.max(...choice.map(worth));
    const best = choice.filter((action) => worth(action) === most);
    return best[random(Math.max(1, best.length))];
  };
}

function choiceOf({ actions }: LegalActions, type: string | undefined): readonly Action[] {
  const choice = actions.filter((action) => type === undefined || action.type === type);
  return choice.length > 0 ? choice : actions;
}
