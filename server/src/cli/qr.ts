import QRCode from 'qrcode';

/**
 * A QR code as lines of half blocks, two rows a line. With colour it is dark on light on every
 * terminal; without, it takes the terminal's own colours, which most phones read either way.
 */
export function qrLines(text: string, colour: boolean): readonly string[] {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'L' });
  const dark = (row: number, column: number): boolean =>
    row >= 0 &&
    column >= 0 &&
    row < modules.size &&
    column < modules.size &&
    modules.get(row, column) === 1;
  const lines: string[] = [];
  for (let row = -QUIET; row < modules.size + QUIET; row += 2) {
    let line = '';
    for (let column = -QUIET; column < modules.size + QUIET; column++) {
      line += HALVES[(dark(row, column) ? 2 : 0) + (dark(row + 1, column) ? 1 : 0)];
    }
    lines.push(colour ? `\x1b[30;47m${line}\x1b[0m` : line);
  }
  return lines;
}

/** Modules of margin; scanners want some, a terminal of 24 rows has little to give. */
const QUIET = 2;
/** By upper and lower half: neither, lower, upper, both. */
const HALVES = [' ', '▄', '▀', '█'] as const;
