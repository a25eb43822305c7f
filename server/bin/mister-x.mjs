#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { endWithNpm } from './left-alone.mjs';

/**
 * The command itself is built from TypeScript; this file stands in the repository so that the
 * first install can already link it.
 */
const main = new URL('../dist/cli/main.js', import.meta.url);
if (existsSync(main)) {
  // Below a script of npm's it is the script that watches.
  if (process.env.npm_lifecycle_event === 'npx') endWithNpm();
  const cli = await import(main.href);
  process.exitCode = await cli.main(process.argv.slice(2));
} else {
  console.error('Mister X is not built yet. Run this once in its folder:\n\n    npm start');
  process.exitCode = 1;
}
