import type { Component } from 'svelte';
import type { ReplayProps, Words } from '../../games/game-ui.js';

/** How a page that stands alone shows the finished games of one game. */
export type FilmUi = {
  readonly id: string;
  readonly areas: Words;
  readonly Replay: Component<ReplayProps>;
};

const FILMS: readonly FilmUi[] = Object.values(
  import.meta.glob<FilmUi>('../../games/*/replay/film-ui.ts', { eager: true, import: 'default' }),
);

/** Nothing for games that this page checks only. */
export function filmUi(game: string): FilmUi | undefined {
  return FILMS.find(({ id }) => id === game);
}
