import { writeMafiaCard } from '../rules/index.js';

const numbers = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => i + 1);
const quarters = () => numbers(16).map((index) => writeMafiaCard({ kind: 'quarter', index }));

/** The deck (MF-4) and the quarters of the city (MF-10), written down once more. */
export const codes = {
  cards: () => numbers(32).map((index) => writeMafiaCard({ kind: 'card', index })),
  quarters,
  poster: quarters,
};
