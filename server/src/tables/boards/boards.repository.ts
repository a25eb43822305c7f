import { customOptionOf } from '@mister-x/games/custom';
import type { BoardSummary } from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import { Connection } from '../../database/connection.js';

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

  /** Of a board or a pack on the shelf, as JSON. */
  async findFile(id: string): Promise<string | undefined> {
    const sql = 'SELECT file FROM boards WHERE id = ?';
    return (await this.connection.get<{ file: string }>(sql, [id]))?.file;
  }

  /** Of one that a table was set up with, wherever the shelf has it. */
  async findPlayed(id: string): Promise<string | undefined> {
    const sql = 'SELECT json_extract(options, ?) AS file FROM tables WHERE board = ? LIMIT 1';
    const at = `$.${customOptionOf(id)}`;
    return (await this.connection.get<{ file: string }>(sql, [at, id]))?.file;
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
