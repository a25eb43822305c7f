import { games } from '@mister-x/games';
import { verifyRecord } from '@mister-x/engine/record';
import { seedOfRun } from '@mister-x/engine/testing';
import { gameKits } from '@mister-x/games/test/manifest';
import { afterAll, describe, expect, it } from 'vitest';
import { Program } from './bot/program.js';
import { STDIO } from './referee.js';

/** `--open`: a program sees everything and sets positions up, and every record says so. */

const program = new Program([...STDIO, '--open']);
afterAll(() => program.end());

const SEED = seedOfRun();
const seed = SEED.toString(16).padStart(64, '0');
const NOW = Date.UTC(2026, 0, 2);
/** So many commands lead into the midst of a game. */
const PLAYED = 40;

type OpenPosition = { readonly [member: string]: unknown };
type Placed = { readonly position: OpenPosition };
type MatchStatus = { readonly canAct: readonly string[]; readonly outcome: unknown };
type Sampled = { readonly action: unknown; readonly command: unknown };
type Recorded = { readonly genesis: OpenPosition };

const GAMES = gameKits.flatMap(({ game: { id: game }, tables: [table] }) =>
  games.get(game) === undefined || table === undefined ? [] : [{ game, options: table.options }],
);

/** A position of a game that goes on, after some commands by chance. */
async function played(game: string, options: unknown, match: string): Promise<OpenPosition> {
  let standing = await program.ask<MatchStatus>({ do: 'new', game, options, seed, match });
  let { position } = await program.ask<Placed>({ do: 'position', match });
  for (let done = 0; done < PLAYED && standing.outcome === null; done++) {
    ({ position } = await program.ask<Placed>({ do: 'position', match }));
    const [seat] = standing.canAct;
    if (seat === undefined) {
      const { timers } = await program.ask<{ timers: { id: string }[] }>({ do: 'timers', match });
      standing = await program.ask({ do: 'expire', match, timer: timers[0]?.id });
      continue;
    }
    const { action, command } = await program.ask<Sampled>({ do: 'sample', match, seat });
    const sent = command === null ? { do: 'act', action } : { do: 'command', command };
    standing = await program.ask({ ...sent, match, seat });
  }
  return position;
}

/** The record, once the host has ended the game. */
async function recorded(match: string): Promise<Recorded> {
  const { outcome } = await program.ask<MatchStatus>({ do: 'outcome', match });
  const abandon = { do: 'command', match, seat: 'referee', command: { kind: 'abandon' } };
  if (outcome === null) {
    expect((await program.reply({ do: 'record', match })).error?.code).toBe('GAME_NOT_OVER');
    await program.ask(abandon);
  }
  return program.ask<Recorded>({ do: 'record', match });
}

const verdictOf = (record: Recorded, genesis = record.genesis) => {
  const { verdict, findings } = verifyRecord({ ...record, genesis }, games, { now: NOW });
  return { seed, verdict, findings };
};
const HOLDS = { seed, verdict: 'consistent-in-itself', findings: [] };

describe.each(GAMES)('$game', ({ game, options }) => {
  it('goes on from a position just as it was, and its records say so', async () => {
    const position = await played(game, options, `${game}-1`);
    const match = `${game}-2`;
    await program.ask({ do: 'new', game, options, position, seed, match });
    expect((await program.ask<Placed>({ do: 'position', match })).position).toEqual(position);

    const whole = await recorded(`${game}-1`);
    expect(whole.genesis).toMatchObject({ open: true });
    expect(whole.genesis).not.toHaveProperty('position');
    expect(verdictOf(whole)).toEqual(HOLDS);
    const placed = await recorded(match);
    expect(placed.genesis).toMatchObject({ open: true, position });
    expect(verdictOf(placed)).toEqual(HOLDS);

    for (const { genesis, ...rest } of [whole, placed]) {
      const { open: _, ...marked } = genesis;
      expect(verdictOf({ genesis, ...rest }, marked).verdict).toBe('invalid');
    }
    const { position: _, ...elsewhere } = placed.genesis;
    expect(verdictOf(placed, elsewhere).verdict).toBe('invalid');
  });

  it('refuses what is no position of it', async () => {
    const others = [[], 7, null, { stopp: 7 }, { options: {} }, { phase: 7 }];
    for (const position of others) {
      const { error } = await program.reply({ do: 'new', game, options, position });
      expect([position, error?.code]).toEqual([position, 'POSITION_INVALID']);
    }
  });

  it('plays or refuses whatever a stranger writes, and a verifier ends as well', async () => {
    const match = `${game}-3`;
    const position = await played(game, options, match);
    const record = await recorded(match);
    for (const member of Object.keys(position)) {
      for (const other of [[], {}, '', -1, [null], { a: [] }]) {
        const changed = { ...position, [member]: other };
        const more = { options, position: changed, match: 'other' };
        const { error } = await program.reply({ do: 'new', game, ...more });
        expect([member, other, error?.code]).not.toEqual([member, other, 'INTERNAL']);
        if (error === undefined) await program.ask({ do: 'forget', match: 'other' });
        const { verdict } = verdictOf(record, { ...record.genesis, position: changed });
        expect([member, other, verdict]).toEqual([member, other, 'invalid']);
      }
    }
  });
});
