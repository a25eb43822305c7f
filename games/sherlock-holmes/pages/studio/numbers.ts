import type { PackFile, TokenId, TokenType } from '../../rules/browser.js';

/** The numbers of a pack, and the names of its types of tokens. */

type Numbers = Pick<PackFile, 'hand_size' | 'line_size' | 'walk_max' | 'arrest_min_tokens'> & Pick<PackFile, 'version'>;
type NumberKey =
  | keyof Numbers
  | `${'players'}.${keyof PackFile['players']}`
  | `${'draw'}.${keyof PackFile['draw']}`
  | `${'score'}.${keyof PackFile['score']}`;

/** What a file can hold; the referee's shape says the same. */
export const NUMBERS: readonly {
  readonly key: NumberKey;
  readonly min: number;
  readonly max: number;
}[] = [
  { key: 'players.min', min: 1, max: 5 },
  { key: 'players.max', min: 1, max: 5 },
  { key: 'hand_size', min: 0, max: 99 },
  { key: 'line_size', min: 1, max: 9 },
  { key: 'walk_max', min: 1, max: 9 },
  { key: 'draw.moved', min: 0, max: 99 },
  { key: 'draw.stayed', min: 0, max: 99 },
  { key: 'draw.cap', min: 0, max: 99 },
  { key: 'arrest_min_tokens', min: 0, max: 5 },
  { key: 'score.start', min: -999, max: 999 },
  { key: 'score.eliminate_at', min: -999, max: 999 },
  { key: 'score.arrest_bonus', min: -999, max: 999 },
  { key: 'score.link_bonus', min: -999, max: 999 },
  { key: 'version', min: 0, max: 9999 },
];

type Group = Readonly<Record<string, number>>;

export function numberAt(file: PackFile, key: NumberKey): number {
  const [name = '', member] = key.split('.');
  const value = (file as unknown as Readonly<Record<string, number | Group>>)[name] ?? 0;
  return typeof value === 'number' ? value : (value[member ?? ''] ?? 0);
}

export function setNumberAt(file: PackFile, key: NumberKey, value: number): PackFile {
  const [name = '', member] = key.split('.');
  if (member === undefined) return { ...file, [name]: value };
  const group = (file as unknown as Readonly<Record<string, Group>>)[name];
  return { ...file, [name]: { ...group, [member]: value } };
}

/** A type of tokens under another name, everywhere. */
export function renameType(file: PackFile, at: number, to: TokenType): PackFile {
  const from = file.token_types[at];
  if (from === undefined || from === to || file.token_types.includes(to)) return file;
  const type = (name: TokenType) => (name === from ? to : name);
  const keys = (table: Readonly<Record<TokenType, number>>) =>
    Object.fromEntries(Object.entries(table).map(([name, n]) => [type(name), n]));
  // Ids of tokens that stand with their cases are made of their types.
  const made = new Map<TokenId, TokenId>(
    file.tokens === undefined ? file.cases.map(({ id }) => [`${id}-${from}`, `${id}-${to}`] as const) : [],
  );
  const token = (id: TokenId) => made.get(id) ?? id;
  return {
    ...file,
    token_types: file.token_types.map(type),
    cases: file.cases.map(({ tokens, links, ...each }) => ({
      ...each,
      ...(tokens === undefined ? {} : { tokens: keys(tokens) }),
      links: links.map(([a, b]) => [token(a), token(b)] as const),
    })),
    ...(file.tokens && { tokens: file.tokens.map((each) => ({ ...each, type: type(each.type) })) }),
    ...(file.cards && {
      cards: file.cards.map(({ symbols, holmes_symbol: shown, ...card }) => ({
        ...card,
        symbols: keys(symbols),
        ...(shown === undefined ? {} : { holmes_symbol: type(shown) }),
      })),
    }),
  };
}
