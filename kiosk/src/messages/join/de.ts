import type { messages as english } from './en.js';

export const messages: typeof english = {
  heading: 'Nimm Platz',
  lead: 'Scanne den Code auf dem großen Bildschirm oder tippe ihn hier ein.',
  code: 'Code',
  eight: 'Ein Code hat acht Buchstaben und Ziffern. Schau bitte noch einmal nach.',
  take: 'Platz einnehmen',
  haveRecovery: 'Ich habe einen Notfallcode',
  haveCode: 'Ich habe einen Code vom Bildschirm',
  recoveryHeading: 'Hol deinen Platz zurück',
  recoveryLead: 'Tippe den Notfallcode ein, den du dir beim Platznehmen notiert hast.',
  recovery: 'Notfallcode',
  takeOver: 'Übernehmen',
  digits: (n) => `Ein Notfallcode hat 20 Ziffern, hier stehen ${n}.`,
  held: 'Du hast schon einen Platz',
  resume: 'Weiterspielen',
  who: 'Wer bist du?',
  pick: 'Wähl deinen Namen. Du kannst ihn noch ändern.',
  name: 'Dein Name',
  sit: 'Mitspielen',
  taken: 'Alle Plätze sind besetzt.',
  begun:
    'Das Spiel läuft schon. Dein Platz hat jetzt einen eigenen Code: am großen Bildschirm unter Menü → Plätze und Handys.',
  /** Of a table by correspondence. */
  correspondence: {
    heading: 'Du bist eingeladen',
    lead: 'Zu einem Spiel auf die Entfernung: Jeder zieht, wenn er Zeit hat, über Tage oder Wochen, auf dem eigenen Handy oder Computer.',
    free: 'frei',
    you: 'du',
    masks:
      'Gespielt wird unter Masken. Das Los entscheidet, wer welche Farbe spielt, und niemand erfährt vor dem Ende, wer wer ist.',
    accept: 'Einladung annehmen',
    there: 'Du bist dabei',
    wait: 'Die Spielleitung beginnt, wenn alle da sind. Komm auf diesem Gerät auf diese Seite zurück; sie kennt dich.',
    remind:
      'Wann es losgeht, meldet niemand: Schau ab und zu nach. Danach kannst du dich erinnern lassen: Menü → Erinnerungen.',
    lots: 'Die Farben werden ausgelost, wenn das Spiel beginnt. Diese Seite sagt dir dann deine, und sonst niemandem.',
    recovery: 'Er gilt, sobald das Spiel begonnen hat. Ohne ihn müssten die anderen einer neuen Person zustimmen.',
    replace: {
      title: (who) => `Eine neue Person für ${who}?`,
      text: (who) =>
        `Die Spielleitung sagt, wer ${who} spielt, komme nicht wieder. Sind alle anderen einverstanden, bekommt jemand Neues den Platz, und das alte Handy verliert ihn.`,
      yes: 'Einverstanden',
      no: 'Nein',
      later: 'Später',
      own: 'Bist du noch da?',
      ownText:
        'Die Spielleitung sagt, du kommst nicht wieder. Sind alle anderen einverstanden, bekommt jemand Neues deinen Platz.',
      here: 'Ich bin noch da',
    },
  },
};
