import { main } from '../cli/main.js';

/** The command itself, for evenings with computers, who move faster than people would like. */
process.exitCode = await main(process.argv.slice(2), { paceMs: 100 });
