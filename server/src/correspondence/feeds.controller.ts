import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGES, type Language } from '@mister-x/engine/protocol';
import {
  Controller,
  Get,
  HttpException,
  HttpStatus,
  NotFoundException,
  Param,
  Query,
  Req,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { sha256Hex } from '../runtime/random.js';
import { Bandwidth } from '../web/limits/bandwidth.js';
import { LIMITS } from '../web/limits/limits.js';
import { RateLimiter } from '../web/limits/rate-limiter.js';
import { networkOf } from '../web/network/addresses.js';
import { ClientAddresses } from '../web/network/peers.js';
import { TablesRepository } from '../tables/tables.repository.js';
import { atomOf, updatedAt } from './atom.js';
import { FEEDS_PATH } from './reminder.js';
import { ReminderEventsRepository } from './reminder-events.repository.js';
import { PublicOrigin } from './origin.js';
import { RemindersRepository } from './reminders.repository.js';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

@Controller(FEEDS_PATH)
export class FeedsController {
  private readonly reads = new RateLimiter(LIMITS.feedReads);

  constructor(
    private readonly reminders: RemindersRepository,
    private readonly events: ReminderEventsRepository,
    private readonly tables: TablesRepository,
    private readonly origin: PublicOrigin,
    private readonly peers: ClientAddresses,
    private readonly bandwidth: Bandwidth,
  ) {}

  /** What was withdrawn, and what never was, are alike. */
  @Get(':name')
  async read(
    @Param('name') name: string,
    @Query('language') asked: unknown,
    @Req() request: IncomingMessage,
    @Res({ passthrough: true }) response: ServerResponse,
  ): Promise<StreamableFile | undefined> {
    if (!this.reads.of(networkOf(this.peers.addressOf(request))).take()) {
      response.setHeader('Retry-After', '60');
      throw new HttpException('Too Many Requests', HttpStatus.TOO_MANY_REQUESTS);
    }
    const token = name.replace(/\.atom$/, '');
    const feed = TOKEN.test(token) ? await this.reminders.findFeed(sha256Hex(token)) : undefined;
    const table = feed && (await this.tables.find(feed.table));
    if (feed === undefined || table === undefined) throw new NotFoundException();
    const language = isLanguage(asked) ? asked : feed.language;
    const events = await this.events.list(feed.table);
    const origin = this.origin.now;
    const now = Date.now();
    const body = Buffer.from(atomOf({ reminder: feed, token, table, events, language, origin, now }));
    const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    // Never later than now (RFC 9110, 8.8.2.1), even if the clock was set back.
    const changed = new Date(Math.min(updatedAt({ reminder: feed, events }), now));
    response.setHeader('ETag', tag);
    response.setHeader('Last-Modified', changed.toUTCString());
    // For its reader only, who asks each time whether there is more.
    response.setHeader('Cache-Control', 'private, no-cache');
    response.setHeader('X-Robots-Tag', 'noindex');
    if (isKnown(request.headers, tag, changed)) {
      response.statusCode = HttpStatus.NOT_MODIFIED;
      return undefined;
    }
    await this.bandwidth.whole(response, body.length);
    return new StreamableFile(body, {
      type: 'application/atom+xml; charset=utf-8',
      length: body.length,
    });
  }
}

/** RFC 9110, 13.2.2: a tag says it more exactly than a time, which has whole seconds. */
function isKnown(headers: IncomingMessage['headers'], tag: string, changed: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    const known = tags.split(',').map((each) => each.trim().replace(/^W\//, ''));
    return known.includes(tag) || known.includes('*');
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // A time that is still to come says nothing.
  return since <= Date.now() && Math.floor(changed.getTime() / 1_000) * 1_000 <= since;
}

function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}
