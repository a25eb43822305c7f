import type { PrintKit } from '../sheet.js';
import { blankSheet } from './blank.js';

/** The printing kit of Scotland Yard: one function for each sheet. */
export const yardKit: PrintKit = {
  tickets: blankSheet,
  types: blankSheet,
  labels: blankSheet,
  stations: blankSheet,
  starts: blankSheet,
  commands: blankSheet,
  digits: blankSheet,
  log: blankSheet,
  poster: blankSheet,
};
