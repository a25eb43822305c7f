import type { Language } from '@mister-x/engine/protocol';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';
import type { ReminderWords } from './reminder-words.js';
import { ru } from './ru.js';

export const REMINDER_WORDS: Readonly<Record<Language, ReminderWords>> = { en, de, fr, ru };
