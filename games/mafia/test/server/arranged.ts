import { main } from '@mister-x/server/cli/main';
import { arrangedEvening } from './evening.js';

/** The command itself, on which one evening of Mafia goes as a test wants it. */
process.exitCode = await main(process.argv.slice(2), {
  registry: arrangedEvening(),
  // Whose phone has gone is away at once.
  awayMs: 0,
});
