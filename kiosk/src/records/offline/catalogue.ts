import type { Language } from '@mister-x/engine/protocol';
import type { Areas } from '../../lib/i18n/areas.js';
import { messages as de } from '../../lib/i18n/records/de.js';
import { messages as en } from '../../lib/i18n/records/en.js';
import { messages as fr } from '../../lib/i18n/records/fr.js';
import { messages as ru } from '../../lib/i18n/records/ru.js';

/** All languages at once: this page cannot fetch one later. */
export const CATALOGUE: Readonly<Record<Language, Areas['records']>> = { en, de, fr, ru };
