import { type Json, ok } from '@mister-x/engine';
import { boardSpecs } from '@mister-x/engine/games';
import type { Requests } from '@mister-x/engine/protocol';
import {
  type BoardReceipt,
  boardId,
  checkBoard,
  isBoardId,
  playable,
  readBoardText,
} from '@mister-x/engine/pursuit';
import { Injectable, Logger } from '@nestjs/common';
import { sqliteCode } from '../database/connection.js';
import type { Answered } from '../requests/answer.js';
import { BoardsRepository, isOptions } from './boards.repository.js';
import { UploadSlots } from './uploads.js';

/** Boards on the shelf. */
export const SHELF_MAX = 100;

/** The shelf of boards that people brought along. Nothing of a board is secret: it lies on the table. */
@Injectable()
export class BoardsService {
  private readonly logger = new Logger('Boards');

  constructor(
    private readonly repository: BoardsRepository,
    private readonly slots: UploadSlots,
  ) {}

  async list(): Promise<Answered<Requests['board:list']['reply']>> {
    return ok({ boards: await this.repository.list() });
  }

  async expect(): Promise<Answered<Requests['board:send']['reply']>> {
    return ok({ path: this.slots.make() });
  }

  async remove(board: string): Promise<Answered<null>> {
    await this.repository.remove(board);
    return ok(null);
  }

  /** Takes in what was sent to an address that was open for it. */
  async take(text: string): Promise<BoardReceipt> {
    const read = readBoardText(text);
    if (!read.ok) return { ok: false, ...read.error };
    const file = read.value;
    const spec = boardSpecs.get(file.game);
    if (spec === undefined) return { ok: false, code: 'GAME_UNKNOWN', path: '/game' };
    const notes = checkBoard(file, spec);
    if (!playable(notes)) return { ok: false, code: 'BOARD_UNPLAYABLE', notes };
    const board = boardId(file);
    const summary = {
      board,
      game: file.game,
      name: file.name,
      stations: file.stations.length,
      warnings: notes.length,
      addedAt: Date.now(),
    };
    try {
      const kept = await this.repository.add(summary, JSON.stringify(file), SHELF_MAX);
      return kept ? { ok: true, board, notes } : { ok: false, code: 'SHELF_FULL' };
    } catch (error) {
      const code = sqliteCode(error);
      this.logger.error(`A board could not be saved: ${code}.`);
      if (code === 'SQLITE_FULL' || code === 'SQLITE_IOERR')
        return { ok: false, code: 'DISK_FULL' };
      throw error;
    }
  }

  /** The file of a board on the shelf, or of one that a table was set up with, as JSON. */
  async read(id: string): Promise<string | undefined> {
    return (await this.repository.findFile(id)) ?? (await this.repository.findPlayed(id));
  }

  /** Options with the file of a board in the place of its id; any others as they are. */
  async filled(options: Json): Promise<Json> {
    if (!isOptions(options)) return options;
    const { board } = options;
    if (typeof board !== 'string' || !isBoardId(board)) return options;
    const file = await this.repository.findFile(board);
    return file === undefined ? options : { ...options, board: JSON.parse(file) };
  }
}
