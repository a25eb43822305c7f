import { Logger } from '@nestjs/common';
import { LOCAL_NAME } from './addresses.js';

/** Answers for the `.local` name until closed. */
export type Announcement = { close(): Promise<void> };

/** A network that does not allow it, or another program on the port, is noted and harmless. */
export async function announce(port: number): Promise<Announcement> {
  const logger = new Logger('Mdns');
  const failed = (error: unknown) =>
    logger.debug(`no ${LOCAL_NAME}: ${error instanceof Error ? error.message : String(error)}`);
  try {
    const { Bonjour } = await import('bonjour-service');
    const bonjour = new Bonjour({}, failed);
    const service = bonjour.publish({
      name: `Mister X on port ${port}`,
      type: 'http',
      port,
      host: LOCAL_NAME,
      probe: false,
    });
    service.on('error', failed);
    return {
      close: () =>
        new Promise((resolve) => {
          const destroy = () => bonjour.destroy(resolve);
          setTimeout(resolve, 300).unref();
          bonjour.unpublishAll(destroy);
        }),
    };
  } catch (error) {
    failed(error);
    return { close: async () => undefined };
  }
}
