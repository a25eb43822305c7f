import {
  type CaseId,
  DEFAULT_HOLMES_PACK_FILE,
  type PackCase,
  type PackFile,
  type PackToken,
  type TokenId,
  type TokenType,
  tokensOf,
} from '../../rules/browser.js';

/** Changes to the cases of a pack in the making, whether it lists its tokens with them or by themselves. */

export function changeCase(file: PackFile, id: CaseId, change: Partial<Omit<PackCase, 'id'>>): PackFile {
  const at = file.cases.findIndex((each) => each.id === id);
  return {
    ...file,
    cases: file.cases.map((each, i) => (i === at ? { ...each, ...change } : each)),
  };
}

/** The token of a case and a type. */
export function tokenAt(file: PackFile, id: CaseId, type: TokenType): PackToken | undefined {
  return tokensOf(file).find((token) => token.case === id && token.type === type);
}

/** Gives the token of a case and a type this number; there is one from now on. */
export function setNumber(file: PackFile, id: CaseId, type: TokenType, number: number): PackFile {
  const { tokens } = file;
  if (tokens === undefined) {
    const before = file.cases.find((each) => each.id === id)?.tokens;
    return changeCase(file, id, { tokens: { ...before, [type]: number } });
  }
  const known = tokenAt(file, id, type);
  const token = { id: known?.id ?? `${id}-${type}`, case: id, type, number };
  return { ...file, tokens: [...tokens.filter((each) => each.id !== known?.id), token] };
}

/** Two tokens belong together, or no longer do. */
export function toggleLink(file: PackFile, id: CaseId, a: TokenId, b: TokenId): PackFile {
  const links = file.cases.find((each) => each.id === id)?.links ?? [];
  const others = links.filter(([p, q]) => !((p === a && q === b) || (p === b && q === a)));
  const now = others.length === links.length ? [...others, [a, b] as const] : others;
  return changeCase(file, id, { links: now });
}

export function removeLink(file: PackFile, id: CaseId, at: number): PackFile {
  const links = file.cases.find((each) => each.id === id)?.links ?? [];
  return changeCase(file, id, { links: links.filter((_, i) => i !== at) });
}

/** A case more, in a colour that no other has, with a token of each type. */
export function addCase(file: PackFile): { readonly file: PackFile; readonly id: CaseId } {
  const taken = new Set(file.cases.flatMap(({ id, colour }) => [id, colour]));
  const free = DEFAULT_HOLMES_PACK_FILE.cases.map(({ colour }) => colour).find((colour) => !taken.has(colour));
  let id = free ?? 'case';
  for (let n = 2; taken.has(id); n++) id = `case-${n}`;
  const numbers = Object.fromEntries(file.token_types.map((type) => [type, 1]));
  const added = { id, colour: id, title: '?', links: [] };
  const { tokens } = file;
  if (tokens === undefined) {
    return { id, file: { ...file, cases: [...file.cases, { ...added, tokens: numbers }] } };
  }
  const own = file.token_types.map((type) => ({ id: `${id}-${type}`, case: id, type, number: 1 }));
  return { id, file: { ...file, cases: [...file.cases, added], tokens: [...tokens, ...own] } };
}

export function removeCase(file: PackFile, id: CaseId): PackFile {
  const { tokens } = file;
  const cases = file.cases.filter((each) => each.id !== id);
  if (tokens === undefined) return { ...file, cases };
  return { ...file, cases, tokens: tokens.filter((token) => token.case !== id) };
}
