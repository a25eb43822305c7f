import type { BoardFile } from '../../pursuit/rules/index.js';
import type { JobOf } from '@mister-x/printing/kit';
import { CODE_OPTION, LABEL_OPTIONS, POSTER_OPTIONS } from '@mister-x/printing/shared/options';

/** All tickets come out of one stack (MX-13), so nothing is asked but what every kit asks. */
export const EUROPE_OPTIONS = { ...CODE_OPTION, ...LABEL_OPTIONS, ...POSTER_OPTIONS } as const;

export type EuropeJob = JobOf<typeof EUROPE_OPTIONS, BoardFile>;
