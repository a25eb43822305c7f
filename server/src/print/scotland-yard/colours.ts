import type { Ground } from '../cards/tile.js';
import type { Sign } from './pictograms.js';

export const GROUNDS: Readonly<Record<Sign, Ground>> = {
  taxi: { ground: '#ffd23f', ink: '#221a00' },
  bus: { ground: '#3ecf9a', ink: '#00231a' },
  underground: { ground: '#ff7185', ink: '#2e0008' },
  ferry: { ground: '#6db7ff', ink: '#00203f' },
  black: { ground: '#14161f', ink: '#ffffff' },
  double: { ground: '#c3a0ff', ink: '#1f0b3d' },
};
