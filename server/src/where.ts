/** A frame as V8 writes it. A message may have several lines, and one of them may begin with `at`. */
const FRAME =
  /^\s+at (?:.* \((?:.*:\d+:\d+|<anonymous>|native|index \d+)\)|.+:\d+:\d+|<anonymous>)$/;

/** Where an error came from, one line each, without its message: what somebody moved might stand there. */
export function placesOf({ stack, message }: Pick<Error, 'stack' | 'message'>): readonly string[] {
  if (typeof stack !== 'string') return [];
  return stack
    .replace(message, '')
    .split('\n')
    .filter((line) => FRAME.test(line));
}

/** Its kind, and for an error of the system its code. */
export function kindOf(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const name = /^[A-Z]\w{0,60}$/i.test(error.name) ? error.name : 'Error';
  return /^[A-Z][A-Z0-9_]{1,40}$/.test(code) ? `${name} ${code}` : name;
}
