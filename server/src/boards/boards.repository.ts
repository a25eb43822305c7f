import type { Json } from '@mister-x/engine';
import type { BoardSummary } from '@mister-x/engine/protocol';
import { BOARD_FORMAT, type BoardFile, boardIdOf } from '@mister-x/engine/pursuit';
import { Injectable } from '@nestjs/common';
import { Connection } from '../database/connection.js';

type Row = {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly stations: number;
  readonly warnings: number;
  readonly added_at: number;
};

@Injectable()
export class BoardsRepository {
  constructor(private readonly connection: Connection) {}

  /** The one added last first. */
  async list(): Promise<readonly BoardSummary[]> {
    const rows = await this.connection.all<Row>(
      `SELECT id, game, name, stations, warnings, added_at FROM boards
        ORDER BY added_at DESC, id`,
    );
    return rows.map(({ id, added_at, ...row }) => ({ board: id, ...row, addedAt: added_at }));
  }

  /** Of a board on the shelf, as JSON. */
  async findFile(id: string): Promise<string | undefined> {
    const sql = 'SELECT file FROM boards WHERE id = ?';
    return (await this.connection.get<{ file: string }>(sql, [id]))?.file;
  }

  /** Of a board that a table was set up with, wherever the shelf has it. */
  async findPlayed(id: string): Promise<string | undefined> {
    const sql = `SELECT json_extract(options, '$.board') AS file FROM tables WHERE board = ? LIMIT 1`;
    return (await this.connection.get<{ file: string }>(sql, [id]))?.file;
  }

  /** `false` when there is no room. A board that is there already stays as it is. */
  async add({ board, addedAt, ...of }: BoardSummary, file: string, max: number): Promise<boolean> {
    return this.connection.exclusively(async () => {
      if ((await this.findFile(board)) !== undefined) return true;
      const { changes } = await this.connection.run(
        `INSERT INTO boards (id, game, name, stations, warnings, added_at, file)
          SELECT ?, ?, ?, ?, ?, ?, ? WHERE (SELECT count(*) FROM boards) < ?`,
        [board, of.game, of.name, of.stations, of.warnings, addedAt, file, max],
      );
      return changes === 1;
    });
  }

  async remove(id: string): Promise<void> {
    await this.connection.write('DELETE FROM boards WHERE id = ?', [id]);
  }
}

type Options = { readonly [name: string]: Json | undefined };

/** Options with members, of whatever game. */
export function isOptions(options: Json): options is Options {
  return typeof options === 'object' && options !== null && !Array.isArray(options);
}

/** The id of the brought-along board in options that a game has parsed; `null` where there is none. */
export function boardIn(options: Json): string | null {
  const board = isOptions(options) ? options.board : undefined;
  if (board === undefined || !isOptions(board) || board.format !== BOARD_FORMAT) return null;
  return boardIdOf(board as Json as BoardFile);
}
