/** WebSocket below every library, for tests that say what no library would. */

export const TEXT_OPCODE = 0x1;

/** The last fragment of a message as a browser sends it (RFC 6455), masked with zeros. */
export function rawWebSocketFrame(opcode: number, payload: string | Uint8Array): Buffer {
  const bytes = Buffer.from(payload);
  if (bytes.length > 125) throw new Error('only short frames are needed');
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | bytes.length, 0, 0, 0, 0]), bytes]);
}

/** @param headers each with the end of its line */
export function upgradeRequest(path: string, headers = ''): string {
  return (
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${headers}\r\n`
  );
}
