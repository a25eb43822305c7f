import { type AimValue, type Figure, figureMet, type Machine, type Report, aimRatio } from './figure.js';

const HEAD = ['', 'aim', 'median', 'p99', 'ratio', 'met'] as const;
type Row = readonly [string, string, string, string, string, string];

/** The reports as plain text, columns aligned over all of them. */
export function table(machine: Machine, reports: readonly Report[]): string {
  const rows = reports.map(({ figures }) => figures.map(row));
  const widths = HEAD.map((head, i) => Math.max(head.length, ...rows.flat().map((cells) => cells[i]?.length ?? 0)));
  const line = (cells: Row | typeof HEAD) =>
    `  ${cells.map((cell, i) => pad(cell, widths[i] ?? 0, i > 0)).join('  ')}`.trimEnd();
  const parts = reports.map(({ item, title, notes }, i) =>
    [`${title} (${item})`, line(HEAD), ...(rows[i] ?? []).map(line), ...notes.map((note) => `    ${note}`)].join('\n'),
  );
  return `${machineLine(machine)}\n\n${parts.join('\n\n')}\n`;
}

function machineLine({ node, cpu, cores, memoryGB, load }: Machine): string {
  return `${cpu}, ${cores} cores, ${memoryGB} GB, Node ${node}; load before the run ${load.toFixed(2)}`;
}

function row(figure: Figure): Row {
  const { label, unit, median, p99, aim, aimP99 } = figure;
  const met = figureMet(figure);
  return [
    `${label}, ${unit}`,
    joinedWithSlash(aim && bound(aim), aimP99 && `p99 ${bound(aimP99)}`),
    number(median),
    p99 === undefined ? '' : number(p99),
    joinedWithSlash(
      aim && aimRatio(median, aim).toFixed(2),
      aimP99 && p99 !== undefined ? aimRatio(p99, aimP99).toFixed(2) : undefined,
    ),
    met === undefined ? '' : met ? 'yes' : 'NO',
  ];
}

function bound({ value, better }: AimValue): string {
  return `${better === 'less' ? '≤' : '≥'} ${number(value)}`;
}

function joinedWithSlash(first: string | undefined, second: string | undefined): string {
  return [first, second].filter((part) => part !== undefined).join(', ');
}

/** Three digits are as many as a benchmark can stand for. */
export function number(value: number): string {
  if (value === 0 || Math.abs(value) >= 100) return thousands(Math.round(value));
  return String(Number(value.toPrecision(3)));
}

function thousands(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

function pad(text: string, width: number, right: boolean): string {
  return right ? text.padStart(width) : text.padEnd(width);
}
