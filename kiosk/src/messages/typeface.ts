import type { Language } from '@mister-x/engine/protocol';

/** The same as `--font`, for a canvas. Only these two weights are there. */
const FONT = '"Fira Sans", "Like Arial", "Like DejaVu", sans-serif';
const WEIGHTS = [400, 600] as const;

/** A letter of each subset that the words of a language are written in. */
const SAMPLE_LETTERS: Readonly<Record<Language, string>> = { en: 'a', de: 'a', fr: 'a', ru: 'aя' };

/** Longer nobody waits for letters: what the machine has is read instead. */
const FONT_TIMEOUT_MS = 2_000;

/** Until what a language is written in is there, so that a page appears in its typeface at once. */
export async function loadTypefaceFor(language: Language): Promise<void> {
  if (typeof document === 'undefined' || document.fonts === undefined) return;
  const loaded = WEIGHTS.map((weight) => document.fonts.load(`${weight} 1em ${FONT}`, SAMPLE_LETTERS[language]));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, FONT_TIMEOUT_MS);
  });
  await Promise.race([Promise.allSettled(loaded), patience]);
  clearTimeout(timer);
}
