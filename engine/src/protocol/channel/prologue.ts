/** Mixed into every handshake, so that keys of another protocol or version open nothing here. */
export const PROLOGUE: Uint8Array = Uint8Array.from('mister-x line 1', (letter) =>
  letter.charCodeAt(0),
);
