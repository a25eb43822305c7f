import type { BoardFileFaultCode } from '@mister-x/games/pursuit/rules';

/** Why a file was not taken in as a board, or as lines for one. */
const EXCHANGE_FAULTS = [
  /** Not well-formed XML. */
  'NOT_XML',
  /** Document types and entities can make a small file endless, and are never read. */
  'DOCTYPE_FORBIDDEN',
  /** XML, but no graph of nodes and edges in it. */
  'NOT_GRAPHML',
  /** More nodes, edges or nested parts than a board can have. */
  'GRAPH_TOO_LARGE',
  /** Neither its data and label nor its id give a node the number of a station. */
  'NODE_NUMBER_WRONG',
  'NODE_TWICE',
  /** A node without x or y. */
  'POSITION_MISSING',
  'POSITION_WRONG',
  /** A table without a row of `from,to,transport`, or quotation marks that do not end. */
  'ROW_WRONG',
  /** Where a station should be there is no number. */
  'STATION_WRONG',
  'END_UNKNOWN',
  'LINE_TO_ITSELF',
  'TRANSPORT_MISSING',
  'TRANSPORT_UNKNOWN',
  /** What is said of decks, missions or tickets cannot be read. */
  'DATA_WRONG',
] as const;

export type ExchangeCode = (typeof EXCHANGE_FAULTS)[number] | BoardFileFaultCode;

export type ExchangeFault = {
  readonly code: ExchangeCode;
  /** Row of a table, from 1, as spreadsheets count. */
  readonly line?: number;
  /** Its column, from 1. */
  readonly column?: number;
  /** Part of a board file (a JSON pointer) or of a graph (`/graph/edge[12]`, from 1). */
  readonly path?: string;
  /** What was read there, empty where nothing stood. */
  readonly word?: string;
};

/** An XML element as far as graphs need it: no comments, no instructions, names without prefixes. */
export type XmlTree = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlTree[];
  /** Its own text, trimmed. */
  readonly text: string;
};

/** Characters of a file that is read at all. yEd writes some 1,500 for each station and each line. */
export const EXCHANGE_BYTES_MAX = 4_194_304;
