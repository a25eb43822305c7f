import type { Box } from '@mister-x/printing/page/write';
import { packOfJob, tokensIn } from './pack-job.js';
import { trackCell } from './cells.js';
import type { HolmesJob } from './options.js';

/** Where the fields of the score track lie, for those who draw it and those who ask whether it fits. */

type PackJob = Pick<HolmesJob, 'file'>;

/** A field of the track, with the score that it stands for. */
export type TrackField = Box & { readonly score: number };

export const HEAD_MM = 9;
const GAP_MM = 5;
/** As many above the start as are marked for the final scoring, at least. */
const SCORING_FIELDS_MIN = 40;
const SCORING_COLUMNS = 10;
/** In one row, as long as the fields are wide enough for a marker. */
const PLAY_COLUMNS = 12;
/** Height of a row of play and of scoring: on a field of play stand the markers of all. */
const FIELD_HEIGHT_RATIOS = { play: 1.3, scoring: 0.925 } as const;
/** The least height of a row of scoring, on which a number can be read. */
const FIELD_MM_MIN = 9;

/** How many fields there are for play and for scoring, and in how many rows. */
function countsOf(job: PackJob) {
  const { file } = packOfJob(job);
  const { start, eliminate_at: out, arrest_bonus: bonus, link_bonus: link } = file.score;
  const best = file.cases.map(({ id, links }) =>
    tokensIn(job)
      .filter((token) => token.case === id)
      .reduce((sum, { number }) => sum + number, Math.max(0, links.length * link)),
  );
  const most = Math.max(SCORING_FIELDS_MIN, Math.max(...best) + Math.max(0, bonus));
  const play = start - out + 1;
  return {
    ...{ start, play, most: Math.ceil(most / SCORING_COLUMNS) * SCORING_COLUMNS },
    playRows: Math.ceil(play / PLAY_COLUMNS),
  };
}

/** Of a row of play as of a unit. */
function fieldUnitOf(job: PackJob, height: number): number {
  const { playRows, most } = countsOf(job);
  return (
    (height - 2 * HEAD_MM - GAP_MM) /
    (FIELD_HEIGHT_RATIOS.play * playRows + (FIELD_HEIGHT_RATIOS.scoring * most) / SCORING_COLUMNS)
  );
}

export function trackTooLong(job: Pick<HolmesJob, 'file' | 'paper'>): boolean {
  return fieldUnitOf(job, trackCell(job.paper).height) * FIELD_HEIGHT_RATIOS.scoring < FIELD_MM_MIN;
}

/**
 * Above, the way back from the start during play (SH-11), with room for all markers on a field; below, the scoring.
 * Rows run to and fro, so that a marker only ever goes on to the next field.
 */
export function trackFieldsOf(job: PackJob, { x, y, width, height }: Box): readonly TrackField[] {
  const { start, play, playRows, most } = countsOf(job);
  const unit = fieldUnitOf(job, height);
  const back = inRows({ x, y: y + HEAD_MM, width }, play, Math.ceil(play / playRows), unit * FIELD_HEIGHT_RATIOS.play);
  const top = y + 2 * HEAD_MM + GAP_MM + unit * FIELD_HEIGHT_RATIOS.play * playRows;
  const on = inRows({ x, y: top, width }, most, SCORING_COLUMNS, unit * FIELD_HEIGHT_RATIOS.scoring);
  return [
    ...back.map((box, i) => ({ ...box, score: start - i })),
    ...on.map((box, i) => ({ ...box, score: start + i + 1 })),
  ];
}

/** From the right to the left, and then back. */
function inRows({ x, y, width }: Omit<Box, 'height'>, count: number, columns: number, height: number): readonly Box[] {
  const wide = width / columns;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const at = row % 2 === 0 ? columns - 1 - (i % columns) : i % columns;
    return { x: x + at * wide, y: y + row * height, width: wide, height };
  });
}
