import { tested as blindPots } from './games/blind-pots/tested.js';
import { tested as mafia } from './games/mafia/tested.js';
import { tested as misterXEurope } from './games/mister-x-europe/tested.js';
import { tested as scotlandYard } from './games/scotland-yard/tested.js';
import { tested as sherlockHolmes } from './games/sherlock-holmes/tested.js';
import type { Tested } from './tested.js';

/** Every registered game, and the card game that proves the rest of the interface. Nothing else names one. */
export const MANIFEST: readonly Tested[] = [
  scotlandYard,
  misterXEurope,
  sherlockHolmes,
  mafia,
  blindPots,
];
