import type { Ticket } from '@mister-x/engine/scotland-yard/browser';
import type {
  BoardTarget as AnyTarget,
  BoardWords as AnyWords,
} from '../../../pursuit/board/types.js';

export type { BoardPawn } from '../../../pursuit/board/types.js';
export type { Ticket };

export type BoardTarget = AnyTarget<Ticket>;
export type BoardWords = AnyWords<Ticket>;
