import { connect } from 'node:net';
import type { Dice } from '../../bench/engine/dice.js';
import { Device } from '../wire/device.js';

const LINES = [
  'GET /../../../../etc/passwd HTTP/1.1',
  'GET /%2e%2e%2f%2e%2e%2fdata%2freferee.sqlite HTTP/1.1',
  'GET /%00 HTTP/1.1',
  'GET /%E0%A4%A HTTP/1.1',
  'GET /socket.io/?EIO=4&transport=polling HTTP/1.1',
  'GET /socket.io/?EIO=99&transport=websocket&sid=x HTTP/1.1',
  'POST /socket.io/?EIO=4&transport=polling HTTP/1.1',
  'BREW /pot HTTP/9.9',
  `GET /${'x'.repeat(20_000)} HTTP/1.1`,
  '\u0000\u0001\u0002',
];

/** Packets below the protocol: not decodable, of unknown kinds, larger than allowed. */
const PACKETS = [
  '2',
  '9',
  '2["command"',
  '20["__proto__",{}]',
  '2["disconnect"]',
  '2["connect",{}]',
  '2/admin,["command",{}]',
  '51-["command",{"_placeholder":true,"num":9}]',
  '59999999-["command"]',
  '3999999["x"]',
  '0{"token":1}',
  `20["command","${'x'.repeat(20_000)}"]`,
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
  const device = await new Device(url).ready();
  let told = '';
  device.socket.onAny((...heard) => {
    told += JSON.stringify(heard);
  });
  device.socket.io.engine.write(dice.pick(PACKETS));
  // Whatever was said to that packet came before the answer to this, unless the line is ended for it.
  await device.get('board:list', {}).catch(() => {});
  device.close();
  return told;
}
