import { Inject, Injectable } from '@nestjs/common';
import { SERVER_ADDRESSES, type CurrentAddresses } from '../runtime/tokens.js';

/** Under which address people reach this server, for what they read elsewhere. */
@Injectable()
export class PublicOrigin {
  constructor(@Inject(SERVER_ADDRESSES) private readonly reach: CurrentAddresses) {}

  /** Without a trailing slash. */
  get now(): string {
    return this.reach().addresses[0] ?? '';
  }
}
