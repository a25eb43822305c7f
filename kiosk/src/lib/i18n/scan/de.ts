import type { messages as english } from './en.js';

export const messages: typeof english = {
  camera: {
    view: 'Was die Kamera sieht',
    opening: 'Die Kamera wird gesucht …',
    off: 'Kamera ausschalten',
    aim: 'Haltet den Code einer Karte in den Rahmen.',
    choose: 'Kamera',
    nameless: (n: number) => `Kamera ${n}`,
    faults: {
      INSECURE:
        'Browser geben die Kamera nur an Seiten, die über HTTPS oder vom selben Computer kommen. Öffnet die Seite am Computer des Schiedsrichters, oder startet den Schiedsrichter mit --https.',
      UNSUPPORTED:
        'Dieser Browser kann keine Kamera benutzen. Versucht es bitte mit einem anderen.',
      NOT_ALLOWED:
        'Diese Seite darf die Kamera nicht benutzen. Erlaubt es mit dem Zeichen neben der Adresse und versucht es noch einmal.',
      NOT_FOUND: 'Hier ist keine Kamera. Schließt eine an und versucht es noch einmal.',
      BUSY: 'Die Kamera antwortet nicht; vielleicht benutzt sie ein anderes Programm. Schließt es und versucht es noch einmal.',
      LOST: 'Die Kamera ist weg. Schließt sie wieder an und versucht es noch einmal.',
      READER_MISSING:
        'Der Teil, der Codes liest, konnte nicht geladen werden. Versucht es noch einmal oder ladet diese Seite neu.',
    },
  },
};
