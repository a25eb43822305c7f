import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Connection } from './database/connection.js';
import type { HttpsDoor } from './http/https-door.js';
import type { Announcement } from './network/mdns.js';
import type { ScannersService } from './scanners/scanners.service.js';
import type { CommandsService } from './tables/commands.service.js';
import type { After } from './tokens.js';

/** The longest that each step of closing may take, in milliseconds; together below two seconds. */
export const CLOSE_MS = { queues: 900, sockets: 400, database: 400 };

/** What is open while a server runs. */
type Open = {
  readonly app: NestExpressApplication;
  readonly commands: CommandsService;
  readonly scanners: ScannersService;
  readonly connection: Connection;
  readonly announcement: Announcement | undefined;
  readonly https: HttpsDoor | undefined;
};

/** First what was begun is finished, then nobody is heard any more, and last the disk is let go of. */
export async function stop(
  { app, commands, scanners, connection, announcement, https }: Open,
  after: After,
): Promise<void> {
  const ending = Promise.all([commands.close(), scanners.close()]).then(() => undefined);
  await Promise.all([within(CLOSE_MS.queues, ending, after), announcement?.close()]);
  const doors = Promise.all([app.close(), https?.close()]).then(() => undefined);
  await within(CLOSE_MS.sockets, doors, after);
  await within(CLOSE_MS.database, connection.close(), after);
}

/** Until `work` is done, or `ms` are over. */
async function within(ms: number, work: Promise<void>, after: After): Promise<void> {
  let cancel: (() => void) | undefined;
  const late = new Promise<void>((resolve) => {
    cancel = after(ms, resolve);
  });
  await Promise.race([work, late]);
  cancel?.();
}
