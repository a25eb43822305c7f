type WithTaskMessages = { readonly doWithPieces: object };

/** A game's words, with those that only the big screen has; where both name the same, the game's. */
export type TaskMessages<Game extends WithTaskMessages, Screen extends WithTaskMessages> = Game &
  Pick<Screen, 'doWithPieces'> &
  Omit<Screen, keyof Game>;

export function taskMessages<Game extends WithTaskMessages, Screen extends WithTaskMessages>(
  game: Game,
  screen: Screen,
): TaskMessages<Game, Screen> {
  const doWithPieces = { ...game.doWithPieces, ...screen.doWithPieces };
  return { ...screen, ...game, doWithPieces };
}
