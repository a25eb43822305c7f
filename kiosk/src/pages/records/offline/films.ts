import type { FilmUi } from '../../../games/game-ui.js';

const FILMS: readonly FilmUi[] = Object.values(
  import.meta.glob<FilmUi>('../../../../../games/*/pages/replay/film-ui.ts', {
    eager: true,
    import: 'default',
  }),
);

/** Nothing for games that this page checks only. */
export function filmUi(game: string): FilmUi | undefined {
  return FILMS.find(({ id }) => id === game);
}
