import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  LANGUAGES,
  PAPERS,
  type PrintFieldChoice,
  type PrintOptions,
} from '@mister-x/engine/protocol';
import { Command } from 'commander';
import { describe, expect, it, vi } from 'vitest';
import { addPrint } from '../cli/print-command.js';
import { TESTED } from '../testing/games/manifest.js';
import { type JobOf, type PrintJob, type PrintKit, printKit } from './kit.js';
import { KITS, kitsOf, prepare } from './kits.js';
import { initialOptions } from './options.js';
import { addPage } from './page/document.js';
import { PAPER_SIZES } from './page/paper.js';
import { write } from './page/write.js';
import { answer } from './shared/fields.js';
import { readPages } from './testing/text.js';

// Sheets take seconds on a machine that does other things as well.
vi.setConfig({ testTimeout: 120_000 });

const BOARDS = new Map(TESTED.map(({ game, board }) => [game, board?.('Ours')]));

/** The answers that change what is on some sheets only, one after the other. */
function answersOf(kit: PrintKit): readonly PrintOptions[] {
  const { fields } = kit.describe('en');
  return fields.flatMap((field) =>
    'choices' in field && field.sheets !== null ? field.choices.map(setBy) : [],
  );
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

describe.each([...KITS.values()])('the kit of $name', (kit) => {
  const file = BOARDS.get(kit.game);
  const orders = kit.sheets.flatMap(({ sheet }) => {
    const order = { game: kit.game, sheet, language: 'en', paper: 'a4', options: {} } as const;
    const chosen = answersOf(kit).filter((options) => areFor(kit, sheet, options));
    return [
      ...chosen.map((options): PrintJob => ({ ...order, options })),
      ...[
        order,
        { ...order, paper: 'letter' as const },
        ...(file === undefined ? [] : [{ ...order, file }]),
      ],
    ];
  });

  it('counts the pages that it makes', async () => {
    const wrong: string[] = [];
    for (const order of orders) {
      const prepared = prepare(order);
      if (!prepared.ok) continue;
      const counted = await prepared.value.pages();
      const { pages } = await prepared.value.print();
      if (counted !== pages) wrong.push(`${JSON.stringify(order)}: ${counted} for ${pages}`);
    }
    expect(wrong).toEqual([]);
    expect(orders.length).toBeGreaterThan(40);
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
        rest.choices.some(({ set }) =>
          Object.entries(set).every(([option, value]) => first.a4[option] === value),
        ),
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

it('an option that several kits have is the same in each: the command line has it once', () => {
  const specs = new Map<string, unknown>();
  for (const { options } of KITS.values()) {
    for (const [option, spec] of Object.entries(options)) {
      expect(specs.get(option) ?? spec, option).toBe(spec);
      specs.set(option, spec);
    }
  }
});

const TOY_OPTIONS = {
  dots: {
    kind: 'number',
    least: 1,
    most: 6,
    initial: 3,
    sheets: ['dice'],
    argument: 'number',
    help: 'dots on a die',
  },
  ink: {
    kind: 'choice',
    values: ['red', 'blue'],
    initial: { a4: 'red', letter: 'blue' },
    sheets: null,
    argument: 'colour',
    help: 'the ink',
    elsewhere: 'all ink is black',
  },
} as const;

/** A game that nothing but its kit and the list of kits knows. */
const toy = printKit({
  game: 'toy',
  name: (language) => (language === 'de' ? 'Würfeln' : 'Dice'),
  files: 'dice',
  options: TOY_OPTIONS,
  sheets: {
    dice: {
      words: () => ({ name: 'Dice', text: 'A page for each dot.' }),
      help: 'dice to be cut out',
      tonight: true,
      file: ({ dots }: JobOf<typeof TOY_OPTIONS>) => [`${dots}`],
    },
    cup: { words: () => ({ name: 'Cup', text: 'To shake.' }), help: 'a cup', onBoard: true },
  },
  fields: () => [
    {
      ...{ kind: 'choice', field: 'ink', label: 'Ink', sheets: null },
      choices: [answer('Red', { ink: 'red' }), answer('Blue', { ink: 'blue' })],
    },
  ],
  onScreen: { dots: 6 },
  fault: ({ dots, ink }) =>
    dots === 1 && ink === 'blue'
      ? { code: 'TOO_BLUE', sentence: 'One blue dot is too few.' }
      : undefined,
  faults: () => ({ TOO_BLUE: 'One blue dot is too few.' }),
  pages: async () => ({ dice: ({ dots }) => dots, cup: () => 1 }),
  draw: async () => ({
    dice: (doc, { dots, ink, paper, heading }) => {
      for (let n = 1; n <= dots; n++) {
        addPage(doc, PAPER_SIZES[paper]);
        const box = { x: 20, y: 20, width: 100, height: 10 };
        write(doc, `${heading.game} ${ink} ${n}`, box, { size: 8 });
      }
    },
    cup: (doc, { paper }) => addPage(doc, PAPER_SIZES[paper]),
  }),
});

describe('a new game is a kit in the list of kits', () => {
  const kits = kitsOf([...KITS.values(), toy]);
  const order = { game: 'toy', sheet: 'dice', language: 'de', paper: 'letter' } as const;

  it('describes itself', () => {
    const { name, sheets, first } = toy.describe('de');
    expect(name).toBe('Würfeln');
    expect(sheets[0]).toEqual({
      ...{ sheet: 'dice', name: 'Dice', text: 'A page for each dot.' },
      ...{ tonight: true, brought: null },
    });
    expect(first).toEqual({ a4: { dots: 6, ink: 'red' }, letter: { dots: 6, ink: 'blue' } });
  });

  it('is counted and printed with what was ordered, and else as its options are at first', async () => {
    const prepared = prepare({ ...order, options: { dots: 2 } }, kits);
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
    const prepared = prepare({ ...order, options }, kits);
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
      addPrint(program, (result) => (code = result), kits);
      await program.parseAsync(['print', ...args], { from: 'user' }).catch(() => (code = 2));
      return code;
    };
    try {
      await run('--help');
      expect(told).toContain('--dots <number>');
      expect(told).toContain('dots on a die (default: 3)');
      expect(told.replace(/\s+/g, ' ')).toContain('"red", or blue for Letter');
      await run('--game', 'toy');
      expect(told).toContain('all you need: dice (3 pages)');
      expect(told).toContain('every sheet of this list (4 pages)');
      const file = join(folder, 'dice.pdf');
      expect(await run('dice', '--game', 'toy', '--dots', '5', '--out', file)).toBe(0);
      expect(await readPages(await readFile(file))).toHaveLength(5);
      expect(await run('dice', '--game', 'toy', '--dots', '7')).toBe(2);
      expect(told).toContain('Write a number from 1 to 6.');
      const [first] = KITS.values();
      expect(await run(first?.sheets[0]?.sheet ?? '', '--ink', 'red')).toBe(2);
      expect(told).toContain(`In ${first?.name} all ink is black.`);
    } finally {
      for (const spy of spies) spy.mockRestore();
      await rm(folder, { recursive: true });
    }
  });
});

it('options at first are right by themselves, whatever the kit', () => {
  for (const kit of [...KITS.values(), toy]) {
    for (const paper of PAPERS) {
      const options = initialOptions(kit.options, paper);
      for (const { sheet } of kit.sheets) {
        const order = { game: kit.game, sheet, language: 'en', paper, options } as const;
        expect(kit.prepare(order).ok, sheet).toBe(true);
      }
    }
  }
});
