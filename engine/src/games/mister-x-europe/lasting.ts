import { type Lasting, PASSING } from '../../core/lasting.js';
import type { Notice } from './types.js';

/** Pieces are named here and nowhere shown. */
const X_PAWN = 'pawn x';

/** What a line of the log still means later: where pieces lie, and every trace of X. */
export function lasting(notice: Notice): Lasting {
  switch (notice.type) {
    case 'startRegistered':
      return { pieces: [`pawn ${notice.detective}`] };
    case 'moved':
    case 'operated':
      return { pieces: [`pawn ${notice.detective}`], begins: true };
    case 'skipped':
      return notice.cause === 'PASSED' ? { begins: true } : PASSING;
    case 'legTaken':
      return { pieces: [`slot ${notice.slot}`] };
    case 'openLegTaken':
      return notice.pawnAppears ? { always: true, pieces: [X_PAWN] } : { pieces: [X_PAWN] };
    case 'investigated':
      return { always: true };
    case 'checked':
      return notice.hits.length > 0 ? { always: true } : PASSING;
    case 'missionChosen':
      return { always: true };
    case 'ended':
      return { always: true, pieces: [X_PAWN] };
    case 'ringPlaced':
      return { pieces: [`rings ${notice.pair}`] };
    case 'movesClosed':
      return { pieces: ['colour cards'] };
    case 'reshuffled':
      return { pieces: ['stack'] };
    case 'discarded':
      return { begins: true };
    case 'audited':
      return { pieces: ['audit'] };
    case 'configured':
    case 'roundOpened':
    case 'specialPaid':
    case 'swapped':
    case 'drew':
    case 'xStayed':
    case 'discsCleared':
      return PASSING;
  }
}
