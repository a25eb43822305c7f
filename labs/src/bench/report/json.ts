import { type Target, type Figure, figureMet, type Machine, type Report, ratio } from './figure.js';

/** One JSON document with every figure; `met` is `null` where nothing was aimed at. */
export function json(machine: Machine, reports: readonly Report[]): string {
  const items = reports.map((report) => ({ ...report, figures: report.figures.map(judged) }));
  return JSON.stringify({ machine, reports: items }, undefined, 2);
}

function judged(figure: Figure) {
  return {
    ...figure,
    ratio: ratioOf(figure.median, figure.aim),
    ratioP99: ratioOf(figure.p99, figure.aimP99),
    met: figureMet(figure) ?? null,
  };
}

function ratioOf(measured: number | undefined, aim: Target | undefined): number | null {
  return measured === undefined || aim === undefined ? null : ratio(measured, aim);
}
