import { prepare } from './lib/prepare.mjs';

/** Installs and builds what is missing, and nothing else. */
process.exitCode = (await prepare()) ? 0 : 1;
