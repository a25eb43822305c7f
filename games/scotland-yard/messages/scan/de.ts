import { scan } from '../../../pursuit/messages/scan/de.js';
import type { messages as english } from './en.js';

export const messages: typeof english = { ...scan };
