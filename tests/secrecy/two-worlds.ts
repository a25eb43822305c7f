import type { GameTypes, MatchRun, Rng, Seat } from '@mister-x/engine';
import { type AnyGameKit, testRng } from '@mister-x/engine/testing';
import type { PlantedLeak } from '@mister-x/server/testing';
import { type PlannedMatch, type Plan, planMatches, type Turn } from './plan/planner.js';
import type { Recording } from './wire/stage.js';
import { inFolders, SecrecyTable } from './wire/stage.js';

type Command = Turn<GameTypes>['command'];
type Attempt = { readonly seat: Seat; readonly command: Command | 'nonsense' };

export type Evening = {
  /** By whose rules it is planned. */
  readonly kit: AnyGameKit;
  readonly options: unknown;
  /** Seats whose secrets differ between the two servers. */
  readonly hidden: readonly Seat[];
  readonly seed: number;
  readonly rounds: number;
  /** What the servers play, should it not be what was planned. */
  readonly game?: AnyGameKit['game'];
  readonly leak?: PlantedLeak;
  /** Computers sit in the hidden seats. */
  readonly computers?: true;
};

export type TwoWorlds = { readonly left: Recording; readonly right: Recording };

/** Wrong commands tried in each round by everybody, and by those with secrets in one world alone. */
const ATTEMPTS = 2;

/**
 * The same evening on two servers, the same in public, with other secrets: played at the same pace,
 * with wrong commands, connections that break, and a restart.
 */
export async function playTwice(evening: Evening): Promise<TwoWorlds> {
  const { options, hidden, seed, computers = false } = evening;
  const kit = { ...evening.kit, game: roundATable(evening.kit.game) };
  const planned = planOnce({ ...evening, kit });
  return inFolders(async (pages, data) => {
    const staged = { ...kit, game: roundATable(evening.game ?? kit.game) };
    const open = async (name: string, { draws, rounds }: PlannedMatch<GameTypes>): Promise<SecrecyTable> => {
      const { seats } = planned;
      const stage = new SecrecyTable(pages, data(name), staged, draws, {
        ...{ seats, hidden, computers, leak: evening.leak, choosesLate: name === 'right' },
      });
      const first = rounds.findIndex(([turn]) => turn?.byItself !== true);
      await stage.listen().open(options, first);
      return stage;
    };
    const rng = testRng(seed);
    const [left, right] = [await open('left', planned.left), await open('right', planned.right)];
    const both = async (work: (stage: SecrecyTable) => Promise<void>): Promise<void> => {
      await work(left.listen());
      await work(right.listen());
    };
    await both((stage) => stage.http('at the start'));
    const count = planned.left.rounds.length;
    const breaks = [Math.floor(count / 3), count - 1];
    for (let round = 0; round < count; round++) {
      // What the referee does by itself has been done already.
      if (planned.left.rounds[round]?.[0]?.byItself !== true) {
        for (const { seat, command } of attempts(kit, planned, round, rng)) {
          await both((stage) => stage.refused(seat, command));
        }
        const secret = computers ? [] : secretAttempts(kit, planned, round, rng);
        for (const { seat, command } of secret) {
          await right.listen().refused(seat, command);
        }
      }
      if (!computers && rng.int(3) === 0) await right.listen().hiddenAsk();
      await left.listen().play(planned.left.rounds[round] ?? []);
      await right.listen().play(planned.right.rounds[round] ?? []);
      if (breaks.includes(round)) await both((stage) => stage.reconnect());
      if (round === Math.floor((2 * count) / 3)) await both((stage) => stage.restart());
    }
    await both((stage) => stage.pry());
    await both((stage) => stage.http('at the end'));
    return { left: await left.listen().close(), right: await right.listen().close() };
  });
}

/** Seats are claimed at the table here: how invited people come to theirs is tested with the lots. */
function roundATable(game: AnyGameKit['game']): AnyGameKit['game'] {
  return { ...game, correspondence: () => undefined };
}

const plans = new Map<string, Plan<GameTypes>>();

/** The same evening is planned once, however many servers play it. */
function planOnce({ kit, options, hidden, seed, rounds, computers }: Evening): Plan<GameTypes> {
  const key = JSON.stringify([kit.game.id, options, hidden, seed, rounds, computers]);
  const planned = plans.get(key) ?? planMatches<GameTypes>(kit, options, hidden, seed, rounds, computers === true);
  plans.set(key, planned);
  return planned;
}

/** Commands that the others try in vain, on both servers. */
function attempts(
  kit: AnyGameKit,
  { left, hidden, seats }: Plan<GameTypes>,
  round: number,
  rng: Rng,
): readonly Attempt[] {
  const others = seats.filter(({ seat }) => !hidden.includes(seat)).map(({ seat }) => seat);
  return refusedOf(kit, left.before[round], others, rng);
}

/** Commands that those with secrets try in vain, on the second server only. */
function secretAttempts(
  kit: AnyGameKit,
  { right, hidden }: Plan<GameTypes>,
  round: number,
  rng: Rng,
): readonly Attempt[] {
  return refusedOf(kit, right.before[round], hidden, rng);
}

function refusedOf(
  kit: AnyGameKit,
  run: MatchRun<GameTypes> | undefined,
  seats: readonly Seat[],
  rng: Rng,
): readonly Attempt[] {
  const found: Attempt[] = [];
  if (run === undefined || seats.length === 0) return found;
  const isRefused = (seat: Seat, command: Command): boolean => !run.step(seat, command).ok;
  for (let tries = 0; tries < 40 && found.length < ATTEMPTS; tries++) {
    const seat = rng.pick(seats);
    const parsed = kit.game.parseAction(kit.actionInput(rng));
    if (!parsed.ok) continue;
    const command: Command = { kind: 'act', action: parsed.value };
    if (isRefused(seat, command)) found.push({ seat, command });
  }
  const seat = rng.pick(seats);
  const takeback: Command = { kind: 'takeback' };
  if (isRefused(seat, takeback)) found.push({ seat, command: takeback });
  if (rng.int(3) === 0) found.push({ seat, command: 'nonsense' });
  return found;
}
