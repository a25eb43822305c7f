import type { Mark } from './scene.js';

/** Colours of the stage, as in the theme: a worker cannot read it. */
export const DEEP_COLOUR = '#060a16';
export const GROUND_COLOUR = '#0a0f1f';
export const STATION_EDGE_COLOUR = '#36426e';
export const STATION_DISC_COLOUR = '#18213d';
export const STATION_TEXT_COLOUR = '#f5f1e6';
export const LAMP_COLOUR = '#ffb84d';
export const LAMP_BRIGHT = '#ffd68f';
export const MARKS: Readonly<Record<Mark, { readonly fill: string; readonly ink: string }>> = {
  chosen: { fill: LAMP_COLOUR, ink: '#201400' },
  goal: { fill: '#c3a0ff', ink: '#1f0b3d' },
  read: { fill: '#1f6b4b', ink: STATION_TEXT_COLOUR },
  noted: { fill: '#7a2019', ink: STATION_TEXT_COLOUR },
};
