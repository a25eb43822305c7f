import { secretLegs, secretStart, type View } from '../rules/browser.js';
import type { SecretMove } from '@mister-x/engine/protocol';

/** The moves of X that the end has opened to the table, as he committed to them. */
export function openMoves(view: View): readonly SecretMove[] {
  const { end, slots } = view;
  if (end === null) return [];
  const legs = slots.flatMap(({ ticket, stop, faceDown }, index) => {
    if (ticket === undefined || stop === undefined) return [];
    // As his view was before that leg: a secret one was left.
    const then: View = { ...view, slots: slots.slice(0, index), secretLeft: 1 };
    return secretLegs(then, [{ ticket, stop }], faceDown);
  });
  const { mission, start } = end;
  return mission === null || start === null ? legs : [secretStart(mission, start), ...legs];
}
