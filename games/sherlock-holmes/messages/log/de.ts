import { plurals } from '@mister-x/kiosk/lib/i18n/plural.ts';
import type { messages as english } from './en.js';

const plural = plurals('de');

export const messages: typeof english = {
  configured: 'Die Regeln sind vereinbart.',
  firstNamed: (who) => `${who} beginnt.`,
  symbolEntered: (place, type) => `${place}: ${type}.`,
  codesLoaded: 'Die Liste der Codes ist eingelesen.',
  tokenBound: (place, type) => `${place}: ${type}.`,
  unbound: (place) => `${place}: wieder leer.`,
  tableLaid: 'Der Tisch ist gedeckt.',
  tokensLaid: 'Die Plättchen liegen auf dem Plan.',
  cardsAwaited: 'Die gedruckten Karten werden eingelesen.',
  caseDealt: (who) => `${who} bekommt einen Fall.`,
  yourCase: (title) => `Dein Fall: ${title}.`,
  handDealt: (who, count) =>
    plural(count, {
      one: `${who} bekommt ${count} Karte.`,
      other: `${who} bekommt ${count} Karten.`,
    }),
  turnBegan: (who) => `${who} ist dran.`,
  stayed: (who) => `${who} bleibt stehen.`,
  walked: (who, place) => `${who} geht zu ${place}.`,
  rode: (who, place, card) => `${who} nimmt eine Droschke: ${place}, ${card}.`,
  searched: (who, place, card) => `${who} ermittelt: ${place}, ${card}.`,
  holmesLook: (who, place, card) =>
    `${who} wirft einen heimlichen Blick auf ein Plättchen: ${place}, ${card}.`,
  seen: (place, token) => `Du hast gesehen: ${place}, ${token}.`,
  reacted: (who, place, card) => `${who} schaut mit: ${place}, ${card}.`,
  passed: 'Du hast nicht mitgeschaut.',
  decided: { take: 'Du nimmst das Plättchen.', leave: 'Du lässt das Plättchen liegen.' },
  windowClosed: 'Wer mitschauen wollte, hat es getan.',
  took: (who, type, place, paid) =>
    `${who} nimmt ein Plättchen: ${type}, ${place}${paid === '' ? '' : `; bezahlt mit ${paid}`}.`,
  left: (who, place) => `${who} lässt das Plättchen liegen: ${place}.`,
  lapsed: (who) => `${who}: Die Zeit ist um.`,
  lookEnded: 'Der heimliche Blick ist vorbei.',
  extraPlayed: (who, card) => `${who} bekommt eine zusätzliche Karte: ${card}.`,
  lineTaken: (who, position, card) => `${who} nimmt Karte ${position} der Auslage: ${card}.`,
  deckDrawn: (who) => `${who} zieht vom Nachziehstapel.`,
  youDrew: (card) => `Du hast gezogen: ${card}.`,
  reshuffled: (count) =>
    plural(count, {
      one: `Der Ablagestapel wird zum neuen Nachziehstapel gemischt: ${count} Karte.`,
      other: `Der Ablagestapel wird zum neuen Nachziehstapel gemischt: ${count} Karten.`,
    }),
  drawEnded: (who) => `${who} hat nachgezogen.`,
  lineAwaited: (positions) => `In die Auslage zu legen: ${positions}.`,
  lineFilled: (position, card) => `Karte ${position} der Auslage: ${card}.`,
  holmesMoved: (place) => `Holmes zieht weiter: ${place}.`,
  holmesRound: (place) => `Holmes geht einmal ganz herum, zurück nach: ${place}.`,
  holmesStayed: (type) =>
    `Holmes bleibt stehen: Auf seinem Rundweg liegt kein Plättchen „${type}“.`,
  shown: (place) => `Holmes zeigt allen ein Plättchen: ${place}.`,
  revealed: (place, token) => `Für alle aufgedeckt: ${place}, ${token}.`,
  noted: (who) => `${who} hat es notiert.`,
  revealClosed: 'Das Plättchen liegt wieder verdeckt.',
  penalised: (who, marker) => `${who} verliert einen Punkt: ${marker}.`,
  eliminated: (who) => `${who} scheidet aus.`,
  arrested: (who, place) => `${who} nimmt eine Verhaftung vor: ${place}.`,
  votedStop: (who) => `${who} möchte aufhören.`,
  votedOn: (who) => `${who} möchte weiterspielen.`,
  stop: {
    offer: 'Aufhören vorschlagen',
    ask: 'Vorschlagen, das Spiel jetzt ohne Verhaftungen zu beenden?',
  },
  outcomes: {
    ALL_OUT: 'Die Ermittlungen sind abgeschlossen',
    STOPPED: 'Ihr habt gemeinsam aufgehört',
    ROUND_CAP: 'Die letzte Runde ist gespielt',
    ABANDONED: 'Das Spiel wurde abgebrochen',
  },
  winner: (who, n) => (n === 1 ? `${who} gewinnt!` : `${who} gewinnen!`),
  nobodyWins: 'Niemand gewinnt.',
};
