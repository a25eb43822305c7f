import type { PrintOrder } from '@mister-x/engine/protocol';
import type { DetectiveId, PawnId } from '@mister-x/engine/scotland-yard';

/** Pawns that have tickets in this order. */
export function pawnsOf({ detectives }: Pick<PrintOrder, 'detectives'>): readonly PawnId[] {
  const hunters = Array.from({ length: detectives }, (_, i): DetectiveId => `d${i + 1}`);
  return [...hunters, 'x'];
}
