import type { Language } from '@mister-x/engine/protocol';
import { words as de } from './de.js';
import { words as en, type PrintWords } from './en.js';
import { words as fr } from './fr.js';
import { words as ru } from './ru.js';

export type { PrintWords };

export const PRINT_WORDS: Readonly<Record<Language, PrintWords>> = { en, de, fr, ru };
