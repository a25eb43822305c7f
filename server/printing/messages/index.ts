import type { Language } from '@mister-x/engine/protocol';
import { messages as de } from './de.js';
import { messages as en, type PrintMessages } from './en.js';
import { messages as fr } from './fr.js';
import { messages as ru } from './ru.js';

export type { PrintMessages };

export const PRINT_MESSAGES: Readonly<Record<Language, PrintMessages>> = { en, de, fr, ru };
