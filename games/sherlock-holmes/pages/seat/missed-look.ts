import type { LocationId, Notice, TokenId } from '../../rules/browser.js';

/**
 * Whether the window that closed last did so before an answer of this seat's reached it: its phone came late, was
 * away, or its owner let the time pass (SH-56).
 *
 * @param lines what this seat was told since it was last on top of things
 */
export function wasLookMissed(lines: readonly Notice[], seat: string): boolean {
  const closed = lines.filter((line) => line.type === 'windowClosed').at(-1);
  if (closed === undefined) return false;
  const of = lines.filter((line) => 'look' in line && line.look === closed.look);
  const began = of.find((line) => line.type === 'looked');
  if (began === undefined || began.seat === seat) return false;
  return !of.some((line) => (line.type === 'passed' || line.type === 'reacted') && line.seat === seat);
}

/**
 * The token that this seat saw last in the turn that runs: where nobody is left who could look as well, the window
 * closes with the look, and no view shows it open.
 */
export function lastTokenSeen(
  lines: readonly Notice[],
): { readonly location: LocationId; readonly token: TokenId } | undefined {
  const turn = lines.slice(lines.map(({ type }) => type === 'turnBegan').lastIndexOf(true) + 1);
  const seen = turn.filter((line) => line.type === 'looked' || line.type === 'reacted').at(-1);
  if (seen?.token === undefined) return undefined;
  return { location: seen.location, token: seen.token };
}
