import type { View } from '../../rules/browser.js';
import type { guideMessages } from '../../messages/phone-messages.js';

type Messages = (typeof guideMessages)['t'];
export type GuideStep = Exclude<keyof Messages, 'title' | 'leave' | 'done'>;

/** @returns ‘3, 8 and 13’, in the words of a language */
export function listed(moves: readonly number[], language: string): string {
  // Without the comma before the last one that American English would have.
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(moves.map(String));
}

/** What a detective at the big screen is told now; `null` when there is nothing to tell. */
export function tableStep(
  { phase, round }: Pick<View, 'phase' | 'round'>,
  moving: 'pawn' | 'ticket' | 'stop' | 'confirm' | null,
): GuideStep | null {
  if (phase === 'over' || phase === 'registration' || round > 2) return null;
  if (round === 2) return 'after';
  if (phase !== 'detectives') return 'hidden';
  if (moving === null) return 'others';
  return moving === 'pawn' ? 'ticket' : moving;
}

/** The same for Mister X, of what is no secret: whose turn it is, and whether he looks. */
export function hiddenStep({ phase, round }: Pick<View, 'phase' | 'round'>, isOpen: boolean): GuideStep | null {
  if (phase === 'over' || phase === 'registration' || round > 2) return null;
  if (round === 2) return 'afterX';
  if (phase === 'detectives') return 'hunted';
  return isOpen ? 'own' : 'cover';
}
