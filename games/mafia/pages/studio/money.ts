import type { PackFile } from '../../rules/browser.js';

/** The sums of a pack in the making, and its coins. */

export type SumKey = `amounts.${keyof PackFile['amounts']}` | `bank.${'start' | 'blitz_start' | 'unit'}`;

export const AMOUNT_KEYS = [
  'amounts.theft',
  'amounts.robbery',
  'amounts.prostitute_fee',
  'amounts.prostitute_threshold',
] as const satisfies readonly SumKey[];
export const BANK_KEYS = ['bank.start', 'bank.blitz_start', 'bank.unit'] as const satisfies readonly SumKey[];

/** What a file can hold; the referee's shape says the same. */
export const INPUT_MAX = { sum: 1_000_000, unit: 1_000, cell: 999, count: 999, coins: 9 } as const;

type Group = Readonly<Record<string, number>>;

export function sumAt(file: PackFile, key: SumKey): number {
  const [group = '', name = ''] = key.split('.');
  return (file as unknown as Readonly<Record<string, Group>>)[group]?.[name] ?? 0;
}

export function setSumAt(file: PackFile, key: SumKey, value: number): PackFile {
  const [group = '', name = ''] = key.split('.');
  const before = (file as unknown as Readonly<Record<string, Group>>)[group];
  return { ...file, [group]: { ...before, [name]: value } };
}

export type Coin = PackFile['bank']['coins'][number];
/** Of coins that we can draw on paper. */
export const COIN_COLOURS = ['orange', 'silver', 'red', 'blue', 'green', 'yellow', 'purple', 'black', 'white'] as const;

function withCoins(file: PackFile, coins: readonly Coin[]): PackFile {
  return { ...file, bank: { ...file.bank, coins } };
}

export function changeCoin(file: PackFile, at: number, change: Partial<Coin>): PackFile {
  return withCoins(
    file,
    file.bank.coins.map((coin, i) => (i === at ? { ...coin, ...change } : coin)),
  );
}

/** Of the smallest sum, in the first colour that no other coin has. */
export function addCoin(file: PackFile): PackFile {
  const { coins, unit } = file.bank;
  const colour = COIN_COLOURS.find((each) => coins.every((coin) => coin.colour !== each));
  return withCoins(file, [...coins, { value: unit, count: 10, colour: colour ?? 'silver' }]);
}

export function removeCoin(file: PackFile, at: number): PackFile {
  return withCoins(
    file,
    file.bank.coins.filter((_, i) => i !== at),
  );
}

export function coinsTotal({ bank }: Pick<PackFile, 'bank'>): number {
  return bank.coins.reduce((sum, { value, count }) => sum + value * count, 0);
}
