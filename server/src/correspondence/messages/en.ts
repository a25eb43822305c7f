import type { ReminderMessages } from './types.js';

export const en: ReminderMessages = {
  referee: 'The referee',
  table: (names) => `Table of ${names}`,
  yourTable: (name, names) => `${name}, at the table of ${names}`,
  yourTurn: 'It’s your turn.',
  begun: 'The game has begun.',
  moved: 'Something happened at the table.',
  over: 'The game is over.',
  waitsFor: (names) => `Waiting for ${names}.`,
  host: 'the host',
};
