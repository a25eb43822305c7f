/**
 * What is in a box: four bytes of length (most significant first), the message, zeros up to the
 * size that was asked for. The size of the box then tells the size and not the length.
 */
const HEAD = 4;

/** `size` counts the whole frame; a message that does not fit is a bug of the caller that chose the size. */
export function frame(message: Uint8Array, size: number): Uint8Array {
  if (HEAD + message.length > size) throw new RangeError('the message does not fit its frame');
  const framed = new Uint8Array(size);
  new DataView(framed.buffer).setUint32(0, message.length);
  framed.set(message, HEAD);
  return framed;
}

/** `undefined` when the frame is none. */
export function unframe(framed: Uint8Array): Uint8Array | undefined {
  if (framed.length < HEAD) return undefined;
  const length = new DataView(framed.buffer, framed.byteOffset).getUint32(0);
  return length <= framed.length - HEAD ? framed.subarray(HEAD, HEAD + length) : undefined;
}

/** Bytes that a message of this length takes in a frame. */
export const framedLength = (length: number): number => HEAD + length;
