import type { Mark } from './scene.js';

/** Colours of the stage, as in the theme: a worker cannot read it. */
export const DEEP = '#060a16';
export const GROUND = '#0a0f1f';
export const EDGE = '#36426e';
export const DISC = '#18213d';
export const TEXT = '#f5f1e6';
export const LAMP = '#ffb84d';
export const LAMP_BRIGHT = '#ffd68f';
export const MARKS: Readonly<Record<Mark, { readonly fill: string; readonly ink: string }>> = {
  chosen: { fill: LAMP, ink: '#201400' },
  goal: { fill: '#c3a0ff', ink: '#1f0b3d' },
  read: { fill: '#1f6b4b', ink: TEXT },
  noted: { fill: '#7a2019', ink: TEXT },
};
