import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

/** This computer, as far as packages of Debian are concerned; a test puts another in its place. */
export const HERE = {
  platform: process.platform,
  arch: process.arch,
  exists: existsSync,
  isRoot: () => process.getuid?.() === 0,
  /** Whether `sudo` works without anybody typing a password. */
  hasSudo: () => {
    try {
      execFileSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  },
  release: () => readFileSync('/etc/os-release', 'utf8'),
  /**
   * @param {readonly string[]} args
   * @param {string} [cwd]
   */
  apt: async (args, cwd) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const isOwn = args[0] === 'download' || process.getuid?.() === 0;
    const [command = '', ...before] = isOwn
      ? ['apt-get']
      : ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
    const ran = await run(command, [...before, '-q', ...args], { env, ...(cwd && { cwd }) });
    return ran.code === 0;
  },
  /**
   * What the dependencies of a package are, as apt-cache prints them in English; empty when it is
   * unknown.
   * @param {string} name
   * @returns {Promise<string>}
   */
  depends: (name) =>
    new Promise((resolve) => {
      const env = { ...process.env, LC_ALL: 'C' };
      execFile('apt-cache', ['depends', name], { env }, (error, out) => resolve(error ? '' : out));
    }),
};

/** @typedef {typeof HERE} Computer */

/**
 * Debian itself, not a relative of it: those name and split the kernel's packages differently.
 * @param {Computer} here
 */
export function isDebian(here) {
  if (!here.exists('/usr/bin/apt-get') || !here.exists('/etc/os-release')) return false;
  return /^ID="?debian"?$/m.test(here.release());
}

/**
 * Whether packages may be installed without asking anybody.
 * @param {Pick<Computer, 'isRoot' | 'hasSudo'>} here
 */
export function mayInstall(here) {
  return here.isRoot() || here.hasSudo();
}

/**
 * The package that a metapackage stands for (`linux-image-amd64` for the kernel of the day).
 * @param {string} depends what `apt-cache depends` printed
 * @param {string} prefix
 * @returns {string | undefined}
 */
export function dependency(depends, prefix) {
  const names = [...depends.matchAll(/^\s*\|?Depends: (\S+)$/gm)].map((match) => match[1] ?? '');
  return names.find((name) => name.startsWith(prefix));
}

/**
 * Runs a step that needs apt's lists; when it fails the lists are fetched, as a fresh machine has
 * none and old ones name files that are gone, and it is tried once more.
 * @param {Computer} here
 * @param {() => Promise<boolean>} step
 */
export async function withLists(here, step) {
  if (await step()) return true;
  if (!mayInstall(here)) return false;
  await here.apt(['update']);
  return step();
}
