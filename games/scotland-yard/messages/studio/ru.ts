import type { BoardMessages } from '../../../pursuit/messages/board-messages.js';

export const messages: BoardMessages = {
  transports: {
    taxi: { name: 'Такси', line: 'линии такси', network: 'Сеть такси' },
    bus: { name: 'Автобус', line: 'линии автобуса', network: 'Сеть автобусов' },
    underground: { name: 'Метро', line: 'линии метро', network: 'Сеть метро' },
    ferry: { name: 'Лодка', line: 'линии лодки', network: 'Сеть лодок' },
  },
  decks: {
    classic18: 'Одна колода на всех',
  },
  missions: {},
  symbols: {},
};
