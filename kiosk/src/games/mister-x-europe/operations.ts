import type { Flags, Transport } from '@mister-x/engine/mister-x-europe/browser';
import { speech } from '../../lib/i18n/index.svelte.js';

const PRICES = [5, 4, 3] as const;

/** Ways to travel that so many beacons buy, the dearest first: the very one, or any up to it (MX-43, MX-Q14). */
export function waysFor(
  { special_op: price, special_op_exact: exact }: Pick<Flags, 'special_op' | 'special_op_exact'>,
  beacons: number,
): readonly Transport[] {
  const [most] = PRICES;
  return PRICES.filter((count) =>
    exact ? count === beacons : count <= beacons && beacons <= most,
  ).map((count) => price[count]);
}

/** Any of several words, as the language says it: "by car or by plane". */
export function anyOf(words: readonly string[]): string {
  return new Intl.ListFormat(speech.language, { type: 'disjunction' }).format(words);
}
