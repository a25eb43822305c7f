import type { CardId, LocationId } from '../../rules/browser.js';
import type { DrawDraft } from './draw-draft.js';
import type { SearchPayment } from './payment.js';
import type { WalkDraft } from './walk-draft.js';

/** What someone goes about within his step. */
export type StepChoice = 'menu' | 'cab' | 'search' | 'look' | 'arrest' | 'draw';

/**
 * What was touched in a step and not sent yet. It outlives the cover and a look at another page; a new one for each
 * `stepKey`.
 */
export class StepDraft {
  aim = $state<StepChoice>('menu');
  walk = $state.raw<WalkDraft>();
  draw = $state.raw<DrawDraft>();
  payment = $state.raw<SearchPayment>();
  /** The card that opens a search or is spent for an ability. */
  card = $state<CardId | null>(null);
  place = $state<LocationId | null>(null);

  constructor(walk: WalkDraft, draw: DrawDraft, payment: SearchPayment | undefined) {
    this.walk = walk;
    this.draw = draw;
    this.payment = payment;
  }

  begin(aim: StepChoice): void {
    this.aim = aim;
    this.card = null;
    this.place = null;
    this.walk = this.walk?.ride(null);
  }
}
