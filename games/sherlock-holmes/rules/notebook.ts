import { ok } from '@mister-x/engine/core/result';
import type { HolmesDecision } from './flow.js';
import { type Decided, type Of, refuse } from './setup.js';
import type { Sleuth } from './types.js';

/** A player's own notes, which have no effect on the rules and are nobody else's business (SH-19). */

export function mark(
  decision: HolmesDecision,
  seat: Sleuth,
  { location, mark }: Of<'mark'>,
): Decided {
  const { pack } = decision;
  if (!pack.locations.has(location)) return refuse('UNKNOWN_LOCATION');
  if (mark?.case !== undefined && !pack.cases.has(mark.case)) return refuse('BAD_REQUEST');
  decision.emit({ type: 'marked', seat, secret: { location, mark } });
  return ok(decision.transition);
}

export function writeNotebook(
  decision: HolmesDecision,
  seat: Sleuth,
  { own, text }: Of<'jot'>,
): Decided {
  const strange = own.some((place) => place !== null && !decision.pack.locations.has(place));
  if (strange) return refuse('UNKNOWN_LOCATION');
  const slots = Array.from({ length: 5 }, (_, at) => own[at] ?? null);
  decision.emit({ type: 'jotted', seat, secret: { own: slots, text } });
  return ok(decision.transition);
}
