import { type Json, ok } from '@mister-x/engine';
import { type CustomFileReceipt, customIdNamedIn, readCustomFile } from '@mister-x/games/custom';
import type { Requests } from '@mister-x/engine/protocol';
import { Injectable, Logger } from '@nestjs/common';
import { storageFault } from '../../database/connection.js';
import type { RequestResult } from '../../socket/requests/answer.js';
import { BoardsRepository } from './boards.repository.js';
import { UploadSlots } from './uploads.js';

/** Boards and packs on the shelf. */
export const CUSTOM_FILES_MAX = 100;

/** The shelf of custom boards and packs. Nothing of them is secret: they lie on the table. */
@Injectable()
export class BoardsService {
  private readonly logger = new Logger('Boards');

  constructor(
    private readonly repository: BoardsRepository,
    private readonly slots: UploadSlots,
  ) {}

  async list(): Promise<RequestResult<Requests['board:list']['reply']>> {
    return ok({ boards: await this.repository.list() });
  }

  async expect(): Promise<RequestResult<Requests['board:send']['reply']>> {
    return ok({ path: this.slots.make() });
  }

  async remove(board: string): Promise<RequestResult<null>> {
    await this.repository.remove(board);
    return ok(null);
  }

  /** Takes in what was sent to an address that was open for it. */
  async take(text: string): Promise<CustomFileReceipt> {
    const read = readCustomFile(text);
    if (!read.ok) return { ok: false, ...read.error };
    const { id: board, file, notes, ...said } = read.value;
    const summary = { board, ...said, warnings: notes.length, addedAt: Date.now() };
    try {
      const kept = await this.repository.add(summary, JSON.stringify(file), CUSTOM_FILES_MAX);
      return kept ? { ok: true, board, notes } : { ok: false, code: 'SHELF_FULL' };
    } catch (error) {
      const fault = storageFault(error);
      if (fault !== 'DISK_FULL') throw error;
      this.logger.error('A board could not be saved: the disk is full.');
      return { ok: false, code: fault };
    }
  }

  /** The file of what is on the shelf, or of what a table was set up with, as JSON. */
  async read(id: string): Promise<string | undefined> {
    return (await this.repository.findFile(id)) ?? (await this.repository.findPlayed(id));
  }

  /** Options of a game with the file in the place of an id on the shelf; any others as they are. */
  async filled(game: string, options: Json): Promise<Json> {
    const named = customIdNamedIn(game, options);
    const file = named && (await this.repository.findFile(named.id));
    if (named === undefined || file === undefined) return options;
    return { ...(options as { readonly [name: string]: Json }), [named.option]: JSON.parse(file) };
  }
}
