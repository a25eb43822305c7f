import { scan } from '../../../pursuit/messages/scan/fr.js';
import type { messages as english } from './en.js';

export const messages: typeof english = { ...scan };
