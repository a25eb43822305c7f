import type { PdfDocument } from '../page/document.js';
import type { Box } from '../page/write.js';

const INK = '#231b12';
const PAPER = '#ffffff';

/** A colour with the hatching that heralds engrave for it, so that black and white prints show it too. */
export type ColourAndHatch = { readonly colour: string; readonly hatch: Hatch };
type Hatch = 'upright' | 'level' | 'falling' | 'rising' | 'dots' | 'plain';

const HATCHES = ['upright', 'level', 'falling', 'rising', 'dots', 'plain'] as const;
/** Of colours that we do not know. With more of them than there are hatchings, the second is another grey. */
const GREYS = ['#7d7a75', '#4c4a47'] as const;

/**
 * Colours that stand side by side: each has a hatching of its own, as long as there is one.
 * @param table colours that are known by name
 */
export function tinctureByName(
  table: Readonly<Record<string, ColourAndHatch>>,
  names: readonly string[],
): (name: string) => ColourAndHatch {
  const found = new Map<string, ColourAndHatch>();
  const free = (): Hatch | undefined => {
    const used = new Set([...found.values()].map(({ hatch }) => hatch));
    return HATCHES.find((hatch) => !used.has(hatch));
  };
  const all = [...new Set(names)];
  const known = all.filter((name) => Object.hasOwn(table, name));
  for (const name of known) {
    const own = table[name] ?? GREY_TINCTURE;
    const taken = [...found.values()].some(({ hatch }) => hatch === own.hatch);
    found.set(name, taken ? { ...own, hatch: free() ?? own.hatch } : own);
  }
  let again = 0;
  for (const name of all.filter((each) => !found.has(each))) {
    const hatch = free();
    found.set(
      name,
      hatch === undefined
        ? { colour: GREYS[1], hatch: HATCHES[again++ % HATCHES.length] ?? 'plain' }
        : { colour: GREYS[0], hatch },
    );
  }
  return (name) => found.get(name) ?? GREY_TINCTURE;
}

const GREY_TINCTURE: ColourAndHatch = { colour: GREYS[0], hatch: 'plain' };

/** From line to line, in millimetres; smaller things are hatched more closely. */
const HATCH_PITCH_MM = 1.5;
const HATCH_LINE_MM = 0.34;

/** Fills what was last drawn as a clip with a colour and its hatching. */
function fillHatched(doc: PdfDocument, { colour, hatch }: ColourAndHatch, box: Box): void {
  const { x, y, width, height } = box;
  doc.rect(x, y, width, height).fill(colour);
  if (hatch === 'dots') {
    for (let row = 0; row * HATCH_PITCH_MM < height; row += 1) {
      for (let at = (row % 2) * (HATCH_PITCH_MM / 2); at < width; at += HATCH_PITCH_MM) {
        doc.circle(x + at, y + row * HATCH_PITCH_MM, 0.26);
      }
    }
    doc.fill(PAPER);
    return;
  }
  if (hatch === 'plain') return;
  if (hatch === 'upright') {
    for (let at = HATCH_PITCH_MM / 2; at < width; at += HATCH_PITCH_MM)
      doc.moveTo(x + at, y).lineTo(x + at, y + height);
  } else if (hatch === 'level') {
    for (let at = HATCH_PITCH_MM / 2; at < height; at += HATCH_PITCH_MM)
      doc.moveTo(x, y + at).lineTo(x + width, y + at);
  } else {
    const step = HATCH_PITCH_MM * Math.SQRT2;
    for (let at = -height; at < width; at += step) {
      const [from, to] = hatch === 'falling' ? [y, y + height] : [y + height, y];
      doc.moveTo(x + at, from).lineTo(x + at + height, to);
    }
  }
  doc.lineWidth(HATCH_LINE_MM).undash().lineCap('butt').stroke(PAPER);
}

/** A box with round corners in the colour and the hatching of a case or a piece. */
export function drawPlate(doc: PdfDocument, tincture: ColourAndHatch, box: Box, radius: number): void {
  const { x, y, width, height } = box;
  doc.save();
  doc.roundedRect(x, y, width, height, radius).clip();
  fillHatched(doc, tincture, box);
  doc.restore();
  doc.roundedRect(x, y, width, height, radius);
  doc.lineWidth(0.25).undash().stroke(INK);
}

/** The same in any outline of SVG syntax, drawn in the units that are set. */
export function drawShape(doc: PdfDocument, tincture: ColourAndHatch, path: string, box: Box): void {
  doc.save();
  doc.path(path).clip();
  fillHatched(doc, tincture, box);
  doc.restore();
  doc.path(path).lineWidth(0.3).lineJoin('round').undash().stroke(INK);
}
