import { deckOf, TRANSPORTS } from '@mister-x/engine/mister-x-europe';
import { drawStartDeck } from '../cards/starts.js';
import { drawStationCards } from '../cards/stations.js';
import type { DrawSheet } from '../sheet.js';
import { boardOf } from './board.js';
import { HALVES } from './halves.js';

/** A card for every city, with its name and what stops there (MX-2). */
export const drawCities: DrawSheet = (doc, order, words) => {
  const board = boardOf(order);
  const cards = board.data.stations.map(({ id, name = '' }) => {
    const serving = TRANSPORTS.filter((each) => board.neighbours(id, each).length > 0);
    return { stop: id, name, tiles: serving.map((each) => HALVES[each]) };
  });
  const sorted = cards.sort((a, b) => a.stop - b.stop);
  drawStationCards(doc, order, words, sorted);
};

/** The detectives' start cards (MX-8); Mister X has none. */
export const drawStarts: DrawSheet = (doc, order, words) => {
  const board = boardOf(order);
  const names = new Map(board.data.stations.map(({ id, name = '' }) => [id, name]));
  const nameOf = (stop: number) => `${words.startCard}\n${names.get(stop) ?? ''}`.trim();
  drawStartDeck(doc, order, words, { title: '', stops: deckOf(board), nameOf });
};
