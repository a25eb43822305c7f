/** The page of scanners: what is plugged in, whose it is, what it reads. */
export const messages = {
  title: 'Scanners',
  none: {
    title: 'No scanner is plugged in.',
    text: 'Plug a USB barcode scanner into the computer on which the referee runs: it appears here at once.',
    here: 'A scanner that types like a keyboard can also be plugged into this screen’s own computer. Scan a card: it is read at once, without any setting.',
    print: 'You have no cards yet? Print them from the first page.',
  },
  ignored: {
    title: 'The referee ignores the scanners at its computer.',
    text: 'It was started with --no-scanners. Start it again without that option, and they appear here.',
  },
  kinds: {
    pos: 'Barcode scanner',
    keyboard: 'Keyboard, or a scanner that types',
    serial: 'Serial port',
    mock: 'Scanner for trying out',
  },
  kindsMany: {
    pos: 'Barcode scanners (HID POS)',
    keyboard: 'Scanners that type (HID keyboards)',
    serial: 'Serial scanners',
    mock: 'Scanners for trying out',
  },
  states: { off: 'off', ready: 'ready', failed: 'does not work' },
  use: 'Use this scanner',
  /** Why these are off until somebody turns them on. */
  why: {
    keyboard:
      'Off until you turn it on: it may be somebody’s keyboard, and what is typed there is nobody’s business.',
    serial: 'Off until you turn it on: something else may be plugged in there.',
  },
  table: 'Table',
  anyTable: 'the one being played',
  seat: 'In whose hand',
  passed: 'goes round',
  faults: {
    NOT_FOUND: 'It is gone. Plug it in again.',
    BUSY: 'Another program is using it. Close that program, then turn it on again.',
    NO_PERMISSION: 'This computer does not let the referee read it.',
    LOST: 'It was pulled out, or the cable is loose. Plug it in again.',
    OPEN_FAILED:
      'It could not be opened: the referee’s terminal says why. Pull it out and plug it in again.',
    GARBLED: 'It sends nonsense. Scan the reset code in its manual.',
    DRIVER_MISSING: 'A part that reads such devices is missing on this computer.',
  },
  /** Before what is to be typed; after it. */
  type: {
    file: 'Type this once in a terminal, in the referee’s folder:',
    line: 'Type this once in a terminal:',
    serial: 'Type this once in a terminal:',
  },
  afterwards: {
    file: 'Then pull it out and plug it in again. No better? The file names the usual makers only: add the two numbers that lsusb shows, as it says there, and type this again.',
    line: 'Then pull it out and plug it in again.',
    serial: 'Then log out and in again, and restart the referee.',
  },
  more: 'All about scanners: docs/hardware.md',
  page: (n: number, of: number) => `${n} of ${of}`,
  test: {
    title: 'Try it: scan any card',
    waiting: 'Nothing has been scanned yet.',
    by: { scanner: 'a scanner', wedge: 'a scanner at this screen', camera: 'the camera' },
    read: (by: string) => `read by ${by}`,
    raw: (text: string) => `It says: ${text}`,
  },
  sound: {
    on: 'Sound is on',
    off: 'Sound is off',
    touch: 'Touch anywhere once, then this screen may beep.',
  },
  here: {
    wedge: 'Scanners that type are understood, whatever the keyboard’s language.',
    camera: 'Use the camera',
  },
  lostLine: 'This screen gets no scans from the referee.',
};
