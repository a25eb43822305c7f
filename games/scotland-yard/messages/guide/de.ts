import type { messages as english } from './en.js';

export const messages: typeof english = {
  title: 'Die erste Runde',
  leave: 'Ohne Erklärung weiter',
  done: 'Verstanden',
  hidden: 'Mister X zieht geheim. Ihr seht nur, mit welchem Ticket er fährt. Es kommt unten auf die Fahrtentafel.',
  ticket:
    'Mister X ist geheim gezogen: Ihr seht nur sein Ticket, unten auf der Fahrtentafel. Jetzt seid ihr dran und zahlt auch mit einem Ticket. Taxis fahren auf gelben Linien, Busse auf grünen, die U-Bahn auf roten.',
  stop: 'Tippt jetzt auf eine der hellen Stationen. Geht dorthin, wo Mister X bald sein könnte.',
  confirm: 'Seht euch euren Zug noch einmal an und bestätigt ihn.',
  others: 'Die anderen Detektive sind Computer. Sie ziehen von selbst, einer nach dem anderen.',
  after: (moves) =>
    `Das war eine Runde. In den Zügen ${moves} muss Mister X sich zeigen. Wer seine Station betritt, hat ihn gefasst. Mit der Doppelzug-Karte zieht er zweimal, ein Black-Ticket verbirgt, womit er fährt.`,
  cover: 'Du bist Mister X. Was nur du wissen darfst, liegt unter der Abdeckung: Öffne sie unten.',
  own: 'Wähle Ticket und Station und bestätige. Bleib außer Reichweite der Detektive. Sie sehen dein Ticket, nicht deine Station.',
  hunted: 'Die Detektive sind Computer. Sie ziehen von selbst und überlegen, wo du sein kannst.',
  afterX: (moves) =>
    `Das war eine Runde. In den Zügen ${moves} sehen alle, wo du bist. Heb dir Black-Tickets für danach auf: Dann weiß niemand, womit du weitergefahren bist.`,
};
