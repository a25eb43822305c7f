import type { messages as english } from './en.js';

export const messages: typeof english = {
  title: 'Scanner',
  none: {
    title: 'Es ist kein Scanner angesteckt.',
    text: 'Steckt einen USB-Barcodescanner an den Computer, auf dem der Schiedsrichter läuft: Er erscheint sofort hier.',
    here: 'Ein Scanner, der wie eine Tastatur tippt, geht auch am Computer dieses Bildschirms. Scannt eine Karte: Sie wird sofort gelesen, ohne jede Einstellung.',
    print: 'Ihr habt noch keine Karten? Druckt sie von der ersten Seite aus.',
  },
  ignored: {
    title: 'Der Schiedsrichter beachtet die Scanner an seinem Computer nicht.',
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
      'Aus, bis ihr ihn einschaltet: Es kann jemandes Tastatur sein, und was dort getippt wird, geht niemanden etwas an.',
    serial: 'Aus, bis ihr ihn einschaltet: Dort kann etwas anderes angesteckt sein.',
  },
  table: 'Tisch',
  anyTable: 'der, an dem gespielt wird',
  seat: 'In wessen Hand',
  passed: 'geht reihum',
  faults: {
    NOT_FOUND: 'Er ist nicht mehr da. Steckt ihn wieder an.',
    BUSY: 'Ein anderes Programm benutzt ihn. Schließt es und schaltet ihn wieder ein.',
    NO_PERMISSION: 'Dieser Computer lässt den Schiedsrichter nicht lesen.',
    LOST: 'Er wurde abgezogen, oder das Kabel ist locker. Steckt ihn wieder an.',
    OPEN_FAILED:
      'Er ließ sich nicht öffnen: Warum, steht im Terminal des Schiedsrichters. Zieht ihn ab und steckt ihn wieder an.',
    GARBLED: 'Was er schickt, ergibt keinen Sinn. Scannt den Reset-Code aus seinem Handbuch.',
    DRIVER_MISSING: 'Auf diesem Computer fehlt etwas, das solche Geräte liest.',
  },
  type: {
    file: 'Tippt das einmal in ein Terminal, im Ordner des Schiedsrichters:',
    line: 'Tippt das einmal in ein Terminal:',
    serial: 'Tippt das einmal in ein Terminal:',
  },
  afterwards: {
    file: 'Dann abziehen und wieder anstecken. Hilft es nicht? Die Datei nennt nur die üblichen Hersteller: Tragt dort die beiden Nummern ein, die lsusb zeigt, und tippt das noch einmal.',
    line: 'Dann abziehen und wieder anstecken.',
    serial: 'Dann neu anmelden und den Schiedsrichter neu starten.',
  },
  more: 'Alles über Scanner: docs/hardware.md',
  page: (n, of) => `${n} von ${of}`,
  test: {
    title: 'Probiert es: scannt irgendeine Karte',
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
    touch: 'Einmal irgendwo tippen, dann darf dieser Bildschirm piepsen.',
  },
  here: {
    wedge: 'Scanner, die tippen, werden verstanden, gleich welche Tastatursprache gilt.',
    camera: 'Kamera benutzen',
  },
  lostLine: 'Der Schiedsrichter meldet diesem Bildschirm keine Scans.',
};
