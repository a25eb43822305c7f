import type { ServerLine } from '../../line/server-line.js';
import { speech } from '../../messages/index.svelte.js';

/** The page of scanners, and what it says of cards: a page, and a sheet over every game. */
export async function loadDevicesPage(line: ServerLine) {
  const shelved = new Set<string>();
  // Not waited for: scanners are looked after without the server as well.
  void line.ask('board:list', {}).then((reply) => {
    if (reply.ok) for (const { game } of reply.value.boards) shelved.add(game);
  });
  const [{ default: page }, { cardReader }] = await Promise.all([
    import('../devices/DevicesPage.svelte'),
    import('../devices/card-reader.js'),
    speech.need('devices', 'scan'),
  ]);
  return [page, await cardReader((game) => shelved.has(game))] as const;
}
