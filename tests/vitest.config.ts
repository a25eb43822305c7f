import { defineConfig } from 'vitest/config';

/** These tests drive what is built: the command, the server and the pages, from outside. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**'],
    // Against hanging only: several times what the slowest takes on two slow processors.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Browsers and servers share the machine; one file after the other keeps them quick.
    fileParallelism: false,
  },
});
