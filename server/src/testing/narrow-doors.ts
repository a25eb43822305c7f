import { main } from '../cli/main.js';
import { narrowed } from '../doors/door-limits.js';

/** The command itself with an eighth of the places at its doors, for tests that attack with an eighth of the attackers. */
process.exitCode = await main(process.argv.slice(2), { doorLimits: narrowed(8) });
