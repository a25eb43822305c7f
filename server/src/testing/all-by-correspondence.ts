import { registry } from '@mister-x/engine';
import { games } from '@mister-x/games';
import { main } from '../cli/main.js';

/** The command itself, with every game played by correspondence under masks: whatever it is, its people are invited. */
const all = games.ids.flatMap((id) => games.get(id) ?? []);
process.exitCode = await main(process.argv.slice(2), {
  registry: registry(
    ...all.map((game) => ({
      ...game,
      correspondence: () => ({ anonymous: true, replacing: true, consentMs: null }),
    })),
  ),
});
