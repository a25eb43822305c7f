import type { PrintWords } from './en.js';

export const words: PrintWords = {
  sheets: {
    types: { name: 'Gemeinsame Tickets', text: 'Je Sorte eine Karte, die alle scannen.' },
    labels: { name: 'Etiketten', text: 'Zum Aufkleben auf die Tickets der Schachtel.' },
    stations: { name: 'Stationskarten', text: 'Eine Karte für jede Station.' },
    starts: { name: 'Startkarten', text: 'Jede mit einem Code.' },
    commands: { name: 'Befehlskarten', text: 'Bestätigen, abbrechen, passen und die anderen.' },
    digits: { name: 'Ziffern', text: 'Zehn Codes statt aller Stationskarten.' },
  },
  map: { name: 'Plan', text: 'Auf einer Seite oder zum Zusammenkleben.' },
  everybody: 'Für alle',
  numbered: (serial) => `Nr. ${serial}`,
  startCard: 'Startkarte',
  commands: {
    confirm: { name: 'Bestätigen', hint: 'Das ist mein Zug.' },
    cancel: { name: 'Abbrechen', hint: 'Zurück zum Anfang des Zugs.' },
    pass: { name: 'Passen', hint: 'Ich bleibe stehen.' },
    takeback: { name: 'Zurücknehmen', hint: 'Der letzte Zug war falsch.' },
    repeat: { name: 'Noch einmal sagen', hint: 'Wie steht es?' },
  },
  digitsHint: 'Scannt die Ziffern der Station nacheinander, dann „Bestätigen“.',
  page: (n, of) => `${n} / ${of}`,
  actualSize: 'In Originalgröße drucken (100 %).',
  millimetres: (n) => `${n} mm`,
  ask: {
    code: 'Art des Codes',
    codes: {
      qr: {
        name: 'QR-Code',
        text: 'Liest jede Kamera und jeder 2D-Scanner. Billige Scanner mit rotem Strich brauchen Code 128.',
      },
      datamatrix: { name: 'Data Matrix', text: 'Noch kleiner; lesen 2D-Scanner.' },
      code128: {
        name: 'Code 128 (Striche)',
        text: 'Liest jeder Scanner, auch der mit rotem Strich.',
      },
    },
    board: 'Spielplan',
    label: 'Etikettenbogen',
    offset: 'Versatz dieses Druckers',
    offsetText:
      'Druckt einen Bogen auf normales Papier und haltet ihn gegen die Etiketten. Liegt der Druck daneben, schiebt ihn hier.',
    poster: 'Größe des Plans',
    tiled: (size) => `${size}, zum Kleben`,
    whole: (size) => `${size}, eine Seite`,
    tooWide: 'Dieser Code ist zu breit für diese Etiketten. Nehmt QR oder größere Etiketten.',
  },
};
