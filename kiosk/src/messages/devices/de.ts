import type { messages as english } from './en.js';

export const messages: typeof english = {
  title: 'Scanner',
  none: {
    title: 'Kein Scanner angeschlossen.',
    text: 'Schließt einen USB-Barcodescanner an den Computer an, auf dem der Schiedsrichter läuft. Er erscheint sofort hier.',
    here: 'Ein Scanner, der wie eine Tastatur tippt, geht auch am Computer dieses Bildschirms. Scannt eine Karte: Sie wird sofort gelesen, ganz ohne Einstellungen.',
    print: 'Ihr habt noch keine Karten? Auf der Startseite könnt ihr sie drucken.',
  },
  ignored: {
    title: 'Der Schiedsrichter achtet nicht auf die Scanner an seinem Computer.',
    text: 'Er wurde mit --no-scanners gestartet. Startet ihn ohne diese Option neu, dann erscheinen sie hier.',
  },
  kinds: {
    pos: 'Barcodescanner',
    keyboard: 'Tastatur oder Scanner, der tippt',
    serial: 'Serielle Schnittstelle',
    mock: 'Scanner zum Ausprobieren',
  },
  kindsMany: {
    pos: 'Barcodescanner (HID POS)',
    keyboard: 'Scanner, die tippen (HID-Tastaturen)',
    serial: 'Serielle Scanner',
    mock: 'Scanner zum Ausprobieren',
  },
  states: { off: 'aus', ready: 'bereit', failed: 'geht nicht' },
  use: 'Scanner benutzen',
  why: {
    keyboard:
      'Aus, bis ihr ihn einschaltet: Es könnte eine Tastatur sein, und was dort getippt wird, geht niemanden etwas an.',
    serial: 'Aus, bis ihr ihn einschaltet: Dort könnte etwas anderes angeschlossen sein.',
  },
  table: 'Tisch',
  anyTable: 'der, an dem gespielt wird',
  seat: 'Wer ihn hat',
  passed: 'geht reihum',
  faults: {
    NOT_FOUND: 'Er ist nicht mehr da. Schließt ihn wieder an.',
    BUSY: 'Ein anderes Programm benutzt ihn. Schließt es und schaltet ihn wieder ein.',
    NO_PERMISSION: 'Der Schiedsrichter darf ihn an diesem Computer nicht lesen.',
    LOST: 'Er wurde abgezogen, oder das Kabel ist locker. Schließt ihn wieder an.',
    OPEN_FAILED:
      'Er ließ sich nicht öffnen. Warum, steht im Terminal des Schiedsrichters. Zieht ihn ab und schließt ihn wieder an.',
    GARBLED: 'Was er schickt, ergibt keinen Sinn. Scannt den Reset-Code aus seinem Handbuch.',
    DRIVER_MISSING: 'Auf diesem Computer fehlt die Software für solche Geräte.',
  },
  type: {
    file: 'Tippt das einmal in ein Terminal, im Ordner des Schiedsrichters:',
    line: 'Tippt das einmal in ein Terminal:',
    serial: 'Tippt das einmal in ein Terminal:',
  },
  afterwards: {
    file: 'Dann abziehen und wieder anschließen. Hilft das nicht? Die Datei nennt nur die üblichen Hersteller: Tragt dort die beiden Nummern ein, die lsusb zeigt, und tippt das noch einmal.',
    line: 'Dann abziehen und wieder anschließen.',
    serial: 'Dann neu anmelden und den Schiedsrichter neu starten.',
  },
  page: (n, of) => `${n} von ${of}`,
  test: {
    title: 'Probiert es: Scannt irgendeine Karte',
    waiting: 'Noch wurde nichts gescannt.',
    by: {
      scanner: 'einem Scanner',
      wedge: 'einem Scanner an diesem Bildschirm',
      camera: 'der Kamera',
    },
    read: (by) => `gelesen von ${by}`,
    raw: (text) => `Da steht: ${text}`,
  },
  sound: {
    on: 'Ton ist an',
    off: 'Ton ist aus',
    touch: 'Tippt einmal irgendwohin, dann darf dieser Bildschirm piepsen.',
  },
  here: {
    wedge: 'Scanner, die tippen, funktionieren mit jeder Tastatursprache.',
    camera: 'Kamera benutzen',
  },
  lostLine: 'Dieser Bildschirm bekommt keine Scans vom Schiedsrichter.',
};
