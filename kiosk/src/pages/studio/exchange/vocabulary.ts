import { err, ok, type Result } from '@mister-x/games/pursuit/rules';
import type { StudioSpec } from '../../../games/game-ui.js';

/** Messages of files that other programs wrote, in the languages that people name their columns in. */

/** What programs and people call a column or a datum; what says it best comes first. */
const NAMES_BY_MEANING = {
  from: [
    ...['from', 'source', 'start', 'von', 'Quelle', 'de', 'depuis', 'départ', 'origine'],
    ...['от', 'из', 'откуда', 'источник'],
  ],
  to: [
    ...['to', 'target', 'end', 'nach', 'bis', 'Ziel', 'à', 'vers', 'cible', 'arrivée', 'destination'],
    ...['до', 'к', 'в', 'куда', 'цель'],
  ],
  transport: [
    ...['transport', 'Verkehrsmittel', 'moyen de transport', 'транспорт', 'type', 'Typ', 'тип'],
    ...['kind', 'mode', 'Art', 'вид', 'line', 'Linie', 'ligne', 'линия', 'label', 'edge label'],
    ...['Beschriftung', 'étiquette', 'метка', 'description'],
  ],
  number: ['number', 'no', 'Nummer', 'Nr', 'numéro', 'номер', 'station', 'остановка'],
  label: ['label', 'node label', 'Beschriftung', 'étiquette', 'метка'],
  name: ['name', 'nom', 'название', 'имя'],
} as const;
export type Meaning = keyof typeof NAMES_BY_MEANING;

const KEYS_BY_MEANING = new Map<Meaning, readonly string[]>(
  (Object.keys(NAMES_BY_MEANING) as Meaning[]).map((meaning) => [
    meaning,
    NAMES_BY_MEANING[meaning].map(normalizedKey),
  ]),
);

/** A word without case, accents, spaces and hyphens: `Métro`, `METRO` and `metro` are one. */
export function normalizedKey(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** Everything among `named`, whose names are keys, that has such a meaning; what says it best comes first. */
export function valueWithMeaning<T>(meaning: Meaning, named: Pick<ReadonlyMap<string, T>, 'get'>): readonly T[] {
  return (KEYS_BY_MEANING.get(meaning) ?? []).flatMap((name) => named.get(name) ?? []);
}

/** What graph programs say of every edge: it is no transport. */
const WORDS_OF_ALL_EDGES = new Set(['directed', 'undirected', 'mutual']);

/**
 * Reads the transports of an edge out of all that a file says of it: one, or several (`bus, tram`). Of what it
 * does not know it answers the first word, empty where nothing is said.
 */
export function transportReader({
  transports,
  aliases,
}: StudioSpec): (said: readonly string[]) => Result<readonly string[], string> {
  const known = new Map(
    transports.flatMap((transport) =>
      [transport, ...(aliases[transport] ?? [])].map((word) => [normalizedKey(word), transport] as const),
    ),
  );
  const transportOf = (word: string) => known.get(word) ?? known.get(normalizedKey(word));
  const parts = (text: string) => {
    if (transportOf(text) !== undefined) return [text];
    if (WORDS_OF_ALL_EDGES.has(normalizedKey(text))) return [];
    return text.split(LIST_SEPARATOR).filter((word) => normalizedKey(word) !== '');
  };
  return (said) => {
    const choices = said.map(parts).filter((words) => words.length > 0);
    const right = choices.find((words) => words.every((word) => transportOf(word) !== undefined));
    return right === undefined
      ? err(choices[0]?.find((word) => transportOf(word) === undefined) ?? '')
      : ok(right.map(transportOf).filter((each) => each !== undefined));
  };
}

const LIST_SEPARATOR = /\s*[,;/+&|\n]\s*/;
