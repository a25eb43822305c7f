export const messages = {
  camera: {
    view: 'What the camera sees',
    opening: 'Looking for the camera …',
    off: 'Turn off the camera',
    aim: 'Hold one card’s code inside the frame.',
    choose: 'Camera',
    nameless: (n: number) => `Camera ${n}`,
    faults: {
      INSECURE:
        'Browsers allow the camera only on pages that come over HTTPS or from the same computer. Open the page on the referee’s own computer, or start the referee with --https.',
      UNSUPPORTED: 'This browser cannot use a camera. Please try another one.',
      NOT_ALLOWED: 'This page may not use the camera. Allow it with the icon beside the address, then try again.',
      NOT_FOUND: 'No camera was found. Plug one in, then try again.',
      BUSY: 'The camera is not responding; another program may be using it. Close that one, then try again.',
      LOST: 'The camera was disconnected. Plug it back in, then try again.',
      READER_MISSING: 'The code reader could not be loaded. Try again, or reload this page.',
    },
  },
};
