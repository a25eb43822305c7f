import type { Language } from '@mister-x/engine/protocol';
import { de } from './words/de.js';
import { en } from './words/en.js';
import { fr } from './words/fr.js';
import { ru } from './words/ru.js';
import type { MafiaMessages } from './words/types.js';

export const MAFIA_WORDS: Readonly<Record<Language, MafiaMessages>> = { en, de, fr, ru };
