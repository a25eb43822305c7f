import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './paths.mjs';

/**
 * Who may import whom, as the linter sees it: a file at each place of the left column, however deep it
 * lies, with one import.
 */

const GAME = 'engine/src/games/chase';
/** @type {[file: string, imported: string][]} */
const FORBIDDEN = [
  ['engine/src/core/a.ts', '../games/chase/game.js'],
  ['engine/src/core/deep/b.ts', '../../pursuit/board.js'],
  ['engine/src/core/deep/c.ts', '../../trust/index.js'],
  ['engine/src/core/d.ts', '../protocol/index.js'],
  ['engine/src/core/e.ts', '../cards/code.js'],
  ['engine/src/core/f.ts', 'node:fs/promises'],
  ['engine/src/core/i.ts', '../index.js'],
  ['engine/src/core/deep/j.ts', '../../notices.js'],
  ['engine/src/core/g.ts', '@mister-x/server/testing'],
  ['engine/src/core/h.ts', '../../test-kit/seeds.js'],
  ['engine/src/pursuit/deep/a.ts', '../../games/chase/game.js'],
  ['engine/src/pursuit/b.ts', '../trust/index.js'],
  ['engine/src/pursuit/c.ts', '../protocol/index.js'],
  ['engine/src/cards/a.ts', '../pursuit/board.js'],
  ['engine/src/trust/a.ts', '../record/record.js'],
  ['engine/src/trust/deep/b.ts', '../../games/chase/game.js'],
  ['engine/src/record/a.ts', '../protocol/index.js'],
  ['engine/src/record/b.ts', '../games/chase/game.js'],
  ['engine/src/protocol/deep/a.ts', '../../games/chase/game.js'],
  ['engine/src/protocol/b.ts', '../pursuit/board.js'],
  [`${GAME}/a.ts`, '../flight/game.js'],
  [`${GAME}/deep/b.ts`, '../../flight/deep/game.js'],
  [`${GAME}/deep/deeper/c.ts`, '../../../flight/game.js'],
  [`${GAME}/deep/deeper/deepest/g.ts`, '../../../../flight/game.js'],
  [`${GAME}/deep/deeper/deepest/h.ts`, '../../../../../trust/index.js'],
  [`${GAME}/i.ts`, '../index.js'],
  [`${GAME}/deep/j.ts`, '../../describers.js'],
  [`${GAME}/d.ts`, '../../trust/index.js'],
  [`${GAME}/deep/e.ts`, '../../../record/record.js'],
  [`${GAME}/f.ts`, '../../protocol/table.js'],
  ['device-adapters/src/deep/a.ts', '@mister-x/engine/cards'],
  ['server/src/deep/a.ts', '@mister-x/kiosk'],
  ['server/src/deep/b.ts', '@mister-x/tests/support/evening.js'],
  ['server/src/deep/c.ts', '@mister-x/engine/test-kit'],
  ['server/src/matches/a.ts', '../tables/table.js'],
  ['server/src/matches/deep/b.ts', '../../seats/credentials.js'],
  ['server/src/matches/c.ts', '../outbox/outbox.service.js'],
  ['server/src/matches/d.ts', '@mister-x/kiosk'],
  ['server/src/matches/e.ts', '../print/kit.js'],
  ['server/src/matches/deep/f.ts', '../../tokens.js'],
  ['server/src/tables/a.ts', '../seats/credentials.js'],
  ['server/src/tables/deep/b.ts', '@mister-x/engine/test-kit'],
  ['kiosk/src/deep/a.ts', '@mister-x/engine'],
  ['kiosk/src/deep/b.ts', '@mister-x/server/testing'],
  ['kiosk/src/deep/c.ts', 'node:fs/promises'],
];
/** @type {[file: string, imported: string][]} */
const ALLOWED = [
  ['engine/src/core/deep/ok.ts', '../game.js'],
  ['engine/src/pursuit/deep/ok.ts', '../../core/game.js'],
  ['engine/src/record/ok.ts', '../trust/index.js'],
  ['engine/src/protocol/ok.ts', '../record/record.js'],
  [`${GAME}/ok1.ts`, './deep/other.js'],
  [`${GAME}/ok2.ts`, '../../core/game.js'],
  [`${GAME}/deep/ok3.ts`, '../other/place.js'],
  [`${GAME}/deep/ok4.ts`, '../../../pursuit/board.js'],
  [`${GAME}/deep/deeper/ok5.ts`, '../../../../cards/index.js'],
  ['server/src/deep/ok.ts', '@mister-x/engine/trust'],
  ['server/src/matches/ok1.ts', '../database/connection.js'],
  ['server/src/matches/deep/ok2.ts', '../../keys/random.js'],
  ['server/src/matches/deep/ok3.ts', '../answers.js'],
  ['server/src/tables/ok.ts', '../matches/answers.js'],
  ['server/src/seats/ok.ts', '../tables/table.js'],
  ['kiosk/src/deep/ok.ts', '@mister-x/engine/protocol'],
];

describe('the fences between folders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fences-'));
  /** @type {ReadonlySet<string>} */
  let stopped = new Set();

  beforeAll(() => {
    cpSync(join(ROOT, 'biome.json'), join(folder, 'biome.json'));
    for (const [file, imported] of [...FORBIDDEN, ...ALLOWED]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `export * from '${imported}';\n`);
    }
    const biome = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
    const only = ['--only=style/noRestrictedImports', '--vcs-enabled=false'];
    const args = [biome, 'lint', ...only, '--reporter=json', '--max-diagnostics=500', folder];
    const run = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    /** @type {{ diagnostics: { location: { path: string } }[] }} */
    const report = JSON.parse(run.stdout);
    stopped = new Set(report.diagnostics.map(({ location }) => location.path));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const isStopped = (/** @type {string} */ file) =>
    [...stopped].some((path) => path.endsWith(file));

  it.each(FORBIDDEN)('stop %s from importing %s', (file) => {
    expect(isStopped(file)).toBe(true);
  });

  it.each(ALLOWED)('let %s import %s', (file) => {
    expect(isStopped(file)).toBe(false);
  });
});
