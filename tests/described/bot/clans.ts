import type { Player } from './table.js';

/** Plays Mafia: opens its cards, shoots now and then, and confirms a round once it has nothing to pay. */

/** What brings the game on, the best first; the rest is tried where there is nothing else. */
const ACTION_ORDER = ['open', 'choose', 'lay', 'exchange', 'movePrisoner', 'ransom', 'confirm', 'pass'];

export function clanPlayer(): Player {
  return ({ legal, random }) => {
    const may = (type: string) => legal.actions.some((action) => action.type === type);
    // Paying goes on only half the time, so that a round ends.
    const type = ACTION_ORDER.find((each) => may(each) && (each !== 'ransom' || random(2) > 0));
    const choice = legal.actions.filter((action) => action.type === type);
    return choice[random(Math.max(1, choice.length))];
  };
}
