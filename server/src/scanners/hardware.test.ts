import { openAdapters } from '@mister-x/device-adapters';
import { SCAN_IDLE_MS } from '@mister-x/engine/protocol';
import { afterAll, expect, it, vi } from 'vitest';
import { findHardware } from './hardware.js';

// Other files share one load of the modules; this one has its own, in which one is replaced.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@mister-x/device-adapters', () => ({ openAdapters: vi.fn() }));

it('scans without a suffix are over after the silence that pages count on', async () => {
  await findHardware(['/dev/ttyS0']);
  expect(openAdapters).toHaveBeenCalledWith(expect.objectContaining({ idleMs: SCAN_IDLE_MS, ports: ['/dev/ttyS0'] }));
});
