import { describe, expect, it } from 'vitest';
import { announce } from './mdns.js';

describe('the local name', () => {
  it('does no harm where the network does not allow it, and is closed quickly', async () => {
    // Twice: the second finds the name taken and the port shared.
    const announcements = [await announce(45_123), await announce(45_123)];
    const begun = performance.now();
    await Promise.all(announcements.map((announcement) => announcement.close()));
    expect(performance.now() - begun).toBeLessThan(1_500);
  });
});
