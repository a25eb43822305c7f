import './colours.css';
import { EUROPE_BOARD } from '../rules/browser.js';
import type { StudioSpec } from '@mister-x/kiosk/games/game-ui.ts';

/** By itself, so that only the studio fetches it. */
export const EUROPE_STUDIO: StudioSpec = {
  ...EUROPE_BOARD,
  aliases: {
    car: ['cars', 'road', 'Auto', 'Autos', 'PKW', 'voiture', 'автомобиль', 'авто', 'машина'],
    train: [
      ...['trains', 'rail', 'ship', 'boat', 'ferry', 'Bahn', 'Zug', 'Schiff', 'Fähre', 'Faehre'],
      ...['bateau', 'поезд', 'пароход', 'паром'],
    ],
    plane: ['planes', 'airplane', 'air', 'flight', 'Flugzeug', 'Flug', 'avion', 'самолёт'],
  },
};
