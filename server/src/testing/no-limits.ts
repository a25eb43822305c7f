import { main } from '../cli/main.js';
import { NO_LIMITS } from '../web/limits/limits.js';

/** The command itself, for programs that play faster than people do: tests and benchmarks. */
process.exitCode = await main(process.argv.slice(2), { limits: NO_LIMITS });
