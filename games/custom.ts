import type { Json } from '@mister-x/engine/core/json';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import { type CustomPackRefusal, isPackId } from '@mister-x/engine/packs/custom-pack';
import {
  BOARD_FORMAT,
  type BoardFile,
  type BoardFileFault,
  type BoardNote,
  type BoardReceipt,
  boardId,
  boardIdOf,
  checkBoard,
  isBoardId,
  parseBoardText,
  mayBePlayed,
  readBoardFile,
} from './pursuit/rules/index.js';
import { GAMES } from './index.js';

/** What people bring in the place of what comes with a game: a board as option `board`, a pack as `pack`. */

export type CustomFile = {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** Stations of a board, places of a pack. */
  readonly stations: number;
  readonly file: Json;
  /** Doubts that are for its owner to judge. */
  readonly notes: readonly BoardNote[];
};

export type CustomFileRefusal =
  | BoardFileFault
  | { readonly code: 'BOARD_UNPLAYABLE'; readonly notes: readonly BoardNote[] }
  | { readonly code: 'GAME_UNKNOWN'; readonly path: string }
  | (CustomPackRefusal & { readonly game: string });

/** What a PUT to the shelf is answered with, as JSON, whatever its status. */
export type CustomFileReceipt = BoardReceipt | ({ readonly ok: false } & CustomPackRefusal);

/** A file of unknown origin that can be played with, by the game that it names. */
export function readCustomFile(text: string): Result<CustomFile, CustomFileRefusal> {
  const input = parseBoardText(text);
  if (!input.ok) return input;
  const members = membersOf(input.value);
  const listed = GAMES.find(({ pack }) => pack?.claims(members));
  if (listed?.pack === undefined) return readCustomBoard(input.value);
  const pack = listed.pack.read(members);
  if (!pack.ok) return err({ ...pack.error, game: listed.game.id });
  const { places: stations, ...file } = pack.value;
  return ok({ ...file, game: listed.game.id, stations, notes: [] });
}

function readCustomBoard(input: unknown): Result<CustomFile, CustomFileRefusal> {
  const read = readBoardFile(input);
  if (!read.ok) return read;
  const file = read.value;
  const spec = GAMES.find(({ game }) => game.id === file.game)?.board;
  if (spec === undefined) return err({ code: 'GAME_UNKNOWN', path: '/game' });
  const notes = checkBoard(file, spec);
  if (!mayBePlayed(notes)) return err({ code: 'BOARD_UNPLAYABLE', notes });
  const { game, name, stations } = file;
  return ok({ id: boardId(file), game, name, stations: stations.length, file, notes });
}

type CustomOption = 'board' | 'pack';

/** The option in which something of this id stands; `undefined` for what is no such id. */
export function customOptionOf(id: string): CustomOption | undefined {
  if (isBoardId(id)) return 'board';
  return isPackId(id) ? 'pack' : undefined;
}

/** By an id in options of this game, what to put in its place; `undefined` where there is none. */
export function customIdNamedIn(
  game: string,
  options: Json,
): { readonly option: CustomOption; readonly id: string } | undefined {
  const listed = GAMES.find((each) => each.game.id === game);
  const option = listed?.pack === undefined ? 'board' : 'pack';
  const id = membersOf(options)[option];
  return typeof id === 'string' && customOptionOf(id) === option ? { option, id } : undefined;
}

/** The id of the custom board or pack in options that the game has parsed; `null` where there is none. */
export function customIdIn(game: string, options: Json): string | null {
  const { board, pack } = membersOf(options);
  const spec = GAMES.find((each) => each.game.id === game)?.pack;
  if (spec !== undefined && pack !== undefined) return spec.idIn(pack as Json);
  if (membersOf(board).format !== BOARD_FORMAT) return null;
  return boardIdOf(board as BoardFile);
}

function membersOf(input: unknown): Readonly<Record<string, unknown>> {
  const isRecord = typeof input === 'object' && input !== null && !Array.isArray(input);
  return isRecord ? (input as Readonly<Record<string, unknown>>) : {};
}
