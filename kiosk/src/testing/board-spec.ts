import type { BoardSpec } from '@mister-x/games/pursuit/rules';

/** What a game that nobody made asks of a board. */
export const TEST_BOARD_SPEC: BoardSpec = {
  game: 'hide-and-seek',
  transports: ['tram', 'bus', 'boat', 'rail'],
  everywhere: 'tram',
  decks: [{ deck: 'first', min: 6 }],
  deckInstead: 'first',
  missions: [],
  tickets: [],
};
