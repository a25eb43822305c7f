import type { OptionSpec } from '../options.js';

/** Options that kits share: what scanners read, labels, and the size of a board on paper. */

export const SYMBOLOGIES = ['qr', 'datamatrix', 'code128'] as const;
export type Symbology = (typeof SYMBOLOGIES)[number];

/** Label sheets as shops sell them; sizes are in `page/label-formats.ts`. */
export const LABEL_FORMATS = ['avery-l4731', 'avery-l7651', 'avery-l7160', 'avery-5160', 'avery-5167'] as const;
export type LabelFormat = (typeof LABEL_FORMATS)[number];

export const POSTER_SIZES = ['a0', 'a1', 'a2', 'a3'] as const;
export type PosterSize = (typeof POSTER_SIZES)[number];

/** What a scanner reads on every card. */
export const CODE_OPTION = {
  code: {
    kind: 'choice',
    values: SYMBOLOGIES,
    initial: 'qr',
    argument: 'kind',
    sheets: null,
    help: 'what the scanner reads; code128 for scanners that read bars only',
  },
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** Cards with two sides. */
export const BACKS_OPTION = {
  backs: {
    kind: 'flag',
    initial: false,
    sheets: ['cards', 'cases'],
    help: 'backs of the cards on every second page, for both sides of a sheet',
  },
} as const satisfies Readonly<Record<string, OptionSpec>>;

export const LABEL_OPTIONS = {
  label: {
    kind: 'choice',
    values: LABEL_FORMATS,
    initial: { a4: 'avery-l7160', letter: 'avery-5160' },
    argument: 'format',
    sheets: ['labels'],
    help: 'the label sheet',
  },
  /** Where this printer puts things. */
  offset: {
    kind: 'shift',
    most: 20,
    initial: { right: 0, down: 0 },
    moved: 'Labels',
    argument: 'right,down',
    sheets: ['labels'],
    help: 'move the print on labels, in millimetres',
  },
} as const satisfies Readonly<Record<string, OptionSpec>>;

export const POSTER_OPTIONS = {
  poster: {
    kind: 'choice',
    values: POSTER_SIZES,
    initial: 'a2',
    argument: 'size',
    sheets: ['poster'],
    help: 'the size of the poster',
  },
  /** On sheets of the paper with cut marks, instead of one page. */
  tiled: {
    kind: 'flag',
    initial: false,
    sheets: ['poster'],
    help: 'the poster on several sheets of your paper',
  },
} as const satisfies Readonly<Record<string, OptionSpec>>;
