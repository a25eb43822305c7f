import type { ReminderMessages } from './types.js';

export const ru: ReminderMessages = {
  referee: 'Судья',
  table: (names) => `Стол: ${names}`,
  yourTable: (name, names) => `${name}. Стол: ${names}`,
  yourTurn: 'Ваш ход.',
  begun: 'Игра началась.',
  moved: 'За столом что-то произошло.',
  over: 'Игра окончена.',
  waitsFor: (names, many) => (many ? `Ходят: ${names}.` : `Ходит: ${names}.`),
  host: 'ведущий',
};
