import { type Flags, type Transport, transportsForBeacons } from '../../rules/browser.js';
import { speech } from '@mister-x/kiosk/messages/index.svelte.ts';

/** Ways to travel that so many beacons buy, the dearest first (MX-43). */
export function transportsOffered(
  flags: Pick<Flags, 'special_op' | 'special_op_exact'>,
  beacons: number,
): readonly Transport[] {
  return transportsForBeacons(flags, beacons).slice().reverse();
}

/** Any of several words, as the language says it: "by car or by plane". */
export function orList(words: readonly string[]): string {
  return new Intl.ListFormat(speech.language, { type: 'disjunction' }).format(words);
}
