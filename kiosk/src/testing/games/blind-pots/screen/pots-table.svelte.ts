import type { PotNotice, PotView } from '@mister-x/engine/testing/blind-pots/kit';
import type { BoardRules } from '../../../../screen/board-notices.js';
import { GameTable } from '../../../../screen/game-table.svelte.js';
import { gameMessages } from '../messages/phone-messages.js';

/** Nobody has to move pieces for it. */
const BOARD_RULES: BoardRules<PotNotice> = { retention: () => ({}), step: () => null };

export class PotsTable extends GameTable<PotView, PotNotice> {
  readonly over = $derived.by(() => this.view.end !== null);

  get round(): number {
    return this.view.round;
  }

  get refusals(): Readonly<Record<string, string>> {
    return gameMessages.t.refusals;
  }

  get winners(): string {
    const winners = this.view.end?.winners ?? [];
    if (winners.length === 0) return gameMessages.t.nobody;
    return gameMessages.t.wins(winners.map((seat) => this.seatName(seat)).join(', '));
  }

  protected get rules(): BoardRules<PotNotice> {
    return BOARD_RULES;
  }

  protected lastMove(): readonly [] {
    return [];
  }
}
