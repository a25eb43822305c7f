import { customBoard, londonBoard, type YardBoard } from '../rules/index.js';
import type { YardJob } from './options.js';

type BoardOfJob = Pick<YardJob, 'edition' | 'file'>;

/** The board of a job: London in one of its printings, or a custom one. */
export function boardOf({ file, edition }: BoardOfJob): YardBoard {
  return file === undefined ? londonBoard(edition) : customBoard(file);
}

/** Decks of the board by our names for them, in the order of printing (SY-7). */
const START_DECKS = [
  ['common', 'classic18'],
  ['misterX', 'misterX'],
  ['detectives', 'detectives'],
] as const;

export type StartDeck = {
  readonly name: (typeof START_DECKS)[number][0];
  readonly stops: readonly number[];
};

export function startDecksOf(job: BoardOfJob): readonly StartDeck[] {
  const { starts } = job.file ?? boardOf(job).data;
  // Of a custom board only its own decks are printed.
  return START_DECKS.flatMap(([name, key]) => {
    const stops = starts[key];
    return stops === undefined ? [] : [{ name, stops }];
  });
}
