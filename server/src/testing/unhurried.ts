import { main } from '../cli/main.js';
import { OPEN_DOORS } from '../doors/door-limits.js';
import { UNLIMITED } from '../limits/request-gate.js';

/** The command itself, for programs that play faster than people do: tests and benchmarks. */
process.exitCode = await main(process.argv.slice(2), {
  requestLimits: UNLIMITED,
  doorLimits: OPEN_DOORS,
});
