import type { Json, Rng } from '@mister-x/engine';
import type { Program } from './bot/program.js';

/** A match that is played by chance, and all that the referee says meanwhile. */

export type SchemaSample = {
  /** Name of the schema that it must keep to. */
  readonly schema: string;
  readonly value: unknown;
};

type Legal = {
  readonly actions: readonly Json[];
  readonly commands: readonly { readonly kind: string }[];
};
type MatchStatus = { readonly canAct: readonly string[]; readonly outcome: Json };

/** Plays at most `most` commands; what is said comes as it is said. */
export async function* randomMatch(
  program: Program,
  game: string,
  options: unknown,
  most: number,
  rng: Rng,
  seed: string,
): AsyncGenerator<SchemaSample> {
  const opened = await program.ask<MatchStatus & { match: string; seats: { seat: string }[] }>({
    do: 'new',
    game,
    options,
    seed,
  });
  yield { schema: 'opened', value: opened };
  const { match, seats } = opened;
  const viewers = ['table', ...seats.map(({ seat }) => seat)];
  let standing: MatchStatus = opened;

  for (let played = 0; played < most && standing.outcome === null; played++) {
    for (const viewer of viewers) {
      yield { schema: 'view', value: await program.ask({ do: 'view', match, viewer }) };
    }
    const timers = await program.ask<{ timers: { id: string; ms: number }[] }>({
      do: 'timers',
      match,
    });
    yield { schema: 'timers', value: timers };
    const timer = timers.timers[0];
    if (timer !== undefined && (standing.canAct.length === 0 || rng.int(4) === 0)) {
      standing = await program.ask<MatchStatus>({ do: 'expire', match, timer: timer.id });
    } else {
      const seat = rng.pick([...standing.canAct, ...standing.canAct, seats[0]?.seat ?? '', 'referee']);
      const legal = await program.ask<Legal>({ do: 'legal', match, seat, limit: 40 });
      yield { schema: 'legal', value: legal };
      const sample = await program.ask<{ action: Json; command: Json }>({
        do: 'sample',
        match,
        seat,
      });
      yield { schema: 'sample', value: sample };
      const next = moveOf(legal, sample, rng);
      if (next === undefined) continue;
      if ('action' in next) yield { schema: 'action', value: next.action };
      if ('command' in next) yield { schema: 'command', value: next.command };
      standing = await program.ask<MatchStatus>({ match, seat, ...next });
    }
    yield { schema: 'played', value: standing };
    yield { schema: 'standing', value: await program.ask({ do: 'outcome', match }) };
  }
  for (const viewer of viewers) {
    yield { schema: 'view', value: await program.ask({ do: 'view', match, viewer }) };
    yield { schema: 'history', value: await program.ask({ do: 'history', match, viewer }) };
  }
  const described = await program.ask<{ boards: { data: Json }[] }>({ do: 'describe', match });
  for (const { data } of described.boards) yield { schema: 'board', value: data };
  yield { schema: 'forgotten', value: await program.ask({ do: 'forget', match }) };
}

/** Mostly play; sometimes take-backs, and seldom someone gives up. */
function moveOf(
  { actions, commands }: Legal,
  { action, command }: { readonly action: Json; readonly command: Json },
  rng: Rng,
) {
  if (command !== null) return { do: 'command', command } as const;
  const asked = commands.find(({ kind }) => kind === 'takeback');
  if (asked !== undefined && rng.int(4) === 0) return { do: 'command', command: asked } as const;
  const concession = commands.find(({ kind }) => kind === 'concede');
  if (concession !== undefined && rng.int(60) === 0) return { do: 'command', command: concession } as const;
  if (action === null) return undefined;
  const listed = actions.length > 0 && rng.int(2) === 0;
  return { do: 'act', action: listed ? rng.pick(actions) : action } as const;
}
