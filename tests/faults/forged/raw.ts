import { connect } from 'node:net';
import { SocketClient } from '@mister-x/server/testing';
import type { Dice } from '../dice.js';

const LINES = [
  'GET /../../../../etc/passwd HTTP/1.1',
  'GET /%2e%2e%2f%2e%2e%2fdata%2freferee.sqlite HTTP/1.1',
  'GET /%00 HTTP/1.1',
  'GET /%E0%A4%A HTTP/1.1',
  'GET /socket HTTP/1.1',
  'GET /socket?x=y HTTP/1.1',
  'POST /socket HTTP/1.1',
  'BREW /pot HTTP/9.9',
  `GET /${'x'.repeat(20_000)} HTTP/1.1`,
  '\u0000\u0001\u0002',
];

/** Messages that are none: not decodable, of unknown kinds, larger than allowed. */
const MESSAGES: readonly (string | Uint8Array)[] = [
  '',
  '2',
  '[',
  '{"__proto__":{}}',
  '["command"',
  '["command",{}]',
  '[1,"command"]',
  '[1,"__proto__",{}]',
  '[1,"disconnect",null]',
  '[-1.5,"command",{}]',
  '["1","command",{}]',
  '[9007199254740993,"command",{}]',
  '[1,"command",{},{}]',
  Buffer.from('[1,"command",{}]'),
  new Uint8Array(528),
  `[1,"command","${'x'.repeat(20_000)}"]`,
];

/** One connection that does not keep to HTTP, or to the protocol above it. Returns what it was told. */
export async function rawMessage(url: string, dice: Dice): Promise<string> {
  if (dice.int(2) === 0) return rawPacket(url, dice);
  const { hostname, port, host } = new URL(url);
  const body = dice.int(2) === 0 ? '' : 'x'.repeat(dice.int(40_000));
  const length = dice.pick([body.length, -1, 1e12, 'x']);
  const text = `${dice.pick(LINES)}\r\nHost: ${host}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${body}`;
  return new Promise((resolve) => {
    let told = '';
    const socket = connect(Number(port), hostname);
    socket.setEncoding('latin1').setTimeout(250, () => socket.destroy());
    socket.on('connect', () => socket.write(text));
    socket.on('data', (chunk: string) => {
      told += chunk;
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(told));
  });
}

async function rawPacket(url: string, dice: Dice): Promise<string> {
  const socket = await SocketClient.open(url);
  let told = '';
  socket.onPass = (passed) => {
    told += Buffer.from(passed).toString();
  };
  socket.say(dice.pick(MESSAGES));
  // Whatever was said to that message came before the answer to this, unless the line is ended for it.
  if (socket.isOpen) await socket.ask('board:list', {}).catch(() => {});
  socket.close();
  return told;
}
