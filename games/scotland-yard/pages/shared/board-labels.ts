import type { GameMessages } from '../../messages/phone-messages.js';
import type { BoardLabels } from './board-types.js';

/** What a reader of the screen is told about what lies on the board. */
export function boardLabels(messages: GameMessages): BoardLabels {
  const { boardFrame, misterX, detective, onBoard } = messages;
  const { station, lastSeen, tickets: names } = onBoard;
  return {
    frame: boardFrame,
    target: ({ stop, tickets }) =>
      [`${station} ${stop}`, ...tickets.map((ticket) => names[ticket])].join(', '),
    pawn: ({ kind, label, stop }) =>
      `${kind === 'x' ? misterX : `${detective} ${label}`}: ${station} ${stop}`,
    lastSeen: (stop) => `${lastSeen} ${stop}`,
  };
}
