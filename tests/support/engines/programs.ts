import { PROJECT } from '../../project.js';

/** Packages of Debian with other engines, each with the program that is run; `npm test` installs these. */
export const { ENGINES } = (await import(new URL('scripts/lib/browsers.mjs', PROJECT).href)) as {
  readonly ENGINES: Readonly<Record<'firefox-esr' | 'webkit2gtk-driver' | 'xvfb', string>>;
};
