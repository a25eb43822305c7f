import { type Lasting, PASSING } from '../../core/lasting.js';
import type { Notice } from './types.js';

/** Pieces are named here and nowhere shown. */
const X_PAWN = 'pawn x';

/** What a line of the log still means later: where pieces stand, and every time that X appeared. */
export function lasting(notice: Notice): Lasting {
  switch (notice.type) {
    case 'startRegistered':
      return { pieces: [`pawn ${notice.detective}`] };
    case 'moved':
      return { pieces: [`pawn ${notice.detective}`], begins: true };
    case 'skipped':
      return notice.cause === 'PASSED' ? { begins: true } : PASSING;
    case 'legTaken': {
      const removed = notice.pawnRemoved === true ? [X_PAWN] : [];
      return { pieces: [`window ${notice.window}`, ...removed] };
    }
    case 'revealed':
    case 'ended':
      return { always: true, pieces: [X_PAWN] };
    // A card or a ticket each time, not one piece that moves on.
    case 'doublePlayed':
    case 'confiscated':
      return { always: true };
    case 'audited':
      return { pieces: ['audit'] };
    case 'configured':
    case 'kitRegistered':
    case 'xReady':
    case 'roundOpened':
    case 'xStayed':
    case 'fareLent':
      return PASSING;
  }
}
