import type { GameTypes } from '../../core/game.js';
import type { GameKit } from '../contract/kit.js';
import { type Playthrough, renderPlaythrough } from './render.js';

/** A playthrough that is kept as a text, in the folder `golden` of the game. */
export type Golden = { readonly file: string; readonly text: () => string };

export function goldenPlaythroughs<T extends GameTypes>(
  kit: GameKit<T>,
  shown: Pick<Playthrough<T>, 'heading' | 'position'>,
  played: Readonly<Record<string, Pick<Playthrough<T>, 'table' | 'seed' | 'takebacks'>>>,
): readonly Golden[] {
  return Object.entries(played).map(([name, how]) => ({
    file: `${name}.txt`,
    text: () => renderPlaythrough({ kit, ...shown, ...how }),
  }));
}
