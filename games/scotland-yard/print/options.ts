import type { JobOf } from '@mister-x/printing/kit';
import type { OptionSpec } from '@mister-x/printing/options';
import { CODE_OPTION, LABEL_OPTIONS, POSTER_OPTIONS } from '@mister-x/printing/shared/options';
import type { BoardFile } from '../../pursuit/rules/index.js';
import { type DetectiveId, type PawnId, PRESETS, ticketCardsOf, type TicketCode } from '../rules/index.js';

/** Pawns of detectives, for most of which there are tickets. */
export const DETECTIVE_COUNTS = { least: 3, most: 5 } as const;
const PAWNS = ['d1', 'd2', 'd3', 'd4', 'd5', 'x'] as const satisfies readonly PawnId[];

export const YARD_OPTIONS = {
  ...CODE_OPTION,
  /** The supply of SY-1 is that of five. */
  detectives: {
    kind: 'number',
    ...DETECTIVE_COUNTS,
    initial: 5,
    argument: 'number',
    // The log has a column for each of them.
    sheets: ['tickets', 'labels', 'log'],
    help: 'how many detectives, 3 to 5',
  },
  pawn: {
    kind: 'choice',
    values: PAWNS,
    initial: null,
    argument: 'pawn',
    sheets: ['tickets', 'labels'],
    help: 'tickets of one pawn only',
    elsewhere: 'no pawn has tickets of its own; leave out --pawn',
  },
  edition: {
    kind: 'choice',
    values: ['first', 'later'],
    initial: 'later',
    argument: 'edition',
    sheets: ['stations', 'starts', 'poster'],
    help: 'the edition of the board; the first has a taxi line from 13 to 14',
  },
  ...LABEL_OPTIONS,
  ...POSTER_OPTIONS,
} as const satisfies Readonly<Record<string, OptionSpec>>;

export type YardJob = JobOf<typeof YARD_OPTIONS, BoardFile>;

/** Pawns that have tickets in this job. */
export function pawnsOf({ detectives }: Pick<YardJob, 'detectives'>): readonly PawnId[] {
  const hunters = Array.from({ length: detectives }, (_, i): DetectiveId => `d${i + 1}`);
  return [...hunters, 'x'];
}

export type OwnedTicket = TicketCode & { readonly owner: PawnId };

/** The tickets of SY-4 and SY-5, which with five detectives are the supply of SY-1 without a rest. */
export function ticketsOf(job: Pick<YardJob, 'detectives' | 'pawn'>): readonly OwnedTicket[] {
  const pawns = pawnsOf(job).filter((each) => job.pawn === null || each === job.pawn);
  // Kits are the same in every variant.
  return pawns.flatMap((owner) =>
    ticketCardsOf(owner, job.detectives, PRESETS.modern).map((ticket) => ({ ...ticket, owner })),
  );
}
