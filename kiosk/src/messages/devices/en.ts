/** The page of scanners: what is plugged in, whose it is, what it reads. */
export const messages = {
  title: 'Scanners',
  none: {
    title: 'No scanner is plugged in.',
    text: 'Plug a USB barcode scanner into the referee’s computer: it appears here at once.',
    here: 'A scanner that types like a keyboard can also be plugged into this screen’s own computer. Just scan a card: there is nothing to set up.',
    print: 'No cards yet? Print them from the home page.',
  },
  ignored: {
    title: 'The referee is ignoring the scanners on its computer.',
    text: 'It was started with --no-scanners. Restart it without that option, and they appear here.',
  },
  kinds: {
    pos: 'Barcode scanner',
    keyboard: 'Keyboard, or a scanner that types',
    serial: 'Serial port',
    mock: 'Practice scanner',
  },
  kindsMany: {
    pos: 'Barcode scanners (HID POS)',
    keyboard: 'Scanners that type (HID keyboards)',
    serial: 'Serial scanners',
    mock: 'Practice scanners',
  },
  states: { off: 'off', ready: 'ready', failed: 'not working' },
  use: 'Use this scanner',
  /** Why these are off until someone turns them on. */
  why: {
    keyboard: 'Off until you turn it on: it may be someone’s keyboard, and what they type is nobody’s business.',
    serial: 'Off until you turn it on: something else may be plugged in there.',
  },
  table: 'Table',
  anyTable: 'the one being played',
  seat: 'Who holds it',
  passed: 'passed around',
  faults: {
    NOT_FOUND: 'It is no longer there. Plug it in again.',
    BUSY: 'Another program is using it. Close that program, then turn it on again.',
    NO_PERMISSION: 'This computer does not let the referee read it.',
    LOST: 'It was unplugged, or the cable is loose. Plug it in again.',
    OPEN_FAILED: 'It could not be opened: the referee’s terminal says why. Unplug it and plug it in again.',
    GARBLED: 'It sends nonsense. Scan the reset code in its manual.',
    DRIVER_MISSING: 'The driver for such devices is missing on this computer.',
  },
  /** Before what is to be typed; after it. */
  type: {
    file: 'Type this once in a terminal, in the referee’s folder:',
    line: 'Type this once in a terminal:',
    serial: 'Type this once in a terminal:',
  },
  afterwards: {
    file: 'Then unplug it and plug it in again. No better? The file names only the usual makers: add the two numbers that lsusb shows, as the file explains, and type this again.',
    line: 'Then unplug it and plug it in again.',
    serial: 'Then log out and in again, and restart the referee.',
  },
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
    touch: 'Tap anywhere once, then this screen can beep.',
  },
  here: {
    wedge: 'Scanners that type work here, whatever the keyboard’s language.',
    camera: 'Use the camera',
  },
  lostLine: 'This screen is getting no scans from the referee.',
};
