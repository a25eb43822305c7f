import { ok } from '@mister-x/engine';
import type { PrintOrder, Requests } from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import type { Device } from '../devices/devices.service.js';
import { type Answered, refuse } from '../requests/answer.js';
import { Downloads } from './downloads.js';
import { fileName } from './file-name.js';
import { orderFault } from './games.js';
import { Press } from './press/press.js';

@Injectable()
export class PrintService {
  constructor(
    private readonly press: Press,
    private readonly downloads: Downloads,
  ) {}

  async print(device: Device, order: PrintOrder): Promise<Answered<Requests['print']['reply']>> {
    if (!device.host) return refuse('FORBIDDEN');
    if (orderFault(order) !== undefined) return refuse('MALFORMED');
    const printed = await this.press.print(order);
    if (printed === undefined) return refuse('BUSY');
    const { pdf, pages } = printed;
    const name = fileName(order);
    return ok({ path: this.downloads.keep({ pdf, name }), name, pages });
  }
}
