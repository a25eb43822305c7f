import { tested as blindPots } from '@mister-x/engine/testing/blind-pots/tested';
import { tested as mafia } from '../mafia/test/tested.js';
import { tested as misterXEurope } from '../mister-x-europe/test/tested.js';
import { tested as scotlandYard } from '../scotland-yard/test/tested.js';
import { tested as sherlockHolmes } from '../sherlock-holmes/test/tested.js';
import type { Tested } from '@mister-x/engine/testing/tested';

/** Every registered game, and the card game that proves the rest of the interface. Nothing else names one. */
export const MANIFEST: readonly Tested[] = [
  scotlandYard,
  misterXEurope,
  sherlockHolmes,
  mafia,
  blindPots,
];
