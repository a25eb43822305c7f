import type { messages as english } from './en.js';

export const messages: typeof english = {
  heading: 'Nimm Platz',
  lead: 'Scanne den Code auf dem großen Bildschirm oder tippe ihn hier ein.',
  code: 'Code',
  eight: 'Ein Code hat acht Buchstaben und Ziffern. Schau bitte noch einmal nach.',
  take: 'Platz einnehmen',
  haveWords: 'Ich habe Notfallwörter',
  haveCode: 'Ich habe einen Code',
  wordsHeading: 'Hol deinen Platz zurück',
  wordsLead: 'Tippe die Wörter ein, die du dir beim Platznehmen notiert hast.',
  words: 'Notfallwörter',
  takeOver: 'Übernehmen',
  six: 'Du brauchst alle sechs Wörter, in der Reihenfolge, in der du sie notiert hast.',
  unknown: (word) => `„${word}“ steht nicht in der Wortliste. Schau bitte noch einmal nach.`,
  held: 'Du hast schon einen Platz',
  resume: 'Weiterspielen',
  who: 'Wer bist du?',
  pick: 'Wähl deinen Namen. Du kannst ihn noch ändern.',
  name: 'Dein Name',
  sit: 'Mitspielen',
  taken: 'Alle Plätze sind besetzt.',
  begun:
    'Das Spiel läuft schon. Dein Platz hat jetzt einen eigenen Code: am großen Bildschirm unter Menü → Plätze und Handys.',
};
