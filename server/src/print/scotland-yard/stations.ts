import { TRANSPORTS } from '@mister-x/engine/scotland-yard';
import { drawStationCards } from '../cards/stations.js';
import type { DrawSheet } from '../kit.js';
import { boardOf } from './board.js';
import { tileOf } from './marks.js';
import type { YardJob } from './options.js';

/** A card for every station, with what stops there. */
export const drawStations: DrawSheet<YardJob> = (doc, job) => {
  const board = boardOf(job);
  const stations = [...board.data.stations].sort((a, b) => a.id - b.id);
  const cards = stations.map(({ id, name = '' }) => {
    const serving = TRANSPORTS.filter((each) => board.neighbours(id, each).length > 0);
    return { stop: id, name, tiles: serving.map(tileOf) };
  });
  drawStationCards(doc, job, cards);
};
