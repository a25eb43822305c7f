import { describe, expect, it } from 'vitest';
import { announce } from './mdns.js';

describe('the local name', () => {
  it('does no harm where the network does not allow it, and is closed', async () => {
    // Twice: the second finds the name taken and the port shared.
    const announcements = [await announce(45_123), await announce(45_123)];
    const closed = await Promise.all(announcements.map((announcement) => announcement.close()));
    expect(closed).toHaveLength(2);
  });
});
