import type { Language } from '@mister-x/engine/language';
import type { GroundName } from '../../pursuit/rules/map/index.js';
import { boardLooksOf } from '../../pursuit/rules/map/look.js';

import { europeGround as COASTS } from './data/europe-coast.js';
import { TRANSPORTS } from './types.js';

/** Where seas are named on our own board, in board units. */
const SEA_LABELS = [
  { key: 'norwegian', x: 300, y: 95, turn: -24, size: 13 },
  { key: 'atlantic', x: 75, y: 420, turn: -62, size: 17 },
  { key: 'north', x: 325, y: 320, turn: -70, size: 9 },
  { key: 'baltic', x: 512, y: 292, turn: -58, size: 9 },
  { key: 'mediterranean', x: 520, y: 733, turn: 0, size: 11 },
  { key: 'black', x: 826, y: 526, turn: 0, size: 11 },
] as const satisfies readonly GroundName[];

type Sea = (typeof SEA_LABELS)[number]['key'];

/** Names of the seas, as on maps in each language. */
export const SEA_NAMES: Readonly<Record<Language, Readonly<Record<Sea, string>>>> = {
  en: {
    norwegian: 'Norwegian Sea',
    atlantic: 'Atlantic Ocean',
    north: 'North Sea',
    baltic: 'Baltic Sea',
    mediterranean: 'Mediterranean Sea',
    black: 'Black Sea',
  },
  de: {
    norwegian: 'Nordmeer',
    atlantic: 'Atlantik',
    north: 'Nordsee',
    baltic: 'Ostsee',
    mediterranean: 'Mittelmeer',
    black: 'Schwarzes Meer',
  },
  fr: {
    norwegian: 'Mer de Norvège',
    atlantic: 'Océan Atlantique',
    north: 'Mer du Nord',
    baltic: 'Mer Baltique',
    mediterranean: 'Mer Méditerranée',
    black: 'Mer Noire',
  },
  ru: {
    norwegian: 'Норвежское море',
    atlantic: 'Атлантический океан',
    north: 'Северное море',
    baltic: 'Балтийское море',
    mediterranean: 'Средиземное море',
    black: 'Чёрное море',
  },
};

/** Cities lie where the coasts want them. Above them there is room for a pawn and a mark. */
const EUROPE_LOOKS = boardLooksOf(TRANSPORTS, {
  id: 'europe',
  box: { left: 0, top: -20, right: 1000, bottom: 750 },
  ground: { ...COASTS, names: SEA_LABELS },
});

export const europePicture = EUROPE_LOOKS.picture;
export const europeGround = EUROPE_LOOKS.ground;

/** What our own Europe has on the picture of a board; the rest is `pursuit/rules/map`. */
export { europeBoard } from './board.js';
