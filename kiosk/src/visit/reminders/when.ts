import type { Language } from '@mister-x/engine/protocol';

/** A moment as people say it. */
export function timeText(at: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
