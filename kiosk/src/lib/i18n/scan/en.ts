export const messages = {
  camera: {
    view: 'What the camera sees',
    opening: 'Looking for the camera …',
    off: 'Switch the camera off',
    aim: 'Hold the code of one card into the frame.',
    choose: 'Camera',
    nameless: (n: number) => `Camera ${n}`,
    faults: {
      INSECURE:
        'Browsers allow the camera only on pages that come over HTTPS or from the same computer. Open the page on the referee’s own computer, or start the referee with --https.',
      UNSUPPORTED: 'This browser cannot use a camera. Please try another one.',
      NOT_ALLOWED:
        'This page may not use the camera. Allow it with the icon beside the address, then try again.',
      NOT_FOUND: 'There is no camera here. Plug one in, then try again.',
      BUSY: 'The camera does not answer; perhaps another program is using it. Close that, then try again.',
      LOST: 'The camera is gone. Plug it back in, then try again.',
      READER_MISSING:
        'The part that reads codes could not be loaded. Please try again, or reload this page.',
    },
  },
};
