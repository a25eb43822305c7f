import type { MatchRecord } from '@mister-x/engine/record';

/** Of whatever is kept of a finished game, without its ending: `mister-x-2026-11-21-<table>`. An open game has no date. */
export function fileName({ genesis }: MatchRecord): string {
  const day = genesis.open ? 'open' : new Date(genesis.startedAt).toISOString().slice(0, 10);
  return `mister-x-${day}-${genesis.match.replace(/[^\w-]+/g, '').slice(0, 40)}`;
}
