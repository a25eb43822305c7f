import type { FilledSlots } from '@mister-x/kiosk/visit/visit.svelte.ts';
import { fieldsOf, fieldsOfEach } from '@mister-x/kiosk/browser/fields.ts';

/**
 * The start, slot 0, and each row of the log of X, which a view has under `log`. Anyone who checks the
 * referee takes nothing for granted that he sends, not even the shape.
 */
export function filledSlots(log: string): FilledSlots {
  return (view) => {
    const { [log]: rows, x } = fieldsOf(view?.game);
    const filled = fieldsOfEach(rows).map((_, index) => String(index + 1));
    return fieldsOf(x).ready === true ? ['0', ...filled] : filled;
  };
}
