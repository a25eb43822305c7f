/** What of a typed text can be an id in a box; empty where nothing can. */
export function idFromTyped(typed: string): string {
  return typed
    .trim()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
}
