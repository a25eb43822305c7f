import { describe, expect, it } from 'vitest';
import { readJson, WORKSPACES } from './files.js';

type Entry = {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
const packages: Readonly<Record<string, Entry>> = readJson('package-lock.json').packages;

describe('package-lock.json', () => {
  it('holds every optional package of every system, without which npm ci refuses', () => {
    const optional = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
    const places = Object.keys(packages);
    const isMissing = (name: string) => !places.some((at) => at.endsWith(`node_modules/${name}`));
    expect(optional.filter(isMissing)).toEqual([]);
  });

  it('names no address to download from, so that any registry will do', () => {
    expect(Object.values(packages).filter(({ resolved, link }) => resolved && !link)).toEqual([]);
  });
});

describe.each(WORKSPACES)('the workspace %s', (folder) => {
  it.each(['build', 'lint', 'format', 'check', 'test'])('has the script %s', (script) => {
    expect(readJson(`${folder}/package.json`).scripts).toHaveProperty(script);
  });

  it('has the version of the whole', () => {
    expect(readJson(`${folder}/package.json`).version).toBe(readJson('package.json').version);
  });
});
