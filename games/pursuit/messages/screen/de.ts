import type { messages as english } from './en.js';

export const messages: typeof english = {
  turn: {
    xTitle: 'Mister X ist dran',
    xText: 'Er wählt heimlich am Handy.',
    xComputer: 'Ein Computer wählt heimlich für ihn.',
    choosePawn: 'Wer zieht als Nächstes?',
    chooseTicket: 'Wählt ein Ticket',
    chooseStop: 'Wohin?',
    confirm: 'Stimmt das so?',
    go: 'Ziehen',
    pass: 'Passen',
    passAsk: 'Wirklich passen?',
    summary: (piece, from, to) => `${piece}, ${from} → ${to}`,
    keys: 'Tasten: Ziffern, Pfeile, Enter, Esc',
    sending: 'Wird gesendet …',
    possible: (count) => (count === 1 ? 'Mister X: 1 möglicher Ort' : `Mister X: ${count} mögliche Orte`),
  },
  registration: {
    title: 'Startstationen',
    choose: (name) => `${name}: Welche Startkarte?`,
    correct: 'Tippt auf einen Detektiv, um die Nummer zu ändern.',
    lastAsk: 'Nach dieser letzten Karte lässt sich keine Nummer mehr ändern. Stimmen alle?',
    lastYes: 'Alle stimmen',
    xTitle: 'Mister X wählt seinen Start',
    xText: 'Er gibt heimlich seine Startkarte ein. Die Startstationen stehen jetzt fest.',
    dealing: 'Der Schiedsrichter zieht …',
    kit: 'Tickets für jeden Detektiv',
    xKit: 'Tickets für Mister X',
    byPhone: (name) => `${name} gibt die Nummer am Handy ein`,
    next: 'ist dran',
  },
  menu: {
    audit: 'Fahrtentafel prüfen',
  },
  reveal: {
    title: 'Mister X taucht auf!',
    wentOn: 'Inzwischen ist er weitergezogen.',
    caughtBy: (name) => `${name} hat ihn gefasst`,
  },
  end: {
    report: 'Fahrtentafel von Mister X',
    start: 'Start',
    allInOrder: 'Jeder Zug war in Ordnung.',
    faults: 'Auf der Fahrtentafel waren Fehler.',
  },
};
