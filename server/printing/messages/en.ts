export const messages = {
  /** Sheets that every game may have: headings of pages, and what a screen says of them. */
  sheets: {
    types: { name: 'Shared tickets', text: 'One card of each kind, for everybody to scan.' },
    labels: { name: 'Labels', text: 'To stick on the tickets from the box.' },
    stations: { name: 'Station cards', text: 'A card for every station.' },
    starts: { name: 'Start cards', text: 'With a code on each.' },
    commands: { name: 'Command cards', text: 'Confirm, cancel, pass and more.' },
    digits: { name: 'Digits', text: 'Ten codes instead of a card for every station.' },
  },
  /** The poster of a custom board. */
  map: { name: 'Map', text: 'On one page, or on sheets to glue together.' },
  everybody: 'For everybody',
  /** Which of the tickets of one kind. */
  numbered: (serial: number) => `no. ${serial}`,
  startCard: 'Start card',
  /** Commands that mean the same in every game, and what their cards say below. */
  commands: {
    confirm: { name: 'Confirm', hint: 'That is my move.' },
    cancel: { name: 'Cancel', hint: 'Back to the start of the turn.' },
    pass: { name: 'Pass', hint: 'I stay where I am.' },
    takeback: { name: 'Take back', hint: 'The last move was wrong.' },
    repeat: { name: 'Say again', hint: 'Where do things overrides?' },
  },
  digitsHint: 'Scan the digits of the station one after the other, then “Confirm”.',
  page: (n: number, of: number) => `${n} / ${of}`,
  actualSize: 'Print at actual size (100 %).',
  millimetres: (n: number) => `${n} mm`,
  /** What a screen asks, and its answers. */
  ask: {
    code: 'Kind of code',
    codes: {
      qr: {
        name: 'QR code',
        text: 'Read by every camera and every 2D scanner. Cheap scanners with a red line need Code 128.',
      },
      datamatrix: { name: 'Data Matrix', text: 'Smaller still; read by 2D scanners.' },
      code128: {
        name: 'Code 128 (bars)',
        text: 'Read by every scanner, even those with a red line.',
      },
    },
    board: 'Board',
    label: 'Label sheet',
    offset: 'Shift for this printer',
    offsetText:
      'Print one sheet on plain paper and hold it against the labels. If the print does not line up, shift it here.',
    poster: 'Size of the map',
    tiled: (size: string) => `${size}, to glue together`,
    whole: (size: string) => `${size}, one page`,
    tooWide: 'This code is too wide for these labels. Choose QR, or larger labels.',
  },
};

export type PrintMessages = typeof messages;
