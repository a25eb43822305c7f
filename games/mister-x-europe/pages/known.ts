import type { View } from '../rules/browser.js';

/**
 * Whether an investigation that looks so many legs back tells nothing new: a ring lies on that slot,
 * or the leg was made in the open. It is allowed all the same (MX-Q17).
 */
export function isInvestigatedLegKnown(
  { slots, openLegs, rings }: Pick<View, 'slots' | 'openLegs' | 'rings'>,
  back: number,
): boolean {
  const leg = slots.length + openLegs.length - back;
  return rings.some(({ slot }) => slot === leg) || openLegs.some((open) => open.leg === leg);
}
