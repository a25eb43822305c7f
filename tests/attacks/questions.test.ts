import { expect, it } from 'vitest';
import { endlessBodies, SERVER_BYTES_TAKEN_MAX } from './attacks.js';
import { checkServerWithstands } from './withstands.js';
import { canMeasure } from './server-under-attack.js';
import { useServerUnderAttack } from './shared.js';

const server = useServerUnderAttack();

const RANGES = ['100-50', '-', '-5', '0-1,3-4', '0-99999999999999999999', 'x-y', '5-x', '-0'];
const PATHS = ['/%', '/%E0%A4%A', '/%00', '/print/x', '/boards/x', '/socket?x', '//'];

it.skipIf(!canMeasure)('no question makes the server write a log', async () => {
  const hold = server();
  const written = () => hold.referee.out.length + hold.referee.errors.length;
  const before = written();
  await checkServerWithstands(hold, 'ranges', async () => {
    for (let i = 0; i < 20; i++) {
      for (const range of RANGES) {
        const status = await hold.status('/play', { Range: `bytes=${range}` });
        expect([200, 206, 416]).toContain(status);
      }
      for (const path of PATHS) expect(await hold.status(path), path).toBeLessThan(500);
    }
  });
  expect(written()).toBe(before);
});

it.skipIf(!canMeasure).each(['plain', 'https'])(
  'of a body that nobody asked for little is read, over %s',
  async (line) => {
    const hold = server();
    let most = Number.NaN;
    await checkServerWithstands(hold, `endless bodies, ${line}`, async () => {
      most = await endlessBodies(hold, line === 'https');
    });
    expect(most).toBeLessThan(SERVER_BYTES_TAKEN_MAX);
  },
);
