import { contractSuite } from './contract/suite.js';
import { kits } from './kits.js';

/** Games per table and check, old and of this run, fewer in the quick run; `CONTRACT_GAMES` plays more of them. */
const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
const usual = process?.env.MISTERX_TESTS === 'quick' ? 2 : 3;
const games = Number(process?.env.CONTRACT_GAMES ?? usual);

/** A game with many tables plays fewer games at each. */
const USUAL_TABLES = 8;

for (const kit of kits) {
  const share = Math.min(1, USUAL_TABLES / kit.tables.length);
  contractSuite(kit, Math.max(1, Math.floor(games * share)));
}
