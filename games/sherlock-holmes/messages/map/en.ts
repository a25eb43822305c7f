import type { PawnColour } from '@mister-x/kiosk/kit/theme/pawns.ts';

/** The map and what stands on it. */
export const messages = {
  frame: {
    board: 'Map of London',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Show the whole map',
  },
  grounds: { river: 'Thames' },
  holmesPawn: 'Holmes’s pawn',
  thePawn: {
    red: 'the red pawn',
    blue: 'the blue pawn',
    green: 'the green pawn',
    yellow: 'the yellow pawn',
    orange: 'the orange pawn',
    purple: 'the purple pawn',
    black: 'the black pawn',
    white: 'the white pawn',
  } satisfies Record<PawnColour, string> as Record<string, string>,
};
