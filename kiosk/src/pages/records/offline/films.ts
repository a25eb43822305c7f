import type { FilmUi } from '../../../games/game-ui.js';

const FILM_UIS: readonly FilmUi[] = Object.values(
  import.meta.glob<FilmUi>('../../../../../games/*/pages/replay/film-ui.ts', {
    eager: true,
    import: 'default',
  }),
);

/** Nothing for games that this page checks only. */
export function filmUi(game: string): FilmUi | undefined {
  return FILM_UIS.find(({ id }) => id === game);
}
