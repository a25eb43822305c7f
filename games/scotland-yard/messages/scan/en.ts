import { scan } from '../../../pursuit/messages/scan/en.js';

/** Playing by scanned cards. */
export const messages = { ...scan };
