import type { Language } from '@mister-x/engine/protocol';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';
import type { ReminderMessages } from './types.js';
import { ru } from './ru.js';

export const REMINDER_MESSAGES: Readonly<Record<Language, ReminderMessages>> = { en, de, fr, ru };
