import { Inject, Injectable } from '@nestjs/common';
import { REACH, type ReachNow } from '../runtime/tokens.js';

/** Under which address people reach this server, for what they read elsewhere. */
@Injectable()
export class Origin {
  constructor(@Inject(REACH) private readonly reach: ReachNow) {}

  /** Without a trailing slash. */
  get now(): string {
    return this.reach().addresses[0] ?? '';
  }
}
