import { describerOf } from '../games/manifest.js';
import type { EndWords } from './verify-report.js';

/** How games end, as the describer of each game says it. Codes that it has not are those of somebody else's file. */
export async function endWordsOf(game: string | undefined): Promise<EndWords> {
  const describer = game === undefined ? undefined : await describerOf(game);
  const outcomes = new Map(Object.entries(describer?.outcomes ?? {}));
  return (code) => outcomes.get(code)?.report;
}
