import { plurals } from '@mister-x/kiosk/lib/i18n/plural.ts';
import type { messages as english } from './en.js';

const plural = plurals('de');
const cards = (n: number) => plural(n, { one: `${n} Karte`, other: `${n} Karten` });

export const messages: typeof english = {
  configured: 'Die Regeln sind vereinbart.',
  firstDrawn: (who, lot) =>
    lot ? `Das Los entscheidet: ${who.name} beginnt.` : `${who.name} beginnt.`,
  roundBegan: (n, who) => `Runde ${n}. ${who.name} beginnt.`,
  dealt: (who, n) => `${who.name} bekommt ${cards(n)}.`,
  youGot: (names) => `Du bekommst: ${names}.`,
  cardsAwaited: (who, n) => `${who.name} liest ${cards(n)} ein.`,
  cardsRead: (who, n) => `${who.name} hat ${cards(n)} eingelesen.`,
  youRead: (names) => `Du liest ein: ${names}.`,
  exchangeBegan: 'Jetzt wird getauscht.',
  exchanged: (who, n) =>
    n === 0 ? `${who.name} tauscht nichts.` : `${who.name} tauscht ${cards(n)}.`,
  youSwapped: (gave) => `Du tauschst: ${gave}.`,
  layoutBegan: 'Jetzt wird ausgelegt.',
  laidOut: (who, quarters) => `${who.name} legt Karten auf ${quarters}.`,
  youLaid: (list) => `Du legst aus: ${list}.`,
  playBegan: 'Jetzt wird aufgedeckt.',
  turnBegan: (who) => `${who.name} ist dran.`,
  turning: (who, at) => `${who.name} deckt ${at} auf.`,
  opened: (who, at, card) => `${who.name} deckt ${at} auf: ${card}.`,
  corrected: 'Es war eine andere Karte, als eingegeben war.',
  asked: {
    buyer: (who) => `${who.name} wählt einen Käufer.`,
    target: (who) => `${who.name} wählt: schießen oder in die Luft feuern?`,
    prisoner: (who) => `${who.name} wählt, wer ausbricht.`,
  },
  traded: (good, at, buyerAt, price) =>
    `${good} auf ${at}: verkauft an den Käufer auf ${buyerAt}. Beide bekommen ${price}.`,
  paid: (at, sum, from) => `${sum} auf ${at}: ${from}.`,
  fromBank: (sum) => `${sum} aus der Bank`,
  fromClan: (who, sum) => `${sum} ${who.of}, weil die Bank leer ist`,
  frozen: 'Was die Bank noch hat, gehört niemandem mehr.',
  feePaid: (from, to, sum) => `Das Freudenmädchen auf ${to} nimmt ${sum} von ${from}.`,
  law: {
    police: 'Die Polizei',
    commissioner: 'Der Kommissar',
    prosecutor: 'Der Staatsanwalt',
    witness: 'Der Zeuge',
    other: 'Das Gesetz',
  },
  arrested: (law, lawAt, who, card, at) =>
    `${law} auf ${lawAt} verhaftet auf ${at}: ${card} ${who.of}.`,
  seized: (sum, lawAt) => `${sum} von dort kommen auf ${lawAt}.`,
  figureOn: (who, at) => `Eine Figur ${who.of} steht jetzt auf ${at}.`,
  figureFrom: (who, from, at) => `Die Figur ${who.of} geht von ${from} nach ${at}.`,
  cardGone: (at) => `Die Karte auf ${at} kommt weg.`,
  jailed: (who, at, cell) =>
    `Die Figur ${who.of} geht von ${at} ins Gefängnis: ${cell}. Die Karte kommt weg.`,
  released: (who, at, card) =>
    `Der Anwalt befreit die Figur ${who.of} auf ${at}. Die Karte kommt weg: ${card}.`,
  bribed: (from, to, sum) => `Der Anwalt auf ${to} nimmt die ${sum}, die auf ${from} liegen.`,
  shotInAir: (at) => `Die Pistole auf ${at} feuert in die Luft. Sie bleibt legal.`,
  killed: (at, victim, card) =>
    card === null
      ? `Die Pistole auf ${at} erschießt die Karte auf ${victim}. Sie kommt ungesehen weg.`
      : `Die Pistole auf ${at} schießt auf ${victim}: ${card}. Die Karte kommt weg.`,
  loot: (sum, at) => `${sum} von dort kommen auf ${at}.`,
  freed: (who) => `Die verhaftete Figur ${who.of} geht nach Hause.`,
  escapeBegan: (who, cell, at) =>
    `Eine Figur ${who.of} will ausbrechen (${cell}). Sie ist frei, wenn ${at} bis zum Ende der Runde in Ruhe gelassen wird.`,
  escapeFoiled: (who, cell) =>
    `Der Ausbruch ist gescheitert: Die Figur ${who.of} muss zurück (${cell}).`,
  nobodyEscaped: (at) => `Niemand bricht aus. Die Karte auf ${at} kommt weg.`,
  prisonerMoved: (who, from, to) => `${who.name} zieht im Gefängnis: ${from} → ${to}.`,
  prisonerFreed: (who, from) => `${who.name} zieht im Gefängnis: ${from} → frei.`,
  thrown: (who, from, to) => `Eine Figur ${who.of} wird zurückgeworfen: ${from} → ${to}.`,
  passed: (who) => `${who.name} passt.`,
  lastRoundBegan: 'Die Bank ist leer: Das ist die letzte Runde.',
  playEnded: 'Niemand kann oder will noch etwas aufdecken.',
  escaped: (who, cell) => `Eine Figur ${who.of} ist ausgebrochen (${cell}) und geht nach Hause.`,
  collected: (who, at, sum) => `${who.name} nimmt ${sum} von ${at}.`,
  figureHome: (who, at) => `Die Figur ${who.of} geht von ${at} nach Hause.`,
  cardsReturned: 'Alle Karten kommen zurück in den Stapel.',
  neverOpened: (list) => `Nie aufgedeckt: ${list}.`,
  ransomBegan: 'Jetzt wird freigekauft.',
  ransomed: (payer, who, cell, sum, payee) =>
    `${payer.name} zahlt ${sum} ${payee.to}: Die Figur ${who.of} (${cell}) geht nach Hause.`,
  confirmed: (who) => `${who.name} ist mit dieser Runde fertig.`,
  withdrawn: (who) => `${who.name} ist doch noch nicht fertig.`,
  roundClosed: 'Die Runde ist vorbei.',
  votedStop: (who) => `${who.name} möchte nach dieser Runde aufhören.`,
  votedOn: (who) => `${who.name} möchte weiterspielen.`,
  stopAsked: 'Niemand hat eine Karte aufgedeckt. Wollt ihr aufhören?',
  stopping: 'Alle sind einverstanden: Das Spiel endet mit dieser Runde.',
  stoodIn: {
    host: {
      exchange: (who) => `Die Spielleitung tauscht für ${who.name} nichts.`,
      layout: (who) => `Die Spielleitung lässt für ${who.name} zufällig auslegen.`,
      turn: (who) => `Die Spielleitung passt für ${who.name}.`,
      choice: (who) => `Die Spielleitung lässt für ${who.name} wählen.`,
      ransom: (who) => `Die Spielleitung bestätigt für ${who.name} die Runde.`,
    },
    time: {
      exchange: (who) => `Die Zeit ist um: ${who.name} tauscht nichts.`,
      layout: (who) => `Die Zeit ist um: Für ${who.name} wird zufällig ausgelegt.`,
      turn: (who) => `Die Zeit ist um: ${who.name} passt.`,
      choice: (who) => `Die Zeit ist um: Für ${who.name} wird gewählt.`,
      ransom: (who) => `Die Zeit ist um: ${who.name} bestätigt die Runde.`,
    },
  },
  boughtOut: (who, n, sum, payee) =>
    plural(n, {
      one: `${who.name} muss ${n} Figur freikaufen und schuldet dafür ${sum} (${payee.to}).`,
      other: `${who.name} muss ${n} Figuren freikaufen und schuldet dafür ${sum} (${payee.to}).`,
    }),
  covered: (by, who, sum) => `${by.name} zahlt die ${sum}, die ${who.name} fehlen.`,
  ranked: 'Das Geld wird gezählt.',
  planned: (round) => `Dein Plan für Runde ${round} ist gespeichert.`,
  dropped: 'Ein Teil deines Plans ging nicht:',
  outcomes: {
    BANK_EMPTY: 'Die Bank ist leer',
    STOPPED: 'Ihr habt gemeinsam aufgehört',
    ABANDONED: 'Das Spiel wurde abgebrochen',
  },
  winner: (who, n) => (n === 1 ? `${who} gewinnt!` : `${who} gewinnen!`),
  nobodyWins: 'Niemand gewinnt.',
};
