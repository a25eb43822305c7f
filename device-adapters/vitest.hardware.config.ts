import { defineConfig } from 'vitest/config';

/** One guest after the other, and no test after one that failed: they share the guest. */
export default defineConfig({
  test: {
    include: ['hardware/*.hardware.ts'],
    testTimeout: 120_000,
    expect: { poll: { timeout: 500_000 } },
    bail: 1,
  },
});
