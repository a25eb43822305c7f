import { describe, expect, it } from 'vitest';
import { type Figure, figureMet, json, type Machine, median, quantile, type Report } from './figure.js';
import { number, table } from './table.js';

const machine: Machine = { node: '20.19.0', cpu: 'A chip', cores: 2, memoryGB: 8, load: 0.5 };
const legs: Figure = {
  label: 'modern',
  unit: 'legs/s',
  median: 250_000,
  aim: { value: 300_000, better: 'more' },
};
const wire: Figure = {
  label: 'move',
  unit: 'ms',
  median: 1.5,
  p99: 12.5,
  aim: { value: 2, better: 'less' },
  aimP99: { value: 10, better: 'less' },
};
const disk: Figure = { label: 'fdatasync', unit: 'ms', median: 0.25 };

const report = (...figures: readonly Figure[]): Report => ({
  item: 'latency',
  title: 'How long a move takes',
  figures,
  notes: ['over loopback'],
});

describe('quantile', () => {
  it('is a sample that was measured, by nearest rank', () => {
    const samples = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(quantile(samples, 0.99)).toBe(99);
    expect(quantile(samples, 1)).toBe(100);
    expect(median([4, 1, 3, 2])).toBe(2);
  });

  it('leaves the samples in their order', () => {
    const samples = [3, 1, 2];
    quantile(samples, 0.5);
    expect(samples).toEqual([3, 1, 2]);
  });

  it('refuses to say anything about nothing', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

describe('figureMet', () => {
  it.each([
    ['more is better, less was measured', legs, false],
    ['more is better, exactly that was measured', { ...legs, median: 300_000 }, true],
    ['the median is met, the percentile is not', wire, false],
    ['both are met', { ...wire, p99: 10 }, true],
    ['the percentile is met, the median is not', { ...wire, median: 2.1, p99: 9 }, false],
    ['nothing was aimed at', disk, undefined],
  ] as const)('%s', (_, figure, met) => {
    expect(figureMet(figure)).toBe(met);
  });

  it('does not take a percentile that was not measured for one that is met', () => {
    const { p99: _, ...unmeasured } = wire;
    expect(figureMet(unmeasured)).toBe(false);
  });
});

describe('table', () => {
  it('shows aim, median, percentile, ratio and verdict of each figure', () => {
    expect(table(machine, [report(legs, wire, disk)])).toBe(
      [
        'A chip, 2 cores, 8 GB, Node 20.19.0; load before the run 0.50',
        '',
        'How long a move takes (latency)',
        '                            aim   median   p99       ratio  met',
        '  modern, legs/s      ≥ 300,000  250,000              0.83   NO',
        '  move, ms        ≤ 2, p99 ≤ 10      1.5  12.5  0.75, 1.25   NO',
        '  fdatasync, ms                     0.25',
        '    over loopback',
        '',
      ].join('\n'),
    );
  });

  it.each([
    [1_234_567.8, '1,234,568'],
    [123.4, '123'],
    [99.96, '100'],
    [0.012345, '0.0123'],
    [0, '0'],
  ])('writes %d as %s', (value, text) => {
    expect(number(value)).toBe(text);
  });
});

describe('json', () => {
  it('holds every figure with its ratios and verdict', () => {
    const parsed = JSON.parse(json(machine, [report(wire, disk)]));
    expect(parsed.machine).toEqual(machine);
    expect(parsed.reports[0].figures).toEqual([
      { ...wire, ratio: 0.75, ratioP99: 1.25, met: false },
      { ...disk, ratio: null, ratioP99: null, met: null },
    ]);
  });
});
