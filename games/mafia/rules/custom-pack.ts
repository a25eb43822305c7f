/** What pages may take to read and check a custom pack: large, and fetched only where there is one. */

export {
  CARD_COUNT_BY_TYPE,
  PACK_FAULTS,
  type PackFault,
  type PackFaultCode,
  packFaults,
  SUITS_OF,
} from './check-pack.js';
export { type PackRefusal, packId, readPack, readPackShape } from './read-pack.js';
