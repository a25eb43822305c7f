import type { Json } from '@mister-x/engine/protocol';
import { makeColours, PAWN_COLOURS, type PawnColour } from '../../lib/theme/pawns.js';

export const HUNTERS_MAX = 5;

/** A rule that a table may set: its values, and those that a rule text supports. */
type Choice<Name extends string> = {
  readonly flag: Name;
  readonly values: readonly Json[];
  readonly supported: readonly Json[];
};

/** The names of whoever left the field empty. */
export type Fallback = { readonly x: string; readonly hunter: (n: number) => string };

/** What of it is kept while the page is loaded anew. */
export const SETUP_KEPT = ['hunters', 'board', 'xName', 'names', 'colours', 'changed'] as const;

/** Who hunts where, with which pawns and by which rules, as plain choices. */
export abstract class PursuitSetup<Name extends string> {
  hunters = $state(4);
  /** The game's own, or the id of a board on the shelf. */
  board = $state('');
  xName = $state('');
  names = $state<string[]>(Array.from({ length: HUNTERS_MAX }, () => ''));
  /** By pawn, in the order of the seats: never two alike. */
  colours = $state<PawnColour[]>(PAWN_COLOURS.slice(0, HUNTERS_MAX));
  /** Flags that differ from the preset, as JSON text by name. */
  changed = $state<Partial<Record<Name, string>>>({});

  /** Rules on the page of house rules. */
  abstract get choices(): readonly Choice<Name>[];
  protected abstract get preset(): Readonly<Record<Name, Json>>;
  /** The pawns of one hunter, as places in `colours`. */
  abstract pawnsOf(hunter: number): readonly number[];

  /** @param board the game's own, which is on the table at first */
  constructor(board: string) {
    this.board = board;
  }

  chooseBoard(board: string): void {
    this.board = board;
  }

  chooseHunters(hunters: number): void {
    this.hunters = hunters;
  }

  valueOf(flag: Name): Json {
    const changed = this.changed[flag];
    return changed === undefined ? this.preset[flag] : (JSON.parse(changed) as Json);
  }

  set(flag: Name, value: Json): void {
    const text = JSON.stringify(value);
    const rest = { ...this.changed };
    delete rest[flag];
    this.changed = text === JSON.stringify(this.preset[flag]) ? rest : { ...rest, [flag]: text };
  }

  /** No rule text supports the value chosen (CM-10). */
  isHouse({ flag, supported }: Choice<Name>): boolean {
    const value = this.changed[flag];
    return value !== undefined && !supported.some((each) => JSON.stringify(each) === value);
  }

  get changes(): number {
    return this.choices.filter(({ flag }) => this.changed[flag] !== undefined).length;
  }

  /** Back to the preset; questions of other pages keep their answers. */
  reset(): void {
    const here = new Set<string>(this.choices.map(({ flag }) => flag));
    const kept = Object.entries(this.changed).filter(([flag]) => !here.has(flag));
    this.changed = Object.fromEntries(kept) as Partial<Record<Name, string>>;
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
  called(fallback: Fallback): readonly string[] {
    const hunters = Array.from(
      { length: this.hunters },
      (_, i) => this.names[i]?.trim() || fallback.hunter(i + 1),
    );
    return [this.xName.trim() || fallback.x, ...hunters];
  }

  protected seats(fallback: Fallback) {
    return this.called(fallback).map((name, seat) => ({ name, colour: this.#colourOf(seat) }));
  }

  /** X first. */
  #colourOf(seat: number): string {
    if (seat === 0) return 'clear';
    return makeColours(this.pawnsOf(seat - 1).map((pawn) => this.colours[pawn] ?? 'white'));
  }

  /** Flags as the referee is asked for them. */
  protected get flags(): { readonly [flag: string]: Json } {
    const flags: Record<string, Json> = {};
    for (const [flag, text] of Object.entries<string | undefined>(this.changed)) {
      if (text !== undefined) flags[flag] = JSON.parse(text) as Json;
    }
    return flags;
  }
}
