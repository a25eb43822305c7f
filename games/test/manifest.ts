import { gameTestData as blindPots } from '@mister-x/engine/testing/blind-pots/test-data';
import type { AnyGameKit } from '@mister-x/engine/testing/contract/kit';
import type { GameTestData } from '@mister-x/engine/testing/game-test-data';
import { GAMES } from '../index.js';
import type { ServerTestData } from './server-test-data.js';

const TESTING_OF_GAMES = await Promise.all(GAMES.map(({ testing }) => testing()));

/** Every game, and the card game that proves the rest of the interface. */
export const ALL_GAME_TEST_DATA: readonly GameTestData[] = [
  ...TESTING_OF_GAMES.map(({ gameTestData }) => gameTestData),
  blindPots,
];

export const gameKits: readonly AnyGameKit[] = ALL_GAME_TEST_DATA.map(({ kit }) => kit);

/** What tests of the server must know of every game. */
export const SERVER_DATA: readonly ServerTestData[] = TESTING_OF_GAMES.map(({ serverData }) => serverData);
