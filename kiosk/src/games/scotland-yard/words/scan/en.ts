import { scan } from '../../../../pursuit/words/scan/en.js';

/** Playing by scanned cards. */
export const messages = { ...scan };
