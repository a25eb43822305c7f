import { type Json, ok } from '@mister-x/engine';
import { readCustomFile } from '@mister-x/games/custom';
import type { PrintCount, PrintOrder, Requests } from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import { BoardsService } from '../tables/boards/boards.service.js';
import { type RequestResult, refuse } from '../socket/requests/answer.js';
import { PrintedDownloads } from './downloads.js';
import { PRINT_KITS, preparePrint } from '@mister-x/games/printing';
import { PrintWorker } from './worker/print-worker.js';

type Reply<Name extends keyof Requests> = Promise<RequestResult<Requests[Name]['reply']>>;

@Injectable()
export class PrintService {
  constructor(
    private readonly press: PrintWorker,
    private readonly downloads: PrintedDownloads,
    private readonly boards: BoardsService,
  ) {}

  async kits({ language }: Requests['print:kits']['ask']): Reply<'print:kits'> {
    return ok({ kits: [...PRINT_KITS.values()].map((kit) => kit.describe(language)) });
  }

  async pages({ sheets, ...ask }: PrintCount): Reply<'print:pages'> {
    const on = await this.customFileFor(ask);
    if (on === undefined) return refuse('MALFORMED');
    const counts = sheets.map(async (sheet) => {
      // In every language it takes as many.
      const prepared = preparePrint({ ...ask, ...on, sheet, language: 'en' });
      return prepared.ok
        ? { pages: await prepared.value.pages(), fault: null }
        : { pages: 0, fault: prepared.error.code };
    });
    return ok({ sheets: await Promise.all(counts) });
  }

  async print(order: PrintOrder): Reply<'print'> {
    const on = await this.customFileFor(order);
    if (on === undefined) return refuse('MALFORMED');
    const job = { ...order, ...on };
    const prepared = preparePrint(job);
    if (!prepared.ok) return refuse('MALFORMED');
    const printed = await this.press.print(job);
    if (printed === undefined) return refuse('BUSY');
    const { pdf, pages } = printed;
    const name = prepared.value.fileName;
    return ok({ path: this.downloads.keep({ pdf, name }), name, pages });
  }

  /** The board or pack that an order names, if it names one. `undefined`: there is none, or not for that game. */
  private async customFileFor({
    game,
    board,
  }: Pick<PrintOrder, 'game' | 'board'>): Promise<{ readonly file?: Json } | undefined> {
    if (board === undefined) return {};
    const text = await this.boards.read(board);
    const read = text === undefined ? undefined : readCustomFile(text);
    return read?.ok && read.value.game === game ? { file: read.value.file } : undefined;
  }
}
