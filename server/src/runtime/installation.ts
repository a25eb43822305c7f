import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** From the package's own manifest, one folder above both `src` and `dist`. */
export const PACKAGE_VERSION: string = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).version;

/** The checkout, from `server/src` and from `server/dist` alike. */
const ROOT = new URL('../../../', import.meta.url);

/** The folder `data` of the checkout: beside the README, where the person who installed it looks. */
export const DATA_DIR = fileURLToPath(new URL('data', ROOT));

export const KIOSK_DIR = fileURLToPath(new URL('kiosk/dist', ROOT));
