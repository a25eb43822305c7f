import { main } from '../cli/main.js';

/** The command itself, for tests of what happens when nobody objects: they wait no full minute. */
process.exitCode = await main(process.argv.slice(2), { objectionMs: 8_000 });
