import './colours.css';
import { SCOTLAND_YARD_BOARD } from '@mister-x/engine/scotland-yard/browser';
import type { StudioSpec } from '../game-ui.js';

/** By itself, so that only the studio fetches it. */
export const YARD_STUDIO: StudioSpec = {
  ...SCOTLAND_YARD_BOARD,
  aliases: {
    taxi: ['taxis', 'cab', 'такси', 'droschke'],
    bus: ['buses', 'busse', 'autobus', 'omnibus', 'автобус'],
    underground: ['tube', 'subway', 'metro', 'U-Bahn', 'U', 'метро', 'подземка'],
    ferry: [
      'ferries',
      'boat',
      'ship',
      'Fähre',
      'Faehre',
      'Boot',
      'Schiff',
      'bateau',
      'лодка',
      'паром',
    ],
  },
};
