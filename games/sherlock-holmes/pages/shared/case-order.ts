import type { CaseId, Pack, TokenId } from '../../rules/browser.js';

/** A case as it is drawn: its tokens in a row, with links between neighbours, and those that span more. */
type CaseRow = {
  readonly tokens: readonly { readonly token: TokenId; readonly joined: boolean }[];
  readonly others: readonly (readonly [TokenId, TokenId])[];
};

/** Linked tokens come one after the other as far as one row can show it (SH-8). */
export function caseRow(pack: Pack, id: CaseId): CaseRow {
  const links = pack.cases.get(id)?.links ?? [];
  const own = [...pack.tokens.values()].filter((token) => token.case === id).map((one) => one.id);
  const linked = (a: TokenId, b: TokenId) =>
    links.some(([p, q]) => (p === a && q === b) || (p === b && q === a));
  const degree = (token: TokenId) => own.filter((other) => linked(token, other)).length;
  const left = new Set(own);
  const row: { token: TokenId; joined: boolean }[] = [];
  while (left.size > 0) {
    const last = row.at(-1)?.token;
    const free = [...left].sort((a, b) => degree(a) - degree(b));
    const next = free.find((token) => last !== undefined && linked(last, token));
    // An end of a chain comes first.
    const token = next ?? free.find((each) => degree(each) === 1) ?? free[0];
    if (token === undefined) break;
    row.push({ token, joined: next !== undefined });
    left.delete(token);
  }
  const shown = (a: TokenId, b: TokenId) =>
    row.some(
      ({ token, joined }, i) =>
        joined && [a, b].includes(token) && [a, b].includes(row[i - 1]?.token ?? ''),
    );
  return { tokens: row, others: links.filter(([a, b]) => !shown(a, b)) };
}
