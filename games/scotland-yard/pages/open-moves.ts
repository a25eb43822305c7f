import type { SecretMove } from '@mister-x/engine/protocol';
import { secretLegs, secretStart, type View } from '../rules/browser.js';

/** The moves of X that the table sees openly, as he committed to them. */
export function openMoves(view: View): readonly SecretMove[] {
  const start = view.end?.start ?? null;
  const legs = view.log.flatMap(({ ticket, stop }, index) =>
    stop === undefined ? [] : secretLegs({ ...view, log: view.log.slice(0, index) }, [{ ticket, stop }]),
  );
  return start === null ? legs : [secretStart(start), ...legs];
}
