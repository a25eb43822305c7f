import { prepare } from './lib/prepare.mjs';

/** `npm run build`: installs and builds what is missing or older than its sources, and nothing else. */
process.exitCode = (await prepare()) ? 0 : 1;
