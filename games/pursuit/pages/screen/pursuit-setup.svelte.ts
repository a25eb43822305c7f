import { plainName } from '@mister-x/engine/protocol';
import { makeColours, PAWN_COLOURS, type PawnColour } from '@mister-x/kiosk/kit/theme/pawns.ts';
import { RuleSetup } from '@mister-x/kiosk/screen/rule-setup.svelte.ts';

export const HUNTERS_MAX = 5;

/** Names for players who left the field empty. */
export type FallbackNames = { readonly x: string; readonly hunter: (n: number) => string };

/** What of it is kept while the page is loaded again. */
export const SETUP_MEMBERS_KEPT = ['hunters', 'board', 'xName', 'names', 'computers', 'colours', 'changed'] as const;

/** Who hunts where, with which pawns and by which rules, as plain choices. */
export abstract class PursuitSetup<Name extends string> extends RuleSetup<Name> {
  hunters = $state(4);
  /** The game's own, or the id of a board on the shelf. */
  board = $state('');
  xName = $state('');
  names = $state<string[]>(Array.from({ length: HUNTERS_MAX }, () => ''));
  /** By pawn, in the order of the seats: never two alike. */
  colours = $state<PawnColour[]>(PAWN_COLOURS.slice(0, HUNTERS_MAX));

  /** The pawns of one hunter, as places in `colours`. */
  abstract pawnsOf(hunter: number): readonly number[];

  /** @param board the game's own, which is on the table at first */
  constructor(board: string) {
    super();
    this.board = board;
  }

  chooseBoard(board: string): void {
    this.board = board;
  }

  chooseHunters(hunters: number): void {
    this.hunters = hunters;
  }

  /** Touching a pawn gives it the next colour that no other pawn has. */
  nextColour(pawn: number): void {
    const used = this.hunters === 0 ? 0 : (this.pawnsOf(this.hunters - 1).at(-1) ?? -1) + 1;
    const others = this.colours.filter((_, i) => i !== pawn && i < used);
    const now = PAWN_COLOURS.indexOf(this.colours[pawn] ?? 'red');
    for (let step = 1; step <= PAWN_COLOURS.length; step++) {
      const next = PAWN_COLOURS[(now + step) % PAWN_COLOURS.length];
      if (next !== undefined && !others.includes(next)) {
        this.colours = this.colours.map((colour, i) => (i === pawn ? next : colour));
        return;
      }
    }
  }

  /** What everybody is called at the table, X first. */
  called(fallback: FallbackNames): readonly string[] {
    const hunters = Array.from(
      { length: this.hunters },
      (_, i) => plainName(this.names[i] ?? '') || fallback.hunter(i + 1),
    );
    return [plainName(this.xName) || fallback.x, ...hunters];
  }

  protected seats(fallback: FallbackNames) {
    return this.seated(this.called(fallback).map((name, seat) => ({ name, colour: this.#colourOf(seat) })));
  }

  /** X first. */
  #colourOf(seat: number): string {
    if (seat === 0) return 'clear';
    return makeColours(this.pawnsOf(seat - 1).map((pawn) => this.colours[pawn] ?? 'white'));
  }
}
