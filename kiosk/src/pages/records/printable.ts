/** Text of a stranger's file, without what would turn or hide the words around it. */
export function withoutControlCharacters(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd');
}
