import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, ROOT, WORKSPACES } from './paths.mjs';

const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const lock = read('package-lock.json');

describe('package-lock.json', () => {
  it('holds every optional package of every system, without which npm ci refuses', () => {
    const missing = Object.values(lock.packages)
      .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
      .filter(
        (name) => !Object.keys(lock.packages).some((at) => at.endsWith(`node_modules/${name}`)),
      );
    expect(missing).toEqual([]);
  });

  it('names no address to download from, so that any registry will do', () => {
    const remote = Object.values(lock.packages).filter(({ resolved, link }) => resolved && !link);
    expect(remote).toEqual([]);
  });
});

describe('the whole', () => {
  it.each([
    ['start', 'scripts/start.mjs'],
    ['test', 'scripts/test.mjs'],
    ['test:faults', 'scripts/faults.mjs'],
    ['audit', 'scripts/audit.mjs'],
  ])('has the command %s, which needs nothing installed', (script, file) => {
    expect(read('package.json').scripts[script]).toBe(`node ${file}`);
    expect(existsSync(join(ROOT, file))).toBe(true);
  });

  it('does not ask a registry for advisories in its tests', () => {
    expect(readFileSync(join(ROOT, 'scripts/test.mjs'), 'utf8')).not.toContain('audit');
  });
});

describe.each(WORKSPACES)('the workspace %s', (folder) => {
  it.each(['build', 'lint', 'format', 'check', 'test'])('has the script %s', (script) => {
    expect(read(`${folder}/package.json`).scripts).toHaveProperty(script);
  });

  it('has the version of the whole', () => {
    expect(read(`${folder}/package.json`).version).toBe(read('package.json').version);
  });
});

it('all tests have the same patience', () => {
  const files = ['scripts', ...WORKSPACES].flatMap((each) => [...filesIn(each)]);
  const configs = files.filter((path) => /\/vitest[^/]*\.config\.\w+$/.test(path));
  const texts = configs.map((path) => readFileSync(join(ROOT, path), 'utf8'));
  expect(texts.length).toBeGreaterThan(WORKSPACES.length);
  for (const text of texts) expect(text).toContain('expect: { poll: { timeout: 500_000 } }');
});
