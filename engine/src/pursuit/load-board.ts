import { err, ok, type Result } from '../result.js';
import { type Board, type BoardData, compileBoard } from './board.js';

/** Why a board was refused: every fault found, in words for whoever keeps the data. */
export type BoardFault = {
  readonly code: 'BOARD_DATA_INVALID';
  readonly causes: readonly string[];
};

export type BoardRules<Transport extends string> = {
  readonly transports: readonly Transport[];
  /** Stops at every station (SYC-17). */
  readonly everywhere?: Transport;
  readonly decks: readonly string[];
};

/** Checks data of unknown origin and compiles it. */
export function loadBoard<Transport extends string>(
  input: unknown,
  rules: BoardRules<Transport>,
): Result<Board<Transport>, BoardFault> {
  const checked = checkBoardData(input, rules);
  return checked.ok ? ok(compileBoard(checked.value, rules.transports)) : checked;
}

/** Finds every fault of data of unknown origin. */
export function checkBoardData<Transport extends string>(
  input: unknown,
  rules: BoardRules<Transport>,
): Result<BoardData<Transport>, BoardFault> {
  const causes = faultsOf(input, rules);
  return causes.length > 0
    ? err({ code: 'BOARD_DATA_INVALID', causes })
    : ok(input as BoardData<Transport>);
}

function faultsOf<Transport extends string>(
  input: unknown,
  rules: BoardRules<Transport>,
): readonly string[] {
  if (!isRecord(input)) return ['the board is no object'];
  const causes: string[] = [];
  if (typeof input.id !== 'string' || input.id === '') causes.push('id is missing');
  if (typeof input.name !== 'string' || input.name === '') causes.push('name is missing');
  const stops = stationFaults(input.stations, causes);
  const served = linkFaults(input.links, rules.transports, stops, causes);
  const { everywhere } = rules;
  if (everywhere !== undefined) {
    for (const stop of stops) {
      if (!served[everywhere]?.has(stop)) causes.push(`no ${everywhere} line at ${stop}`);
    }
  }
  deckFaults(input.starts, rules.decks, stops, causes);
  return causes;
}

function stationFaults(input: unknown, causes: string[]): ReadonlySet<number> {
  const stops = new Set<number>();
  if (!Array.isArray(input) || input.length === 0) {
    causes.push('stations are missing');
    return stops;
  }
  for (const station of input as unknown[]) {
    if (
      !isRecord(station) ||
      !isStopNumber(station.id) ||
      !Number.isFinite(station.x) ||
      !Number.isFinite(station.y)
    ) {
      causes.push(`not a station: ${JSON.stringify(station)}`);
    } else if (stops.has(station.id)) {
      causes.push(`station ${station.id} is there twice`);
    } else {
      stops.add(station.id);
    }
  }
  return stops;
}

function linkFaults<Transport extends string>(
  input: unknown,
  transports: readonly Transport[],
  stops: ReadonlySet<number>,
  causes: string[],
): Partial<Record<Transport, ReadonlySet<number>>> {
  const served: Partial<Record<Transport, Set<number>>> = {};
  if (!isRecord(input)) {
    causes.push('links are missing');
    return served;
  }
  for (const name of Object.keys(input)) {
    if (!(transports as readonly string[]).includes(name)) causes.push(`unknown transport ${name}`);
  }
  for (const transport of transports) {
    const links: unknown = input[transport];
    const ends = new Set<number>();
    served[transport] = ends;
    if (!Array.isArray(links)) {
      causes.push(`links of ${transport} are missing`);
      continue;
    }
    const seen = new Set<string>();
    for (const link of links as unknown[]) {
      const fault = linkFault(link, stops, seen);
      if (fault !== undefined) causes.push(`${transport} ${JSON.stringify(link)}: ${fault}`);
      else for (const end of link as number[]) ends.add(end);
    }
  }
  return served;
}

function linkFault(
  link: unknown,
  stops: ReadonlySet<number>,
  seen: Set<string>,
): string | undefined {
  if (!Array.isArray(link) || link.length !== 2) return 'not a pair of stops';
  const [a, b] = link as [unknown, unknown];
  if (!isStopNumber(a) || !isStopNumber(b) || !stops.has(a) || !stops.has(b)) {
    return 'unknown stop';
  }
  if (a >= b) return 'the smaller number must come first';
  const key = `${a}-${b}`;
  if (seen.has(key)) return 'there twice';
  seen.add(key);
  return undefined;
}

function deckFaults(
  input: unknown,
  decks: readonly string[],
  stops: ReadonlySet<number>,
  causes: string[],
): void {
  if (!isRecord(input)) {
    causes.push('start cards are missing');
    return;
  }
  for (const deck of decks) {
    const cards: unknown = input[deck];
    if (!Array.isArray(cards) || cards.length === 0) {
      causes.push(`deck ${deck} is missing`);
    } else if (new Set(cards).size !== cards.length) {
      causes.push(`deck ${deck} holds a card twice`);
    } else {
      for (const card of cards as unknown[]) {
        if (!isStopNumber(card) || !stops.has(card)) causes.push(`deck ${deck}: no stop ${card}`);
      }
    }
  }
}

function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function isStopNumber(input: unknown): input is number {
  return Number.isInteger(input) && (input as number) > 0 && (input as number) < 10_000;
}
