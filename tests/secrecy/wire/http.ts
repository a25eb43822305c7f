import { connect } from 'node:net';

/** What every visitor may ask for, and what is not there. */
export const ASKED = [
  'GET /',
  'GET /play',
  'GET /api/health',
  'GET /api/nothing',
  'GET /nothing?table=1',
  'GET /socket',
  'POST /play',
] as const;

/** Every byte of the answer. */
export function askRaw(port: number, request: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('error', reject);
    socket.once('close', () => resolve(Buffer.concat(chunks)));
    socket.write(`${request} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
  });
}
