import type { ReminderMessages } from './types.js';

export const de: ReminderMessages = {
  referee: 'Der Schiedsrichter',
  table: (names) => `Tisch von ${names}`,
  yourTable: (name, names) => `${name} am Tisch von ${names}`,
  yourTurn: 'Du bist dran.',
  begun: 'Das Spiel hat begonnen.',
  moved: 'Am Tisch ist etwas passiert.',
  over: 'Das Spiel ist zu Ende.',
  waitsFor: (names, many) => `${names} ${many ? 'sind' : 'ist'} dran.`,
  host: 'Spielleitung',
};
