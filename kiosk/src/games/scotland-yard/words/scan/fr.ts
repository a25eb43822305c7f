import { scan } from '../../../../pursuit/words/scan/fr.js';
import type { messages as english } from './en.js';

export const messages: typeof english = { ...scan };
