import { flagsOf, type View } from '../../rules/browser.js';
import type { GameMessages } from '../../messages/phone-messages.js';

type ShufflePile = 'discard' | 'box' | 'both';
/** Something that is done with the printed tickets. */
type DrawStep = { readonly draw: number } | { readonly shuffle: ShufflePile };

/**
 * How so many tickets are drawn by hand where the stack does not hold them: what is left of it, then from
 * the piles that are shuffled in (MX-60, MX-61). Empty where the stack is enough, or the referee draws.
 */
export function drawPlan(view: View, due: number): readonly DrawStep[] {
  const { stack, discard, box } = view.supply;
  if (view.handSource !== 'registered' || due <= stack) return [];
  const together = flagsOf(view).supply_order === 'both_together';
  const piles: readonly { readonly pile: ShufflePile; readonly size: number }[] = together
    ? [{ pile: 'both', size: discard + box }]
    : [
        { pile: 'discard', size: discard },
        { pile: 'box', size: box },
      ];
  const steps: DrawStep[] = stack > 0 ? [{ draw: stack }] : [];
  let left = due - stack;
  for (const { pile, size } of piles) {
    const draw = Math.min(left, size);
    if (draw === 0) continue;
    steps.push({ shuffle: pile }, { draw });
    left -= draw;
  }
  return steps;
}

/** The same in sentences, one after the other. */
export function drawText(plan: readonly DrawStep[], messages: GameMessages['doWithPieces']): string {
  const said = plan.map((step, i) => {
    if ('shuffle' in step) return messages.shuffle[step.shuffle];
    return i === 0 ? messages.drawLast(step.draw) : messages.drawThen(step.draw);
  });
  return said.join(' ');
}
