import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import type { messages as english } from './en.js';

const plural = plurals('de');
const cards = (n: number) => plural(n, { one: `${n} Karte`, other: `${n} Karten` });

export const messages: typeof english = {
  tabs: { label: 'Seiten', do: 'Zug', map: 'Plan', book: 'Notizblock', log: 'Verlauf' },
  back: 'Zurück',
  waitOthers: 'Warten auf die anderen.',
  cover: {
    before: {
      setup: 'Der Tisch wird aufgebaut',
      cards: 'Die gedruckten Karten werden eingelesen',
    },
    you: 'Du bist dran',
    other: (who) => `${who} ist dran`,
    round: (n) => `Runde ${n}`,
    deck: (n) => `Nachziehstapel: ${cards(n)}`,
    signal: 'Ton und Vibration',
  },
  todo: {
    move: 'Geh einen oder zwei Orte weiter, bleib stehen oder nimm eine Droschke.',
    investigate: 'Was tust du? Mit dem Nachziehen endet dein Zug.',
    hand: 'Lies deine erste Hand ein.',
    answer: 'Spiel Lestrade, um mitzuschauen.',
    note: 'Holmes hat allen ein Plättchen gezeigt.',
    decide: {
      mine: 'Bezahl mit Karten, die sein Symbol zeigen, oder lass es liegen.',
      foreign: 'Es bleibt liegen.',
    },
    decided: {
      take: 'Du nimmst das Plättchen, sobald die anderen geantwortet haben.',
      leave: 'Du lässt das Plättchen liegen, sobald die anderen geantwortet haben.',
    },
    watch: 'Jemand sieht sich ein Plättchen an. Warten auf die anderen.',
    wait: 'Warten auf den Tisch.',
    waitFor: (who) => `${who} ist dran.`,
    out: 'Du bist erst bei der Wertung wieder dabei.',
    over: 'Das Spiel ist vorbei.',
    aims: {
      search: 'Spiel eine Karte mit diesem Symbol, um das Plättchen anzusehen.',
      look: 'Wähl eine Holmes-Karte für den heimlichen Blick.',
      lookWhere: 'Welches Plättchen willst du sehen?',
      cab: 'Wähl eine Kutscher-Karte.',
      cabWhere: 'Wohin?',
      arrest: 'Wo versteckt sich der Täter?',
    },
  },
  hand: {
    heading: (n) => `Deine Hand: ${cards(n)}`,
    empty: 'Keine Karten',
  },
  pile: (n) => plural(n, { one: `${n} Plättchen gesammelt`, other: `${n} Plättchen gesammelt` }),
  move: {
    steps: (n) => plural(n, { one: `${n} Schritt`, other: `${n} Schritte` }),
    stay: (n) => (n === 0 ? 'Stehen bleiben' : `Stehen bleiben und ${n} ziehen`),
    go: (place) => `Gehen: ${place}`,
    cab: 'Droschke nehmen',
    cabMeans: 'Leg eine Kutscher-Karte ab und fahr an jeden Ort.',
    anywhere: 'Überallhin',
    ride: (place) => `Fahren: ${place}`,
    takeBack: 'Bewegung zurücknehmen',
  },
  search: {
    offer: 'Hier ermitteln',
    means: 'Spiel eine Karte mit diesem Symbol und sieh das Plättchen an.',
    noCard: (type) => `Keine deiner Karten zeigt das Symbol: ${type}`,
    go: 'Plättchen ansehen',
  },
  look: {
    offer: 'Heimlicher Blick mit Holmes',
    means: 'Leg eine Holmes-Karte ab und sieh irgendwo ein Plättchen an.',
    where: (type) => `Plättchen mit dem Symbol: ${type}`,
    go: 'Dieses Plättchen ansehen',
  },
  seen: {
    mine: (n) => `Dieses Plättchen gehört zu deinem Fall. Nötige Symbole: ${n}`,
    foreign: 'Dieses Plättchen gehört zu einem anderen Fall.',
    close: 'Schließen',
    putAway: 'Endgültig weglegen',
  },
  decide: {
    leave: 'Liegen lassen',
    take: (sum, of) => `Nehmen (${sum}/${of})`,
  },
  window: {
    asks: (who) => `${who} sieht sich ein Plättchen an. Lestrade spielen und mitschauen?`,
    how: 'Halt die Taste unten, um die Karte zu wählen.',
    no: 'Nein',
    go: 'Mitschauen',
    none: 'Keine Lestrade-Karte',
    used: 'Lestrade in diesem Zug schon gespielt',
  },
  reveal: {
    lead: (place) => `Holmes zeigt allen: ${place}`,
    noted: 'Notiert',
  },
  draw: {
    offer: 'Karten nachziehen',
    lead: (n) =>
      n === 0
        ? 'Keine Karte mehr zu ziehen: Beende den Zug.'
        : `Zieh ${cards(n)}, beliebig aus Auslage und Nachziehstapel.`,
    line: 'Auslage',
    position: (at, card) => `Auslage ${at}: ${card}`,
    deck: 'Vom Nachziehstapel',
    below: (n) => `noch ${cards(n)}`,
    shuffles: 'Leer: Erst wird der Ablagestapel gemischt.',
    fewer: 'Eine weniger vom Nachziehstapel',
    more: 'Eine mehr vom Nachziehstapel',
    extra: 'Leg eine Holmes-Karte für eine zusätzliche Karte ab: Tipp sie an.',
    fresh: 'Gleich einsetzen',
    help: 'Holmes für eine zusätzliche Karte ablegen',
    go: 'Ziehen',
    end: 'Zug beenden',
  },
  arrest: {
    offer: 'Jemanden verhaften',
    lead: 'Kostet eine Lestrade-Karte. Danach wartest du auf die Wertung.',
    means: 'Nach einer Verhaftung bist du erst bei der Wertung wieder dabei. Sie lässt sich nicht zurücknehmen.',
    needs: {
      tokens: 'Dir fehlen noch Plättchen deines Falls.',
      yard: 'Nur bei Scotland Yard.',
      lestrade: 'Dir fehlt eine Lestrade-Karte.',
    },
    go: (place) => `Verhaften: ${place}`,
  },
  printed: {
    lead: 'Welche Karten hast du gezogen?',
    of: (n, of) => `${n} von ${of}`,
    scan: 'Mit diesem Handy scannen',
    remove: (card) => `Entfernen: ${card}`,
    type: 'Symbol',
    go: 'Das sind meine Karten',
  },
  stop: {
    wanted: (who) => `Für sofortiges Aufhören: ${who}`,
    means: 'Sind alle einverstanden, endet das Spiel ohne Punkte für Verhaftungen.',
    too: 'Auch aufhören',
    playOn: 'Doch weiterspielen',
  },
};
