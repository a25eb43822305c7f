import { main } from '../cli/main.js';
import { limitsWithFewerPlaces } from '../web/limits/limits.js';

/** The command itself with an eighth of the places, for tests that attack with an eighth of the attackers. */
process.exitCode = await main(process.argv.slice(2), { limits: limitsWithFewerPlaces(8) });
