import { main } from '../cli/main.js';

const LONG_MS = 600_000;

/**
 * The command itself, for tests that look at questions before they answer them: on a slow computer
 * that takes longer than people would wait.
 */
process.exitCode = await main(process.argv.slice(2), {
  awayMs: 0,
  objectionMs: LONG_MS,
  timerMs: { concede: LONG_MS, takeback: LONG_MS },
});
