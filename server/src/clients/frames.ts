/**
 * WebSocket frames as a server sends them (RFC 6455, 5.2): whole, unmasked, uncompressed. They are made
 * here and not by the library, so that one frame serves all who are told the same.
 */
export type Frame = Buffer;

const WHOLE = 0x80;
const TEXT = 0x1;
const BINARY = 0x2;

/** Lengths of the head: up to 125 bytes, then up to 16 bits, then 64. */
const headOf = (length: number): number => (length < 126 ? 2 : length < 65_536 ? 4 : 10);

function begin(opcode: number, length: number): Frame {
  const head = headOf(length);
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE | opcode;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  return frame;
}

export function textFrame(text: string): Frame {
  const length = Buffer.byteLength(text);
  const frame = begin(TEXT, length);
  frame.write(text, headOf(length));
  return frame;
}

export function binaryFrame(bytes: Uint8Array): Frame {
  const frame = begin(BINARY, bytes.length);
  frame.set(bytes, headOf(bytes.length));
  return frame;
}
