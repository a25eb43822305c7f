import { main } from '../cli/main.js';

/** The command itself, for tests of what happens when nobody objects, or answers: they do not wait a full minute. */
process.exitCode = await main(process.argv.slice(2), {
  awayMs: 0,
  objectionMs: 8_000,
  timerMs: { concede: 45_000 },
});
