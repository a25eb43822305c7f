import type { PrintOptions, PrintOrder, PrintShift } from '@mister-x/engine/protocol';
import { InvalidArgumentError, Option } from 'commander';
import type { PrintKits } from '@mister-x/games/printing';
import { isShift, type OptionSpec } from '@mister-x/printing/options';

/** What kits can be asked, as options of the command line, and the orders that come of it. */

/** Every option of some kit, once: one that several kits have is the same in each. */
export function printOptionSpecs(kits: PrintKits): ReadonlyMap<string, OptionSpec> {
  return new Map([...kits.values()].flatMap(({ options }) => Object.entries(options)));
}

/** `deathRow` is written `--death-row`. */
export function flagName(id: string): string {
  return `--${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

export function flagOf(id: string, spec: OptionSpec): Option {
  const flag = flagName(id);
  if (spec.kind === 'flag') return new Option(flag, spec.help);
  const option = new Option(`${flag} <${spec.argument}>`, spec.help);
  switch (spec.kind) {
    case 'choice':
      option.choices(spec.values);
      if (typeof spec.initial === 'string') return withDefaultShown(option, `"${spec.initial}"`);
      if (spec.initial === null) return option;
      return withDefaultShown(option, `"${spec.initial.a4}", or ${spec.initial.letter} for Letter`);
    case 'number':
      return withDefaultShown(option, `${spec.initial}`).argParser((text) => parseNumber(text, spec));
    case 'shift': {
      const { right, down } = spec.initial;
      return withDefaultShown(option, `${right},${down}`).argParser((text) => parseShift(text, spec.most));
    }
  }
}

/** What the kit fills in is only told, so that it depends on the paper where it should. */
function withDefaultShown(option: Option, initial: string): Option {
  option.description += ` (default: ${initial})`;
  return option;
}

function parseNumber(text: string, { least, most }: { readonly least: number; readonly most: number }): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new InvalidArgumentError(`Write a number from ${least} to ${most}.`);
  }
  return value;
}

function parseShift(text: string, most: number): PrintShift {
  const match = /^([+-]?\d+(?:\.\d+)?),([+-]?\d+(?:\.\d+)?)$/.exec(text.replaceAll(' ', ''));
  const right = Number(match?.[1]);
  const down = Number(match?.[2]);
  if (!(Math.abs(right) <= most && Math.abs(down) <= most)) {
    throw new InvalidArgumentError(`Write two numbers from -${most} to ${most}, such as 1.5,-0.5.`);
  }
  return { right, down };
}

/**
 * What was chosen for the kit of this game, or a sentence that says what it does not have.
 * @param written as commander read it, with what is no option of a kit
 */
export function optionsForGame(
  kits: PrintKits,
  game: string,
  written: PrintOptions,
): { readonly chosen: PrintOptions } | { readonly sentence: string } {
  const kit = kits.get(game);
  if (kit === undefined) return { chosen: {} };
  for (const [id, { elsewhere }] of printOptionSpecs(kits)) {
    if (elsewhere === undefined || kit.options[id] !== undefined) continue;
    if (written[id] !== undefined) return { sentence: `In ${kit.name} ${elsewhere}.` };
  }
  const own = Object.entries(written).filter(([id]) => kit.options[id] !== undefined);
  return { chosen: Object.fromEntries(own) };
}

/** What was understood: `1,5` is no decimal comma. Nothing is said of what is not moved. */
export function describePrintShifts(kits: PrintKits, jobs: readonly PrintOrder[]): string {
  const told = jobs.flatMap(({ game, sheet, options }) =>
    Object.entries(kits.get(game)?.options ?? {}).flatMap(([id, spec]) => {
      const shift = options[id];
      if (spec.kind !== 'shift' || !isShift(shift, spec.most)) return [];
      return spec.sheets?.includes(sheet) === false ? [] : movedSentence(spec.moved, shift);
    }),
  );
  return [...new Set(told)].join('');
}

function movedSentence(moved: string, { right, down }: PrintShift): string {
  if (right === 0 && down === 0) return '';
  const across = `${Math.abs(right)} mm to the ${right < 0 ? 'left' : 'right'}`;
  return `${moved} are moved ${across} and ${Math.abs(down)} mm ${down < 0 ? 'up' : 'down'}.\n`;
}

/** What one name stands for: a sheet, those of an evening, or all. */
export function ordersOf(kits: PrintKits, choice: string, order: Omit<PrintOrder, 'sheet'>): readonly PrintOrder[] {
  const sheets = kits.get(order.game)?.sheets ?? [];
  if (choice === 'tonight') {
    return sheets.filter(({ tonight }) => tonight).map(({ sheet }) => ({ ...order, sheet }));
  }
  if (choice !== 'all') return [{ ...order, sheet: choice }];
  return sheets.flatMap(({ sheet, all }) =>
    all.map((options) => ({ ...order, sheet, options: { ...order.options, ...options } })),
  );
}
