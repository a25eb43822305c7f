type Tasks = { readonly doWithPieces: object };

/** A game's words, with those that only the big screen has; where both name the same, the game's. */
export type TaskWords<Game extends Tasks, Screen extends Tasks> = Game &
  Pick<Screen, 'doWithPieces'> &
  Omit<Screen, keyof Game>;

export function taskWords<Game extends Tasks, Screen extends Tasks>(
  game: Game,
  screen: Screen,
): TaskWords<Game, Screen> {
  const doWithPieces = { ...game.doWithPieces, ...screen.doWithPieces };
  return { ...screen, ...game, doWithPieces };
}
