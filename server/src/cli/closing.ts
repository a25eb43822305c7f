import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Connection } from '../database/connection.js';
import type { HttpsServing } from '../web/http/https-door.js';
import type { Lifetime } from '../runtime/lifetime.js';
import type { Announcement } from '../web/network/mdns.js';
import { ScannersService } from '../scanners/scanners.service.js';
import { CommandsService } from '../tables/commands.service.js';
import type { RunAfter } from '../runtime/tokens.js';

/** The longest that each step of closing may take, in milliseconds; together below two seconds. */
export const CLOSING_TIMEOUTS_MS = { queues: 700, sockets: 400, reads: 400, database: 400 };

/** What is open while a server runs; of one whose start failed, what was open by then. */
export type OpenParts = {
  readonly lifetime: Lifetime;
  readonly connection: Connection;
  app?: NestExpressApplication;
  announcement?: Announcement;
  https?: HttpsServing;
};

/**
 * The one way to stop, whatever the reason. First nothing begins any more, then what was begun is
 * finished, then nobody is heard any more, and the disk is let go of when nothing uses it.
 */
export async function stopServer(
  { lifetime, connection, app, announcement, https }: OpenParts,
  after: RunAfter,
): Promise<void> {
  lifetime.end();
  const services = [app?.get(CommandsService), app?.get(ScannersService)];
  const ending = Promise.all(services.map((service) => service?.close()));
  await Promise.all([within(CLOSING_TIMEOUTS_MS.queues, ending, after), announcement?.close()]);
  const sockets = Promise.all([app?.close(), https?.close()]);
  await within(CLOSING_TIMEOUTS_MS.sockets, sockets, after);
  await within(
    CLOSING_TIMEOUTS_MS.reads,
    lifetime.settled().then(() => connection.settled()),
    after,
  );
  await within(CLOSING_TIMEOUTS_MS.database, connection.close(), after);
}

/** Until `work` is done, or `ms` are over. */
async function within(ms: number, work: Promise<unknown>, after: RunAfter): Promise<void> {
  let cancel: (() => void) | undefined;
  const late = new Promise<void>((resolve) => {
    cancel = after(ms, resolve);
  });
  await Promise.race([work, late]);
  cancel?.();
}
