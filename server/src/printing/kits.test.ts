import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES, PAPERS, type PrintFieldChoice, type PrintOptions } from '@mister-x/engine/protocol';
import { Command } from 'commander';
import { describe, expect, it, vi } from 'vitest';
import { addPrint } from '../cli/print-command.js';
import { flagName } from '../cli/print-options.js';
import { drawSubset } from '@mister-x/engine/testing/draws';
import { SERVER_DATA } from '@mister-x/games/test/manifest';
import type { PrintJob, PrintKit } from '@mister-x/printing/kit';
import { PRINT_KITS, kitsByGame, preparePrint } from '@mister-x/games/printing';
import { initialOptions } from '@mister-x/printing/options';
import { readPages } from '@mister-x/printing/testing/text';
import { toyPrintKit } from '@mister-x/games/test/toy-print-kit';

/** A kit need have no more than the smallest of these. */
const ALL = kitsByGame([...PRINT_KITS.values(), toyPrintKit]);
const CUSTOM_FILES = new Map(SERVER_DATA.map(({ game, board, pack }) => [game, (board ?? pack)?.('Ours')]));

/** The answers that change what is on some sheets only, one after the other. */
function answersOf(kit: PrintKit): readonly PrintOptions[] {
  const { fields } = kit.describe('en');
  return fields.flatMap((field) => ('choices' in field && field.sheets !== null ? field.choices.map(setBy) : []));
}

/** With what must be chosen so that it is offered. */
function setBy({ set, where }: PrintFieldChoice): PrintOptions {
  const needed = Object.entries(where).map(([option, values]) => [option, values[0] ?? null]);
  return { ...Object.fromEntries(needed), ...set };
}

/** Whether each of these options is for this sheet. */
function areFor(kit: PrintKit, sheet: string, options: PrintOptions): boolean {
  return Object.keys(options).every((option) => kit.options[option]?.sheets?.includes(sheet));
}

describe.each([...ALL.values()])('the kit of $name', (kit) => {
  const file = CUSTOM_FILES.get(kit.game);
  const orders = kit.sheets.flatMap(({ sheet }) => {
    const order = { game: kit.game, sheet, language: 'en', paper: 'a4', options: {} } as const;
    const chosen = answersOf(kit).filter((options) => areFor(kit, sheet, options));
    const others: readonly PrintJob[] = [
      ...chosen.map((options) => ({ ...order, options })),
      { ...order, paper: 'letter' },
      ...(file === undefined ? [] : [{ ...order, file }]),
    ];
    return [order, ...drawSubset(others)];
  });

  it('counts the pages that it makes', async () => {
    const wrong: string[] = [];
    const counted = new Set<string>();
    for (const order of orders) {
      const prepared = preparePrint(order, ALL);
      if (!prepared.ok) continue;
      counted.add(order.sheet);
      const told = await prepared.value.pages();
      const { pages } = await prepared.value.print();
      if (told !== pages) wrong.push(`${JSON.stringify(order)}: ${told} for ${pages}`);
    }
    expect(wrong).toEqual([]);
    expect([...counted]).toEqual(kit.sheets.map(({ sheet }) => sheet));
  });

  it.each(LANGUAGES)('offers on a screen what it takes, in %s', (language) => {
    const { sheets, fields, first, faults } = kit.describe(language);
    expect(sheets.map(({ sheet }) => sheet)).toEqual(kit.sheets.map(({ sheet }) => sheet));
    for (const paper of PAPERS) {
      expect(Object.keys(first[paper])).toEqual(Object.keys(kit.options));
    }
    for (const { field, sheets: asking, label, ...rest } of fields) {
      expect(label, field).not.toBe('');
      const known = sheets.map(({ sheet }) => sheet);
      expect(known, field).toEqual(expect.arrayContaining([...(asking ?? [])]));
      if (!('choices' in rest)) continue;
      // One of them is what is set at first.
      expect(
        rest.choices.some(({ set }) => Object.entries(set).every(([option, value]) => first.a4[option] === value)),
        field,
      ).toBe(true);
      for (const choice of rest.choices) {
        const options = setBy(choice);
        const { error } = { error: undefined, ...prepareIn(kit, options) };
        if (error !== undefined) expect(Object.keys(faults)).toContain(error.code);
        expect(choice.name, field).not.toBe('');
      }
    }
  });
});

const prepareIn = (kit: PrintKit, options: PrintOptions) =>
  kit.prepare({
    ...{ game: kit.game, sheet: kit.sheets[0]?.sheet ?? '', language: 'en', paper: 'a4', options },
  });

it('examples on the command line are of sheets and options that the kit has', () => {
  const everywhere = ['paper', 'language', 'board'];
  for (const { examples, sheets, options } of ALL.values()) {
    const known = [...everywhere, ...Object.keys(options)].map(flagName);
    for (const example of examples) {
      const [sheet, ...rest] = example.split(' ');
      expect(sheets.map((each) => each.sheet)).toContain(sheet);
      const flags = rest.filter((word) => word.startsWith('--'));
      expect(known).toEqual(expect.arrayContaining(flags));
    }
  }
});

it('an option that several kits have is the same in each: the command line has it once', () => {
  const specs = new Map<string, unknown>();
  for (const { options } of ALL.values()) {
    for (const [option, spec] of Object.entries(options)) {
      expect(specs.get(option) ?? spec, option).toBe(spec);
      specs.set(option, spec);
    }
  }
});

describe('a new game is a kit in the list of kits', () => {
  const order = { game: 'toy', sheet: 'dice', language: 'de', paper: 'letter' } as const;

  it('describes itself', () => {
    const { name, sheets, first } = toyPrintKit.describe('de');
    expect(name).toBe('Würfeln');
    expect(sheets[0]).toEqual({
      ...{ sheet: 'dice', name: 'Dice', text: 'A page for each dot.' },
      ...{ tonight: true, custom: null },
    });
    expect(first).toEqual({
      a4: { code: 'qr', dots: 6, ink: 'red' },
      letter: { code: 'qr', dots: 6, ink: 'blue' },
    });
  });

  it('is counted and printed with what was ordered, and else as its options are at first', async () => {
    const prepared = preparePrint({ ...order, options: { dots: 2 } }, ALL);
    if (!prepared.ok) throw new Error(prepared.error.sentence);
    expect(prepared.value.fileName).toBe('dice-dice-2.pdf');
    expect(await prepared.value.pages()).toBe(2);
    const pages = await readPages((await prepared.value.print()).pdf);
    expect(pages.map(({ text }) => text.trim())).toEqual(['Würfeln blue 1', 'Würfeln blue 2']);
  });

  it.each<[string, PrintOptions, string]>([
    ['a number that is too large', { dots: 7 }, 'OPTIONS_WRONG'],
    ['a number that is none', { dots: '2' }, 'OPTIONS_WRONG'],
    ['a choice that there is not', { ink: 'green' }, 'OPTIONS_WRONG'],
    ['nothing where something is to be chosen', { ink: null }, 'OPTIONS_WRONG'],
    ['an option of another game', { pawn: 'd1' }, 'OPTIONS_WRONG'],
    ['what does not go together', { dots: 1 }, 'TOO_BLUE'],
  ])('refuses %s', (_, options, code) => {
    const prepared = preparePrint({ ...order, options }, ALL);
    expect(prepared.ok ? null : prepared.error.code).toBe(code);
  });

  it('has its options on the command line, beside those of the others', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mister-x-toy-'));
    let told = '';
    const spies = [process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, 'write').mockImplementation((text) => {
        told += text;
        return true;
      }),
    );
    const run = async (...args: string[]): Promise<number> => {
      let code = 0;
      const program = new Command('mister-x').exitOverride();
      addPrint(program, (result) => (code = result), ALL);
      await program.parseAsync(['print', ...args], { from: 'user' }).catch(() => (code = 2));
      return code;
    };
    try {
      await run('--help');
      expect(told).toContain('--dots <number>');
      expect(told).toContain('dots on a die (default: 3)');
      expect(told.replace(/\s+/g, ' ')).toContain('"red", or blue for Letter');
      await run('--game', 'toy');
      expect(told).toContain('all you need: dice, commands (4 pages)');
      expect(told.replace(/\s+/g, ' ')).toContain('mister-x-kit. The cup is for those who do not');
      expect(told).toContain('every sheet of this list (6 pages)');
      const file = join(folder, 'dice.pdf');
      expect(await run('dice', '--game', 'toy', '--dots', '5', '--out', file)).toBe(0);
      expect(await readPages(await readFile(file))).toHaveLength(5);
      expect(await run('dice', '--game', 'toy', '--dots', '7')).toBe(2);
      expect(told).toContain('Write a number from 1 to 6.');
      const [first] = PRINT_KITS.values();
      expect(await run(first?.sheets[0]?.sheet ?? '', '--ink', 'red')).toBe(2);
      expect(told).toContain(`In ${first?.name} all ink is black.`);
    } finally {
      for (const spy of spies) spy.mockRestore();
      await rm(folder, { recursive: true });
    }
  });
});

it('options at first are right by themselves, whatever the kit', () => {
  for (const kit of ALL.values()) {
    for (const paper of PAPERS) {
      const options = initialOptions(kit.options, paper);
      for (const { sheet } of kit.sheets) {
        const order = { game: kit.game, sheet, language: 'en', paper, options } as const;
        expect(kit.prepare(order).ok, sheet).toBe(true);
      }
    }
  }
});
