import { parseAudit, verdict } from './lib/audit.mjs';
import { askNpm } from './lib/run.mjs';
import { heading, say } from './lib/say.mjs';

/**
 * `npm run audit`: asks the registry for advisories about what is in package-lock.json; nothing
 * need be installed. Not part of `npm test`, which must not depend on what a registry says today.
 * Exit codes: 0 nothing is known, 1 something is, 2 nobody could be asked.
 */
async function main() {
  heading('Advisories');
  const run = await askNpm(['audit', '--json', '--omit=dev']);
  const all = await askNpm(['audit', '--json']);
  const { code, lines } = verdict(parseAudit(run), parseAudit(all));
  for (const line of lines) say(line);
  return code;
}

process.exitCode = await main();
