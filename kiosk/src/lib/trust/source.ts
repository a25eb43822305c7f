import type { ChainPosition, ChainProof, MatchRecord } from '@mister-x/engine/protocol';
import type { AskFunction } from '../client/link.js';

/** Where a witness asks for what it has missed. */
export type Source = {
  /** `lost`: the line broke, and whoever comes back asks again; `refused`: the server will not say. */
  readonly chain: (seen: ChainPosition | null) => Promise<ChainProof | 'lost' | 'refused'>;
  /** `undefined` where there is none, as of a match whose key is lost. */
  readonly record: () => Promise<MatchRecord | undefined>;
};

/** Waits between attempts, in milliseconds: a busy server may be slow, but not for ever. */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000];

export function sourceOf(ask: AskFunction, table: string): Source {
  return {
    chain: async (seen) => {
      for (const pause of [0, ...PAUSES]) {
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
        const reply = await ask('chain', { table, seen });
        if (reply.ok) return reply.value;
        if (reply.refusal.code === 'CONNECTION_LOST') return 'lost';
      }
      return 'refused';
    },
    record: async () => {
      const reply = await ask('record', { table });
      return reply.ok ? reply.value : undefined;
    },
  };
}
