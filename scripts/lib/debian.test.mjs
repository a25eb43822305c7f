import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { dependency, HERE, isDebian } from './debian.mjs';

it.each([
  ['PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n', true],
  ['ID="debian"\n', true],
  ['ID=ubuntu\nID_LIKE=debian\n', false],
  ['VERSION_ID=debian\n', false],
])('tells Debian from its relatives: %j', (release, yes) => {
  expect(isDebian({ ...HERE, exists: () => true, release: () => release })).toBe(yes);
});

it('is not Debian without apt-get, or with nothing that says so', () => {
  const exists = (/** @type {unknown} */ path) => path !== '/usr/bin/apt-get';
  expect(isDebian({ ...HERE, exists, release: () => 'ID=debian\n' })).toBe(false);
  expect(isDebian({ ...HERE, exists: () => false })).toBe(false);
});

it('finds the kernel that stands behind the metapackage', () => {
  const text = [
    'linux-image-amd64',
    '  Depends: linux-base',
    '  Depends: linux-image-6.1.0-56-amd64',
    '  Suggests: linux-image-rt-amd64',
    '',
  ].join('\n');
  expect(dependency(text, 'linux-image-')).toBe('linux-image-6.1.0-56-amd64');
  expect(dependency('linux-image-amd64\n  Suggests: linux-image-x\n', 'linux-image-')).toBe(
    undefined,
  );
  expect(dependency('', 'linux-image-')).toBe(undefined);
});

it.skipIf(process.platform === 'win32')(
  'asks apt-cache in English, whatever people speak here',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'misterx-apt-'));
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true, force: true });
    });
    const script = [
      '#!/bin/sh',
      // As the system's own translations go: LC_ALL counts before LANG, and turns LANGUAGE off.
      '[ "$LC_ALL" = C ] && word=Depends || word="Hängt ab von"',
      'echo "$2"; echo "  $word: linux-image-6.1.0-56-amd64"',
      '',
    ].join('\n');
    writeFileSync(join(folder, 'apt-cache'), script, { mode: 0o755 });
    vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
    vi.stubEnv('LC_ALL', 'de_DE.UTF-8');
    vi.stubEnv('LANGUAGE', 'de');
    const text = await HERE.depends('linux-image-amd64');
    expect(dependency(text, 'linux-image-')).toBe('linux-image-6.1.0-56-amd64');
  },
);
