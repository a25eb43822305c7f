/**
 * The private line between a device and the server where the network itself keeps no secrets.
 * Pure: random bytes are handed in.
 */
export * from './cipher-state.js';
export * from './frame.js';
export * from './noble-suite.js';
export * from './noise.js';
export * from './sizes.js';
export * from './suite.js';

/** Mixed into every handshake, so that keys of another protocol or version open nothing here. */
export const PROLOGUE: Uint8Array = Uint8Array.from('mister-x line 1', (letter) =>
  letter.charCodeAt(0),
);

/** Under this name all that is boxed travels, both ways. */
export const BOX_EVENT = 'b';
