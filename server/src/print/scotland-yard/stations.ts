import { TRANSPORTS } from '@mister-x/engine/scotland-yard';
import { drawStationCards } from '../cards/stations.js';
import type { DrawSheet } from '../sheet.js';
import { boardOf } from './board.js';
import { tileOf } from './marks.js';

/** A card for every station, with what stops there. */
export const drawStations: DrawSheet = (doc, order, words) => {
  const board = boardOf(order);
  const stops = board.data.stations.map(({ id }) => id).sort((a, b) => a - b);
  const cards = stops.map((stop) => {
    const serving = TRANSPORTS.filter((each) => board.neighbours(stop, each).length > 0);
    return { stop, name: '', tiles: serving.map(tileOf) };
  });
  drawStationCards(doc, order, words, cards);
};
