import type { Json, Level, SeatSetup } from '@mister-x/engine/protocol';

/** A rule that a table may set: its values, and those that a rule text supports. */
export type RuleChoice<Name extends string> = {
  readonly flag: Name;
  readonly values: readonly Json[];
  readonly supported: readonly Json[];
};

export type RuleGroup<Name extends string> = {
  readonly id: string;
  readonly choices: readonly RuleChoice<Name>[];
};

/** The rules of a table that is being set up: a preset, and what was changed of it. */
export abstract class RuleSetup<Name extends string> {
  /** Flags that differ from the preset, as JSON text by name. */
  changed = $state<Partial<Record<Name, string>>>({});

  /** By seat, how well the computer plays that sits there; `null`, or nothing, for a person. */
  computers = $state<(Level | null)[]>([]);

  /** Rules on the page of house rules. */
  abstract get choices(): readonly RuleChoice<Name>[];
  /** The same in parts of which one is open at a time, where there are too many to be turned like pages. */
  get groups(): readonly RuleGroup<Name>[] {
    return [{ id: '', choices: this.choices }];
  }

  protected abstract get preset(): Readonly<Record<Name, Json>>;

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
  isHouse({ flag, supported }: RuleChoice<Name>): boolean {
    const value = this.changed[flag];
    return value !== undefined && !supported.some((each) => JSON.stringify(each) === value);
  }

  /** The rule whose value leaves what was chosen for this one without effect. */
  silencerOf(_flag: Name): Name | undefined {
    return undefined;
  }

  get changes(): number {
    return this.choices.filter(({ flag }) => this.changed[flag] !== undefined).length;
  }

  /** The seats with their computers. */
  protected seated(seats: readonly SeatSetup[]): readonly SeatSetup[] {
    return seats.map((seat, i) => {
      const computer = this.computers[i] ?? null;
      return computer === null ? seat : { ...seat, computer };
    });
  }

  /** Back to the preset; questions of other pages keep their answers. */
  reset(): void {
    const here = new Set<string>(this.choices.map(({ flag }) => flag));
    const kept = Object.entries(this.changed).filter(([flag]) => !here.has(flag));
    this.changed = Object.fromEntries(kept) as Partial<Record<Name, string>>;
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
