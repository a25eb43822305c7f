import type { messages as english } from './en.js';

export const messages: typeof english = {
  takebackAsked: (who) => `${who} möchte den Zug zurücknehmen.`,
  takebackDeclined: (who) => `${who}: Der Zug gilt, die Antwort war Nein.`,
  takebackTimedOut: (who) => `${who}: Der Zug gilt, niemand hat geantwortet.`,
  takebackWithdrawn: (who) => `${who}: Der Zug gilt, die Anfrage wurde zurückgezogen.`,
  takenBack: (who) => `${who}: Der Zug wurde zurückgenommen.`,
  concedeAsked: (who) => `${who} möchte aufgeben.`,
  concedeAgreed: (who) => `${who} möchte auch aufgeben.`,
  concedeDeclined: (who) => `${who} möchte weiterspielen. Das Spiel geht weiter.`,
  concedeTimedOut: 'Nicht alle haben geantwortet. Das Spiel geht weiter.',
  seats: {
    claimed: (who) => `${who} ist mit dem Handy dabei.`,
    'taken-over': (who) => `${who} spielt jetzt an einem anderen Handy.`,
    released: (who) => `${who} spielt wieder am großen Bildschirm.`,
    reopened: (who) => `${who}: Der Platz ist für ein anderes Handy frei.`,
    replaced: (who) => `${who}: Alle anderen sind mit einer neuen Person einverstanden.`,
    computer: (who) => `${who}: Ab jetzt spielt ein Computer.`,
  },
};
