import type { Paper } from '@mister-x/engine/protocol';
import type { OrderFault } from '../kit.js';
import type { LabelFormat, Symbology } from '../shared/options.js';
import type { Box } from './write.js';

/** A sheet of labels, in millimetres. Labels touch where a gap is 0. */
export type LabelSheet = {
  readonly paper: Paper;
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** The top left corner of the first label. */
  readonly left: number;
  readonly top: number;
  /** White between two columns. */
  readonly gap: number;
};

const MM_PER_INCH = 25.4;

/**
 * From the makers' templates. Each is centred on its paper: the test does that sum, so that a slip
 * of the pen is found.
 */
export const LABEL_SHEETS: Readonly<Record<LabelFormat, LabelSheet>> = {
  'avery-l4731': {
    paper: 'a4',
    columns: 7,
    rows: 27,
    width: 25.4,
    height: 10,
    left: 8.6,
    top: 13.5,
    gap: 2.5,
  },
  'avery-l7651': {
    paper: 'a4',
    columns: 5,
    rows: 13,
    width: 38.1,
    height: 21.2,
    left: 4.75,
    top: 10.7,
    gap: 2.5,
  },
  'avery-l7160': {
    paper: 'a4',
    columns: 3,
    rows: 7,
    width: 63.5,
    height: 38.1,
    left: 7.25,
    top: 15.15,
    gap: 2.5,
  },
  'avery-5160': {
    paper: 'letter',
    columns: 3,
    rows: 10,
    width: 2.625 * MM_PER_INCH,
    height: MM_PER_INCH,
    left: 0.1875 * MM_PER_INCH,
    top: 0.5 * MM_PER_INCH,
    gap: 0.125 * MM_PER_INCH,
  },
  'avery-5167': {
    paper: 'letter',
    columns: 4,
    rows: 20,
    width: 1.75 * MM_PER_INCH,
    height: 0.5 * MM_PER_INCH,
    left: 0.3 * MM_PER_INCH,
    top: 0.5 * MM_PER_INCH,
    gap: 0.3 * MM_PER_INCH,
  },
};

/** Where the `n`th label of a page lies, row by row from 0. */
export function labelBox({ columns, width, height, left, top, gap }: LabelSheet, n: number): Box {
  const x = left + (n % columns) * (width + gap);
  return { x, y: top + Math.floor(n / columns) * height, width, height };
}

/** How many pages `drawLabelSheets` takes for so many labels. */
export function labelPages(label: LabelFormat, labels: number): number {
  const { columns, rows } = LABEL_SHEETS[label];
  return Math.ceil(labels / (columns * rows));
}

type Labelled = { readonly label: LabelFormat; readonly code: Symbology };

/** Bars are wider than the smallest labels. */
function fitsLabel({ label, code }: Labelled): boolean {
  return code !== 'code128' || LABEL_SHEETS[label].width >= WIDEST_BARS_MM;
}

/** Eight characters of Code 128 at their widest: 123 modules and 20 white ones of a quarter millimetre. */
const WIDEST_BARS_MM = 143 * 0.254;

/** Why a sheet of labels cannot be made. */
export function labelFault(job: Labelled): OrderFault | undefined {
  if (fitsLabel(job)) return undefined;
  return {
    code: 'CODE_TOO_WIDE',
    sentence:
      `The bars of code128 do not fit on labels of ${job.label}.\n` +
      'Choose --code datamatrix or qr, or larger labels.',
  };
}
