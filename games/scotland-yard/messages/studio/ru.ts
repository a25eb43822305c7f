import type { BoardWords } from '../../../pursuit/messages/board-words.js';

export const messages: BoardWords = {
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
