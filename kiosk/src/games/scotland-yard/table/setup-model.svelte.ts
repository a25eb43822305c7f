import type { Json } from '@mister-x/engine/protocol';
import {
  FLAG_CHOICES,
  type FlagChoice,
  type FlagName,
  type Flags,
  PRESETS,
  type Variant,
} from '@mister-x/engine/scotland-yard/browser';
import { makeColours, PAWN_COLOURS, type PawnColour } from '../../../lib/theme/pawns.js';
import type { Draft } from '../../game-ui.js';

/** Flags with a question of their own on the first pages. */
const ASKED_ELSEWHERE: ReadonlySet<FlagName> = new Set<FlagName>(['players', 'board_edition']);

export const HUNTERS_MAX = 5;

/** The set-up of a game as plain choices; `draft` is what the server is asked for. */
export class SetupModel {
  variant = $state<Variant>('modern');
  hunters = $state(4);
  xName = $state('');
  names = $state<string[]>(Array.from({ length: HUNTERS_MAX }, () => ''));
  /** By pawn, in the order of the seats: never two alike. */
  colours = $state<PawnColour[]>(PAWN_COLOURS.slice(0, HUNTERS_MAX));
  /** Flags that differ from the preset, as JSON text by name. */
  changed = $state<Partial<Record<FlagName, string>>>({});

  get choices(): readonly FlagChoice[] {
    return FLAG_CHOICES.filter(({ flag }) => !ASKED_ELSEWHERE.has(flag));
  }

  get pawnsEach(): number {
    if (this.hunters === 1) return 4;
    return this.hunters === 2 ? 2 : 1;
  }

  chooseVariant(variant: Variant): void {
    this.variant = variant;
    this.changed = {};
  }

  chooseHunters(hunters: number): void {
    this.hunters = hunters;
  }

  valueOf(flag: FlagName): Json {
    const changed = this.changed[flag];
    return changed === undefined ? PRESETS[this.variant][flag] : (JSON.parse(changed) as Json);
  }

  set(flag: FlagName, value: Json): void {
    const text = JSON.stringify(value);
    const rest = { ...this.changed };
    delete rest[flag];
    this.changed =
      text === JSON.stringify(PRESETS[this.variant][flag]) ? rest : { ...rest, [flag]: text };
  }

  /** No rule text supports the value chosen (CM-10). */
  isHouse({ flag, supported }: FlagChoice): boolean {
    const value = this.changed[flag];
    return value !== undefined && !supported.some((each) => JSON.stringify(each) === value);
  }

  get changes(): number {
    return this.choices.filter(({ flag }) => this.changed[flag] !== undefined).length;
  }

  reset(): void {
    const { board_edition: edition } = this.changed;
    this.changed = edition === undefined ? {} : { board_edition: edition };
  }

  /** The pawns of one hunter, as places in `colours`. */
  pawnsOf(hunter: number): readonly number[] {
    return Array.from({ length: this.pawnsEach }, (_, i) => hunter * this.pawnsEach + i);
  }

  /** Touching a pawn gives it the next colour that no other pawn has. */
  nextColour(pawn: number): void {
    const used = this.hunters * this.pawnsEach;
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

  /** `fallback` names whoever left the field empty. */
  draft(fallback: { readonly x: string; readonly hunter: (n: number) => string }): Draft {
    const seats = Array.from({ length: this.hunters }, (_, i) => ({
      name: this.names[i]?.trim() || fallback.hunter(i + 1),
      colour: makeColours(this.pawnsOf(i).map((pawn) => this.colours[pawn] ?? 'white')),
    }));
    return {
      options: {
        variant: this.variant,
        hunters: this.hunters,
        flags: this.#flags(),
      },
      seats: [{ name: this.xName.trim() || fallback.x, colour: 'clear' }, ...seats],
    };
  }

  #flags(): { readonly [flag: string]: Json } {
    const flags: Record<string, Json> = {};
    for (const [flag, text] of Object.entries(this.changed)) {
      if (text !== undefined) flags[flag] = JSON.parse(text) as Json;
    }
    if (this.hunters === 1)
      flags.players = { hunters_min: 1, hunters_max: 5 } satisfies Flags['players'];
    return flags;
  }
}

/** The key under which the catalogue names a flag's value. */
export function valueKey(value: Json): string {
  if (value === null) return 'none';
  if (Array.isArray(value)) return value.join('-');
  if (typeof value !== 'object') return String(value);
  if ('unit' in value) return `${value.unit}${value.count}`;
  return 'hunters_min' in value ? `min${value.hunters_min}` : JSON.stringify(value);
}
