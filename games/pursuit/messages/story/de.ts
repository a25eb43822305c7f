import type { StoryMessages } from './en.js';

const times = (n: number) => (n === 1 ? 'einmal' : `${n}-mal`);

export const messages: StoryMessages = {
  tabs: { label: 'Die Jagd', result: 'Ergebnis', story: 'Geschichte' },
  computing: 'Wo konnte Mister X sein? Das wird gerade berechnet …',
  failed: 'Die Geschichte dieses Spiels ließ sich nicht berechnen. Ansehen könnt ihr es trotzdem ganz.',
  none: 'Hier gibt es nichts zu erzählen: Es wurde keine Runde gespielt.',
  percent: (n) => `${n} %`,
  round: (n) => `Runde ${n}`,
  way: (stops) => `Der Weg von Mister X: ${stops}`,
  heat: {
    map: 'Auf dem Plan',
    kinds: {
      believed: 'Was die Detektive wissen konnten',
      smoothed: 'Was man im Nachhinein weiß',
      none: 'Nur die Spielfiguren',
    },
    legend: 'Wie wahrscheinlich Mister X dort ist',
    below: (n) => `unter ${n} %`,
    from: (n) => `ab ${n} %`,
  },
  noose: {
    title: 'Die Schlinge',
    stops: 'Wo Mister X sein konnte: Zahl der Stationen',
    afterX: 'nach seinem Zug',
    afterDetectives: 'nach den Detektiven',
    chance: 'Chance, dass er gefasst wird',
    at: (round, stops, chance) => `Runde ${round}: Stationen ${stops}, Chance ${chance} %`,
  },
  turns: {
    title: 'Wendepunkte',
    none: 'Kein einzelner Zug hat das Spiel entschieden.',
    together: 'Alle Detektive',
    to: (who, stop, piece) => `${who} nach ${stop} (${piece})`,
    stays: (who) => `${who} bleibt stehen`,
    fell: (before, after) => `Die Chance, ihn zu fassen, fiel von ${before} % auf ${after} %.`,
    stayed: (after) => `Die Chance, ihn zu fassen, blieb bei ${after} %.`,
    kept: (steps, kept) => `Besser: ${steps}. Das wären ${kept} % gewesen.`,
    risk: 'Mister X geht ein Risiko ein',
    riskText: (chance, leg, other) =>
      `Nach seinem Zug stand die Chance, ihn zu fassen, bei ${chance} %. Mit ${leg} wären es ${other} % gewesen.`,
    escape: 'Mister X entwischt',
    escapeText: (chance, leg, other) =>
      `Nach seinem Zug stand die Chance, ihn zu fassen, bei ${chance} %. Mit ${leg} wären es ${other} % gewesen.`,
  },
  missed: {
    title: 'Verpasste Gelegenheiten',
    none: 'Niemand, der ihn hätte fassen können, zog woandershin.',
    text: (from, stop, piece) => `Mister X war einen Zug entfernt: ${from} → ${stop} (${piece}).`,
    share: (share) => `Nach allem, was die Detektive wussten, war er mit ${share} % Wahrscheinlichkeit dort.`,
    certain: 'Er konnte nirgends sonst sein.',
  },
  luck: {
    title: 'Glück',
    tries: (n, chance) =>
      `Die Detektive zogen ${times(n)} auf eine Station, auf der er sein konnte. Die Chance, dabei einmal zu treffen, war ${chance} %.`,
    none: 'Die Detektive zogen nie dorthin, wo er sein konnte.',
    lucky: 'Sie hatten Glück.',
    even: 'Das Glück hat hier nicht entschieden.',
    unlucky: 'Sie hatten Pech.',
  },
  model:
    'Welche Stationen möglich waren, folgt aus den Regeln. Wie wahrscheinlich sie waren und wie gut die Chancen standen, schätzt ein Modell.',
  keep: {
    open: 'Speichern …',
    title: 'Dieses Spiel aufheben',
    film: 'GIF-Animation',
    filmText: 'Die ganze Jagd als GIF, für Nachrichten und Alben.',
    page: 'Seite',
    pageText: 'Film, Geschichte und Aufzeichnung in einer Datei. Jeder Browser öffnet sie, auch ohne Netz.',
    make: 'Erstellen und speichern',
    save: 'Speichern',
    making: (done, of) => `Bild ${done} von ${of}`,
    saved: (megabytes) => `Gespeichert: ${megabytes} MB.`,
    failed: 'Dieser Browser konnte den Film nicht erstellen. Die Seite lässt sich trotzdem speichern.',
    pageFailed: 'Die Seite ließ sich nicht laden. Läuft der Schiedsrichter noch?',
  },
};
