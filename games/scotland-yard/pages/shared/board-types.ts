import type { Ticket } from '../../rules/browser.js';
import type { BoardTarget as AnyTarget, BoardLabels as AnyWords } from '../../../pursuit/pages/board/types.js';

export type { BoardPawn } from '../../../pursuit/pages/board/types.js';
export type { Ticket };

export type BoardTarget = AnyTarget<Ticket>;
export type BoardLabels = AnyWords<Ticket>;
