import { type PawnId, PRESETS, type TicketCode, ticketCardsOf } from '../rules/index.js';
import { pawnsOf, type YardJob } from './options.js';

export type Owned = TicketCode & { readonly owner: PawnId };

/** The tickets of SY-4 and SY-5, which with five detectives are the supply of SY-1 without a rest. */
export function ticketsOf(job: Pick<YardJob, 'detectives' | 'pawn'>): readonly Owned[] {
  const pawns = pawnsOf(job).filter((each) => job.pawn === null || each === job.pawn);
  // Kits are the same in every variant.
  return pawns.flatMap((owner) =>
    ticketCardsOf(owner, job.detectives, PRESETS.modern).map((ticket) => ({ ...ticket, owner })),
  );
}
