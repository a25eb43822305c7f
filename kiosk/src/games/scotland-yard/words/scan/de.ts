import { scan } from '../../../../pursuit/words/scan/de.js';
import type { messages as english } from './en.js';

export const messages: typeof english = { ...scan };
