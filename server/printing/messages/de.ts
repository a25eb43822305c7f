import type { PrintMessages } from './en.js';

export const messages: PrintMessages = {
  sheets: {
    types: { name: 'Gemeinsame Tickets', text: 'Eine Karte je Sorte, zum Scannen für alle.' },
    labels: { name: 'Etiketten', text: 'Zum Aufkleben auf die Tickets aus der Schachtel.' },
    stations: { name: 'Stationskarten', text: 'Eine Karte für jede Station.' },
    starts: { name: 'Startkarten', text: 'Jede mit einem Code.' },
    commands: { name: 'Befehlskarten', text: 'Bestätigen, abbrechen, passen und mehr.' },
    digits: { name: 'Ziffern', text: 'Zehn Codes statt einer Karte für jede Station.' },
  },
  map: { name: 'Plan', text: 'Auf einer Seite oder zum Zusammenkleben.' },
  everybody: 'Für alle',
  numbered: (serial) => `Nr. ${serial}`,
  startCard: 'Startkarte',
  commands: {
    confirm: { name: 'Bestätigen', hint: 'Das ist mein Zug.' },
    cancel: { name: 'Abbrechen', hint: 'Noch einmal von vorn.' },
    pass: { name: 'Passen', hint: 'Ich bleibe stehen.' },
    takeback: { name: 'Zurücknehmen', hint: 'Der letzte Zug war falsch.' },
    repeat: { name: 'Wiederholen', hint: 'Wie steht es gerade?' },
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
        text: 'Für jede Kamera und jeden 2D-Scanner. Billige Scanner mit rotem Strich brauchen Code 128.',
      },
      datamatrix: { name: 'Data Matrix', text: 'Noch kleiner, nur für 2D-Scanner.' },
      code128: {
        name: 'Code 128 (Striche)',
        text: 'Für jeden Scanner, auch mit rotem Strich.',
      },
    },
    board: 'Spielplan',
    label: 'Etikettenbogen',
    offset: 'Versatz für diesen Drucker',
    offsetText:
      'Druckt einen Bogen auf normales Papier und haltet ihn gegen die Etiketten. Liegt der Druck daneben, verschiebt ihn hier.',
    poster: 'Größe des Plans',
    tiled: (size) => `${size}, zum Kleben`,
    whole: (size) => `${size}, eine Seite`,
    tooWide: 'Dieser Code ist zu breit für diese Etiketten. Nehmt QR oder größere Etiketten.',
  },
};
