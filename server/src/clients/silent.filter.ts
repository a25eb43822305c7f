import { Catch, Logger, type WsExceptionFilter } from '@nestjs/common';

/**
 * Nest's own filter sends the sender's payload back past the outbox. What reaches this one is a
 * bug, as every request is answered at the desk: it is noted and nothing is sent.
 */
@Catch()
export class SilentFilter implements WsExceptionFilter {
  private readonly logger = new Logger('Sockets');

  catch(error: unknown): void {
    const msg = 'A message could not be handled because of an unexpected error.';
    this.logger.error({ msg, err: error });
  }
}
