import { customBoard, EUROPE_BOARD, type EuropeBoard, europeBoard } from '../rules/index.js';
import type { EuropeJob } from './options.js';

/** The board of a job: our own Europe, or a custom one. */
export function boardOf({ file }: Pick<EuropeJob, 'file'>): EuropeBoard {
  return file === undefined ? europeBoard() : customBoard(file);
}

type Missions = NonNullable<EuropeBoard['data']['missions']>;

/** The missions of a board, the easiest one first (MX-9). */
export function missionsOf({ data }: EuropeBoard): readonly [string, Missions[string]][] {
  return EUROPE_BOARD.missions.flatMap((colour) => {
    const mission = data.missions?.[colour];
    return mission === undefined ? [] : [[colour, mission]];
  });
}
