import { ok } from '@mister-x/engine';
import type { PrintOrder, Requests } from '@mister-x/engine/protocol';
import { readBoardText } from '@mister-x/engine/pursuit';
import { Injectable } from '@nestjs/common';
import { BoardsService } from '../boards/boards.service.js';
import type { Device } from '../devices/devices.service.js';
import { type Answered, refuse } from '../requests/answer.js';
import { Downloads } from './downloads.js';
import { fileName } from './file-name.js';
import { onBoard, orderFault } from './games.js';
import { Press } from './press/press.js';
import type { PrintJob } from './print-job.js';

@Injectable()
export class PrintService {
  constructor(
    private readonly press: Press,
    private readonly downloads: Downloads,
    private readonly boards: BoardsService,
  ) {}

  async print(device: Device, order: PrintOrder): Promise<Answered<Requests['print']['reply']>> {
    if (!device.host) return refuse('FORBIDDEN');
    if (orderFault(order) !== undefined) return refuse('MALFORMED');
    const job = await this.jobOf(order);
    if (job === undefined) return refuse('MALFORMED');
    const printed = await this.press.print(job);
    if (printed === undefined) return refuse('BUSY');
    const { pdf, pages } = printed;
    const name = fileName(job);
    return ok({ path: this.downloads.keep({ pdf, name }), name, pages });
  }

  /** `undefined`: there is no such board, or none of that game. */
  private async jobOf(order: PrintOrder): Promise<PrintJob | undefined> {
    if (order.board === undefined) return order;
    const text = await this.boards.read(order.board);
    const read = text === undefined ? undefined : readBoardText(text);
    return read?.ok && read.value.game === order.game ? onBoard(order, read.value) : undefined;
  }
}
