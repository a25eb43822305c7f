/** A word that a board brought along in the reader's language; boards bring words that no language knows, `constructor` among them. */
export function lookUp<T>(messages: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(messages, key) ? messages[key] : undefined;
}
