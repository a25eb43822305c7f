import './colours.css';
import { SCOTLAND_YARD_BOARD } from '../rules/browser.js';
import type { StudioSpec } from '@mister-x/kiosk/games/game-ui.ts';

/** By itself, so that only the studio fetches it. */
export const YARD_STUDIO: StudioSpec = {
  ...SCOTLAND_YARD_BOARD,
  aliases: {
    taxi: ['taxis', 'cab', 'такси', 'droschke'],
    bus: ['buses', 'busse', 'autobus', 'omnibus', 'автобус'],
    underground: ['tube', 'subway', 'metro', 'U-Bahn', 'U', 'метро', 'подземка'],
    ferry: ['ferries', 'boat', 'ship', 'Fähre', 'Faehre', 'Boot', 'Schiff', 'bateau', 'лодка', 'паром'],
  },
};
