import { scan } from '../pursuit/scan-en.js';

/** Playing by scanned cards. */
export const messages = { ...scan };
