import { contractSuite } from './contract/suite.js';
import { kits } from './kits.js';

/** Games per table and check; `CONTRACT_GAMES` plays more of them. */
const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
const games = Number(process?.env.CONTRACT_GAMES ?? 3);

for (const kit of kits) contractSuite(kit, { firstSeed: 1, games });
