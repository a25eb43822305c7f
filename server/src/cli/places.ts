import { fileURLToPath } from 'node:url';

/** From `server/src/cli` and from `server/dist/cli` alike. */
const ROOT = new URL('../../../', import.meta.url);

/** The folder `data` of the checkout: beside the README, where the person who installed it looks. */
export const DATA_DIR = fileURLToPath(new URL('data', ROOT));

export const KIOSK_DIR = fileURLToPath(new URL('kiosk/dist', ROOT));
