import { expect, it } from 'vitest';
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
