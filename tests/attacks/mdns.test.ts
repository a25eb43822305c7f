import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { canMeasure, Stronghold } from './stronghold.js';

const GROUP = '224.0.0.251';
const PORT = 5_353;

/** A packet that asks for the name so many times. */
function questions(count: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, count >> 8, count & 255, 0, 0, 0, 0, 0, 0]);
  const name = Buffer.from('\x08mister-x\x05local\x00\x00\x01\x00\x01', 'latin1');
  return Buffer.concat([head, ...Array.from({ length: count }, () => name)]);
}

it.skipIf(!canMeasure)('whoever asks much of the name gets few answers', async ({ skip }) => {
  await using hold = await Stronghold.build('--mdns');
  const socket = createSocket({ type: 'udp4', reuseAddr: true });
  try {
    let answers = 0;
    let bytes = 0;
    socket.on('message', (packet) => {
      // Answers that name the port of this server or the name itself.
      if ((packet[2] ?? 0) < 0x80 || !packet.includes('mister-x')) return;
      answers += 1;
      bytes += packet.length;
    });
    socket.bind(PORT);
    await once(socket, 'listening');
    socket.addMembership(GROUP);
    const ask = (count: number) => socket.send(questions(count), PORT, GROUP);
    for (let i = 0; i < 20 && answers === 0; i++) {
      ask(1);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    if (answers === 0) skip('no packet passes to the group here');
    answers = 0;
    bytes = 0;
    const began = performance.now();
    await hold.endures('questions about the name', async () => {
      for (let i = 0; i < 100; i++) {
        ask(60);
        ask(600);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    });
    const seconds = Math.ceil((performance.now() - began) / 1_000);
    console.log(`questions about the name: ${answers} answers, ${bytes} bytes in ${seconds} s`);
    expect(answers).toBeLessThanOrEqual(2 * (4 + seconds));
  } catch (error) {
    if (error instanceof Error && 'code' in error) skip(`no multicast here: ${error.code}`);
    throw error;
  } finally {
    socket.close();
  }
});
