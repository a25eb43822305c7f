import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { roomOf, spareDescriptors } from './room.js';

it('knows how much room a disk has', async () => {
  expect(await roomOf(tmpdir())).toBeGreaterThan(0);
  await expect(roomOf('/is/not/there')).rejects.toThrow('ENOENT');
});

it.skipIf(!existsSync('/proc/self/limits'))(
  'counts down with every file that is opened (skipped where the system does not tell)',
  async () => {
    const before = await spareDescriptors();
    const files = await Promise.all(Array.from({ length: 200 }, () => open(tmpdir())));
    // Others open and close some meanwhile.
    expect(Math.abs(before - (await spareDescriptors()) - 200)).toBeLessThan(50);
    for (const file of files) await file.close();
  },
);
