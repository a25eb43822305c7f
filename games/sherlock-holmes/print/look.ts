import type { Character, Pack } from '../rules/index.js';
import { type Tincture, tinctures } from '@mister-x/printing/shared/tincture';

/** Colours of the game on paper, and what tells them apart without colour. */

export const INK = '#231b12';
export const PAPER = '#ffffff';
export const CREAM = '#f8efd9';
export const SEPIA = '#8a6f45';
export const BRASS = '#b98a2e';

const TINCTURES: Readonly<Record<string, Tincture>> = {
  // Of cases.
  crimson: { colour: '#b8243c', hatch: 'upright' },
  azure: { colour: '#2a6fc9', hatch: 'level' },
  emerald: { colour: '#1d8a57', hatch: 'falling' },
  violet: { colour: '#7a3fa8', hatch: 'rising' },
  amber: { colour: '#dd9412', hatch: 'dots' },
  ivory: { colour: '#e6dcc0', hatch: 'plain' },
  // Of pawns.
  red: { colour: '#c92a2a', hatch: 'upright' },
  blue: { colour: '#2563b8', hatch: 'level' },
  green: { colour: '#2b8a3e', hatch: 'falling' },
  yellow: { colour: '#f0b429', hatch: 'dots' },
  white: { colour: '#f4efe4', hatch: 'plain' },
};

/** Colours that stand side by side, of cases or of pawns. */
export function tincturesOf(names: readonly string[]): (name: string) => Tincture {
  return tinctures(TINCTURES, names);
}

/** Of a case in its box. */
export function caseTincture({ cases }: Pack, id: string): Tincture {
  const colours = [...cases.values()].map(({ colour }) => colour);
  return tincturesOf(colours)(cases.get(id)?.colour ?? '');
}

/** A number that is added, as people write it. */
export function signed(n: number): string {
  return n < 0 ? minus(n) : `+${n}`;
}

/** With a sign as long as a plus. */
export function minus(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

/** The band of a character: its ground and what is written on it. */
export const BANDS: Readonly<Record<Character, { readonly ground: string; readonly ink: string }>> =
  {
    holmes: { ground: '#1d2436', ink: '#ffffff' },
    watson: { ground: '#2f6b4f', ink: '#ffffff' },
    lestrade: { ground: '#87382c', ink: '#ffffff' },
    cab: { ground: '#e3b458', ink: INK },
  };
