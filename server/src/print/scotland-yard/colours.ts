import type { Piece, Transport } from '@mister-x/engine/scotland-yard';
import type { Sign } from './pictograms.js';

/** A ground and what is printed on it; the same hues as on the screen. */
export type Ground = { readonly ground: string; readonly ink: string };

export const GROUNDS: Readonly<Record<Piece | Transport, Ground>> = {
  taxi: { ground: '#ffd23f', ink: '#221a00' },
  bus: { ground: '#3ecf9a', ink: '#00231a' },
  underground: { ground: '#ff7185', ink: '#2e0008' },
  ferry: { ground: '#6db7ff', ink: '#00203f' },
  black: { ground: '#14161f', ink: '#ffffff' },
  double: { ground: '#c3a0ff', ink: '#1f0b3d' },
};

const NIGHT: Ground = { ground: '#1c2543', ink: '#ffffff' };
const OTHERS: Partial<Readonly<Record<Sign, Ground>>> = {
  confirm: { ground: '#7fdcae', ink: '#04301b' },
  cancel: { ground: '#ff8f84', ink: '#3a0500' },
  start: { ground: '#ffb84d', ink: '#201400' },
};

export function groundOf(sign: Sign): Ground {
  return (GROUNDS as Partial<Readonly<Record<Sign, Ground>>>)[sign] ?? OTHERS[sign] ?? NIGHT;
}
