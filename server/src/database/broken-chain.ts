import type { TableId } from '@mister-x/engine/protocol';

/** The stored log of a match is not what was written: it is left as it is, and not gone on with. */
export class BrokenChain extends Error {
  constructor(
    readonly table: TableId,
    /** First entry that does not fit, from 1. */
    readonly sequence: number,
  ) {
    super(`The log of table ${table} was altered: entry ${sequence} does not follow the one before.`);
  }
}
