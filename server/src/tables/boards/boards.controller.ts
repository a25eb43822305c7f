import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CustomFileReceipt, customOptionOf } from '@mister-x/games/custom';
import { BOARD_LIMITS } from '@mister-x/games/pursuit/rules';
import {
  Controller,
  Get,
  HttpStatus,
  Inject,
  NotFoundException,
  Param,
  Put,
  Req,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { Bandwidth } from '../../web/limits/bandwidth.js';
import { RUN_AFTER, type RunAfter } from '../../runtime/tokens.js';
import { BoardsService } from './boards.service.js';
import { readBody, UploadSlots } from './uploads.js';

const STATUS_BY_CODE: Partial<Readonly<Record<string, HttpStatus>>> = {
  FILE_TOO_LARGE: HttpStatus.PAYLOAD_TOO_LARGE,
  TOO_SLOW: HttpStatus.REQUEST_TIMEOUT,
  SHELF_FULL: HttpStatus.CONFLICT,
  DISK_FULL: 507,
} satisfies { [Code in (CustomFileReceipt & { ok: false })['code']]?: number };

@Controller('boards')
export class BoardsController {
  constructor(
    private readonly boards: BoardsService,
    private readonly slots: UploadSlots,
    private readonly bandwidth: Bandwidth,
    @Inject(RUN_AFTER) private readonly after: RunAfter,
  ) {}

  /** What has this name never changes: the name is made of the content. */
  @Get(':name')
  async read(
    @Param('name') name: string,
    @Res({ passthrough: true }) response: ServerResponse,
  ): Promise<StreamableFile> {
    const size = (await this.find(name)).length;
    await this.bandwidth.whole(response, size);
    // Nobody who waited held a board in memory.
    const bytes = await this.find(name);
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    return new StreamableFile(bytes, { type: 'application/json', length: bytes.length });
  }

  @Put(':slot')
  async receive(
    @Param('slot') slot: string,
    @Req() request: IncomingMessage,
    @Res({ passthrough: true }) response: ServerResponse,
  ): Promise<CustomFileReceipt> {
    if (!this.slots.take(slot)) throw new NotFoundException();
    const body = await readBody(request, BOARD_LIMITS.bytes, this.after);
    // Of what was refused in the middle the rest is not waited for.
    if (!body.ok) response.setHeader('Connection', 'close');
    const receipt: CustomFileReceipt = body.ok ? await this.boards.take(body.value) : { ok: false, code: body.error };
    response.statusCode = receipt.ok
      ? HttpStatus.CREATED
      : (STATUS_BY_CODE[receipt.code] ?? HttpStatus.UNPROCESSABLE_ENTITY);
    return receipt;
  }

  private async find(name: string): Promise<Buffer> {
    const id = name.replace(/\.json$/, '');
    const file = id !== name && customOptionOf(id) !== undefined ? await this.boards.read(id) : undefined;
    if (file === undefined) throw new NotFoundException();
    return Buffer.from(file);
  }
}
