import type { Language } from '@mister-x/engine/protocol';

/** Day and time as lists on the big screen say them, in few letters. */
export function dayAndTimeFormat(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
}

/** @param until on the clock of `performance.now()`, as deadlines are (`Visit.deadlines`) */
export function waitsUntilText(until: number, language: Language): string {
  return dayAndTimeFormat(language).format(Date.now() + until - performance.now());
}
