import type { BoardFile } from '@mister-x/engine/pursuit';
import type { JobOf } from '../kit.js';
import { CODE_OPTION, LABEL_OPTIONS, POSTER_OPTIONS } from '../shared/options.js';

/** All tickets come out of one stack (MX-13), so nothing is asked but what every kit asks. */
export const EUROPE_OPTIONS = { ...CODE_OPTION, ...LABEL_OPTIONS, ...POSTER_OPTIONS } as const;

export type EuropeJob = JobOf<typeof EUROPE_OPTIONS, BoardFile>;
