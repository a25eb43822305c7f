/** Which rule numbers the names of tests carry. */

/**
 * Rule numbers that begin like those claimed, inside the string and template literals of a source, which is where names of
 * tests and of table rows are. Comments do not count: a comment cannot fail.
 */
export function citationsOf(source: string, claimed: readonly string[]): ReadonlySet<string> {
  const series = new Set(claimed.map((number) => number.replace(/-.*/, '')));
  const numbers = new RegExp(`\\b(?:${[...series].join('|')})-S?\\d+\\b`, 'g');
  const cited = new Set<string>();
  for (const literal of literalsOf(source)) {
    for (const [number] of literal.matchAll(numbers)) cited.add(number);
  }
  return cited;
}

const SOURCE_TOKEN = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

function* literalsOf(source: string): Generator<string> {
  for (const [token] of source.matchAll(SOURCE_TOKEN)) if (!token.startsWith('/')) yield token;
}

export type CitationFaults = {
  /** Claimed, but in the name of no test. */
  readonly missing: readonly string[];
  /** In the name of a test, but claimed by no list. */
  readonly unknown: readonly string[];
};

/** Holds what the tests cite against what is claimed; rules and scenarios alike. */
export function citationFaults(
  sources: Iterable<readonly [path: string, source: string]>,
  claimed: readonly string[],
): CitationFaults {
  const list = new Set(claimed);
  const cited = new Set<string>();
  const unknown: string[] = [];
  for (const [path, source] of sources) {
    for (const number of citationsOf(source, claimed)) {
      cited.add(number);
      if (!list.has(number)) unknown.push(`${number} in ${path}`);
    }
  }
  return { missing: claimed.filter((number) => !cited.has(number)), unknown };
}
