/** What a server sent over one connection, cut into its messages. */

/** WebSocket frames as a server sends them: unmasked and never in pieces (RFC 6455). */
export function framesOf(bytes: Buffer): readonly string[] {
  const frames: string[] = [];
  let at = 0;
  while (at + 2 <= bytes.length) {
    const opcode = bytes.readUInt8(at) & 0x0f;
    let length = bytes.readUInt8(at + 1);
    at += 2;
    if (length === 126) {
      length = bytes.readUInt16BE(at);
      at += 2;
    } else if (length === 127) {
      length = Number(bytes.readBigUInt64BE(at));
      at += 8;
    }
    const payload = bytes.subarray(at, at + length);
    at += length;
    frames.push(
      opcode === TEXT ? payload.toString('utf8') : `[${opcode}] ${payload.toString('hex')}`,
    );
  }
  return frames;
}

const TEXT = 1;

/** The answer to an HTTP request, or to the upgrade of one, and what came after it. */
export function splitHead(bytes: Buffer): { readonly head: string; readonly rest: Buffer } {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return { head: bytes.toString('latin1'), rest: Buffer.alloc(0) };
  return { head: bytes.subarray(0, end).toString('latin1'), rest: bytes.subarray(end + 4) };
}
