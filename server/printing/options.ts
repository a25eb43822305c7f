import type { Json } from '@mister-x/engine';
import type { Paper, PrintOptions, PrintShift } from '@mister-x/engine/protocol';
import { z } from 'zod';

/**
 * What can be chosen for a print, described as data: the one schema from which an order is checked,
 * what is left out is filled in, and the command line has its flags.
 */

type WithHelp = {
  /** What it is, as the command line's help says it. */
  readonly help: string;
  /** The sheets that it is for; `null`: all. */
  readonly sheets: readonly string[] | null;
  /**
   * How the command line goes on behind "In <game> …" where a game does not have this option; it is
   * passed over where nothing is said.
   */
  readonly elsewhere?: string;
};

type WithArgument = WithHelp & {
  /** How the command line's help calls what is written behind the flag. */
  readonly argument: string;
};

export type OptionSpec =
  | (WithArgument & {
      readonly kind: 'choice';
      readonly values: readonly string[];
      /** `null`: none of them, unless someone chooses. */
      readonly initial: string | Readonly<Record<Paper, string>> | null;
    })
  | (WithArgument & {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      readonly initial: number;
    })
  | (WithHelp & { readonly kind: 'flag'; readonly initial: boolean })
  | (WithArgument & {
      readonly kind: 'shift';
      readonly most: number;
      readonly initial: PrintShift;
      /** What is moved, at the beginning of a sentence. */
      readonly moved: string;
    });

export type OptionSpecs = { readonly [option: string]: OptionSpec };

type ValueOf<S extends OptionSpec> = S extends { kind: 'choice' }
  ? S['values'][number] | (S['initial'] extends null ? null : never)
  : S extends { kind: 'number' }
    ? number
    : S extends { kind: 'flag' }
      ? boolean
      : PrintShift;

/** The options of an order that was checked. */
export type OptionsOf<S extends OptionSpecs> = { readonly [K in keyof S]: ValueOf<S[K]> };

/** All options as they are where nobody chooses. */
export function initialOptions(specs: OptionSpecs, paper: Paper): PrintOptions {
  return Object.fromEntries(Object.entries(specs).map(([option, spec]) => [option, initialValue(spec, paper)]));
}

function initialValue(spec: OptionSpec, paper: Paper): Json {
  if (spec.kind !== 'choice' || spec.initial === null) return spec.initial;
  return typeof spec.initial === 'string' ? spec.initial : spec.initial[paper];
}

/** Whether these are all the options and no others, each with a value that it can have. */
export function areOptions<S extends OptionSpecs>(
  specs: S,
  options: PrintOptions,
): options is PrintOptions & OptionsOf<S> {
  return (
    Object.keys(options).every((option) => Object.hasOwn(specs, option)) &&
    Object.entries(specs).every(([option, spec]) => isValue(spec, options[option]))
  );
}

function isValue(spec: OptionSpec, value: Json | undefined): boolean {
  switch (spec.kind) {
    case 'choice':
      if (value === null) return spec.initial === null;
      return typeof value === 'string' && spec.values.includes(value);
    case 'number':
      return Number.isInteger(value) && isWithin(value, spec.least, spec.most);
    case 'flag':
      return typeof value === 'boolean';
    case 'shift':
      return isShift(value, spec.most);
  }
}

const shift = z.strictObject({ right: z.number(), down: z.number() });

export function isShift(value: Json | undefined, most: number): value is PrintShift {
  const { success, data } = shift.safeParse(value);
  return success && isWithin(data.right, -most, most) && isWithin(data.down, -most, most);
}

function isWithin(value: Json | undefined, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}
