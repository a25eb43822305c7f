import type { messages as english } from './en.js';

export const messages: typeof english = {
  camera: {
    view: 'Was die Kamera sieht',
    opening: 'Die Kamera wird gesucht …',
    off: 'Kamera ausschalten',
    aim: 'Den Code einer Karte in den Rahmen halten.',
    choose: 'Kamera',
    nameless: (n: number) => `Kamera ${n}`,
    faults: {
      INSECURE:
        'Browser erlauben die Kamera nur auf Seiten, die über HTTPS oder vom selben Computer kommen. Bitte die Seite am Computer des Schiedsrichters öffnen oder ihn mit --https starten.',
      UNSUPPORTED: 'Dieser Browser kann keine Kamera benutzen. Bitte einen anderen nehmen.',
      NOT_ALLOWED:
        'Diese Seite darf die Kamera nicht benutzen. Bitte mit dem Symbol neben der Adresse erlauben und noch einmal versuchen.',
      NOT_FOUND: 'Hier ist keine Kamera. Bitte eine anschließen und noch einmal versuchen.',
      BUSY: 'Die Kamera antwortet nicht. Vielleicht benutzt sie ein anderes Programm: Bitte schließen und noch einmal versuchen.',
      LOST: 'Die Kamera ist weg. Bitte wieder anschließen und noch einmal versuchen.',
      READER_MISSING: 'Was Codes liest, ließ sich nicht laden. Bitte noch einmal versuchen oder die Seite neu laden.',
    },
  },
};
