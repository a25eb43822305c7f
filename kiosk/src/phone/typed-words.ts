import { loadWords } from '../lib/trust/load-words.js';

/** Why typed words cannot be take-over words: one that is not on the list, or there are not six. */
type WordsFault = { readonly unknown: string | null };

/** Looked up on the phone: it helps whoever mistyped, and tells a guesser only what the list says. */
export async function faultOf(typed: string): Promise<WordsFault | null> {
  try {
    const { parseTakeoverWords, unknownWord } = await loadWords();
    if (parseTakeoverWords(typed) !== undefined) return null;
    return { unknown: unknownWord(typed)?.slice(0, 40) ?? null };
  } catch {
    // Without the list the server looks.
    return null;
  }
}
