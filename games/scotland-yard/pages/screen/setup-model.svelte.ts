import type { Json } from '@mister-x/engine/protocol';
import {
  FLAG_CHOICES,
  type FlagChoice,
  type FlagName,
  type Flags,
  PRESETS,
  type Variant,
} from '../../rules/browser.js';
import { PursuitSetup } from '../../../pursuit/pages/screen/pursuit-setup.svelte.js';
import type { TableRequest } from '@mister-x/kiosk/games/game-ui.ts';

/** Flags with a question of their own on the first pages. */
const FLAGS_ASKED_ELSEWHERE: ReadonlySet<FlagName> = new Set<FlagName>(['players', 'board_edition']);

export const LONDON_BOARD = 'london';

/** The set-up of a game as plain choices; `draft` is what the server is asked for. */
export class SetupModel extends PursuitSetup<FlagName> {
  variant = $state<Variant>('modern');

  constructor() {
    super(LONDON_BOARD);
  }

  get choices(): readonly FlagChoice[] {
    return FLAG_CHOICES.filter(({ flag }) => !FLAGS_ASKED_ELSEWHERE.has(flag));
  }

  protected get preset(): Flags {
    return PRESETS[this.variant];
  }

  get pawnsEach(): number {
    if (this.hunters === 1) return 4;
    return this.hunters === 2 ? 2 : 1;
  }

  chooseVariant(variant: Variant): void {
    this.variant = variant;
    this.changed = {};
  }

  pawnsOf(hunter: number): readonly number[] {
    return Array.from({ length: this.pawnsEach }, (_, i) => hunter * this.pawnsEach + i);
  }

  draft(fallback: { readonly x: string; readonly hunter: (n: number) => string }): TableRequest {
    return {
      options: {
        variant: this.variant,
        hunters: this.hunters,
        board: this.board,
        flags: this.#flags(),
      },
      seats: this.seats(fallback),
    };
  }

  /** A printing is asked for where the board has several. */
  override chooseBoard(board: string): void {
    super.chooseBoard(board);
    if (board !== LONDON_BOARD) this.set('board_edition', this.preset.board_edition);
  }

  #flags(): { readonly [flag: string]: Json } {
    if (this.hunters > 1) return this.flags;
    return {
      ...this.flags,
      players: { hunters_min: 1, hunters_max: 5 } satisfies Flags['players'],
    };
  }
}
