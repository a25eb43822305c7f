import { writeHolmesCard } from '../rules/index.js';

const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** What the box holds (SH-2, SH-3), written down once more; Scotland Yard is 0. */
export const codes = {
  cards: () => numbers(1, 60).map((index) => writeHolmesCard({ kind: 'card', index })),
  cases: () => numbers(1, 6).map((index) => writeHolmesCard({ kind: 'case', index })),
  stations: () => numbers(0, 30).map((stop) => writeHolmesCard({ kind: 'stop', stop })),
  commands: () =>
    (['confirm', 'cancel', 'takeback', 'repeat'] as const).map((command) =>
      writeHolmesCard({ kind: 'command', command }),
    ),
};
