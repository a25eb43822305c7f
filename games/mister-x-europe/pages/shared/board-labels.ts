import type { Transport } from '../../rules/browser.js';
import type { BoardLabels } from '../../../pursuit/pages/board/types.js';
import type { GameMessages } from '../../messages/phone-messages.js';

/** What a reader of the screen is told about what lies on the board. */
export function boardLabels(messages: GameMessages): BoardLabels<Transport> {
  const { city, transports, misterX, detective } = messages;
  return {
    frame: messages.boardFrame,
    target: ({ stop, tickets }) =>
      [city(stop), ...tickets.map((ticket) => transports[ticket])].join(', '),
    pawn: ({ kind, label, stop }) =>
      `${kind === 'x' ? misterX : `${detective} ${label}`}: ${city(stop)}`,
    lastSeen: (stop) => `${misterX}: ${city(stop)}`,
    ring: ({ stop, pair }) => `${messages.rings} ${pair}: ${city(stop)}`,
    disc: (stop) => `${messages.discs}: ${city(stop)}`,
    start: (stop) => `${messages.missionStarts}: ${city(stop)}`,
    goal: (stop) => `${messages.missionGoals}: ${city(stop)}`,
  };
}
