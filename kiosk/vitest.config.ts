import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['{src,build}/**/*.test.ts'],
    setupFiles: ['../scripts/vitest/seed.mjs'],
    environment: 'node',
    // Guards against tests that hang, not measures of them.
    testTimeout: 60_000,
    expect: { poll: { timeout: 50_000 } },
  },
});
