import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { checkServerWithstands } from './withstands.js';
import { canMeasure, ServerUnderAttack, until } from './server-under-attack.js';

const GROUP = '224.0.0.251';
const PORT = 5_353;
/** Questions go this way: nobody else in the network is to hear them. */
const LOOPBACK = '127.0.0.1';
/** Where this computer may join no group, or another program keeps the port for itself. */
const NO_MULTICAST = ['EACCES', 'EADDRINUSE', 'EADDRNOTAVAIL', 'ENODEV', 'ENETUNREACH', 'EPERM'];

/** A packet that asks for the name so many times. */
function questions(count: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, count >> 8, count & 255, 0, 0, 0, 0, 0, 0]);
  const name = Buffer.from('\x08mister-x\x05local\x00\x00\x01\x00\x01', 'latin1');
  return Buffer.concat([head, ...Array.from({ length: count }, () => name)]);
}

/** A member of the group, or why there can be none. */
async function member(): Promise<Socket | string> {
  const socket = createSocket({ type: 'udp4', reuseAddr: true });
  try {
    socket.bind(PORT);
    await once(socket, 'listening');
    socket.addMembership(GROUP);
    socket.addMembership(GROUP, LOOPBACK);
    return socket;
  } catch (error) {
    socket.close();
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (NO_MULTICAST.includes(code)) return code;
    throw error;
  }
}

it.skipIf(!canMeasure)('anyone who asks much of the name gets few answers', async ({ skip }) => {
  const socket = await member();
  if (typeof socket === 'string') return skip(`no multicast here: ${socket}`);
  const other = await member();
  try {
    if (typeof other === 'string') return skip(`no multicast here: ${other}`);
    other.setMulticastInterface(LOOPBACK);
    if (!(await hears(socket, other))) return skip('no packet passes to the group here');
    await using hold = await ServerUnderAttack.build('--mdns');
    const here = new Set(
      Object.values(networkInterfaces())
        .flatMap((all) => all ?? [])
        .map(({ address }) => address),
    );
    let answers = 0;
    let bytes = 0;
    socket.on('message', (packet, { address }) => {
      // Another referee may be in this network.
      const isAnswer = (packet[2] ?? 0) >= 0x80 && packet.includes('mister-x');
      if (!isAnswer || !here.has(address)) return;
      answers += 1;
      bytes += packet.length;
    });
    const ask = (count: number) => other.send(questions(count), PORT, GROUP);
    const asking = setInterval(() => ask(1), 250);
    await until(() => answers > 0);
    clearInterval(asking);
    answers = 0;
    bytes = 0;
    const began = performance.now();
    await checkServerWithstands(hold, 'questions about the name', async () => {
      for (let i = 0; i < 100; i++) {
        ask(60);
        ask(600);
        // biome-ignore lint/plugin: the pace of an attack, and of asking for an answer
        await sleep(10);
      }
    });
    const seconds = Math.ceil((performance.now() - began) / 1_000);
    console.log(`questions about the name: ${answers} answers, ${bytes} bytes in ${seconds} s`);
    expect(answers).toBeLessThanOrEqual(2 * (4 + seconds));
  } finally {
    socket.close();
    if (typeof other !== 'string') other.close();
  }
});

/** Whether a packet of one comes to the other, which a firewall may not let it. */
async function hears(listener: Socket, speaker: Socket): Promise<boolean> {
  const sent = Buffer.from('is anybody there?');
  let heard = false;
  const hear = (packet: Buffer) => {
    heard ||= packet.equals(sent);
  };
  listener.on('message', hear);
  for (let i = 0; i < 40 && !heard; i++) {
    speaker.send(sent, PORT, GROUP);
    // biome-ignore lint/plugin: the pace of an attack, and of asking for an answer
    await sleep(250);
  }
  listener.off('message', hear);
  return heard;
}
