import { REFEREE, type Rng, unwrap } from '@mister-x/engine';
import { mafia, type State } from '@mister-x/games/mafia/rules';
import { testRng } from '@mister-x/engine/testing';
import { type Figure, median } from '../report/figure.js';

/** 100,000 rounds in a minute. */
const AIM = { value: 1_667, better: 'more' } as const;
const ROUNDS = 400;
const RUNS = 5;

/** Rounds of Mafia, from deal to ransom through `decide` and `apply`, in a second of processor time. */
export function wholeRounds(): Figure {
  const rates = Array.from({ length: RUNS + 1 }, (_, nth) => {
    const before = process.cpuUsage();
    const rounds = play(ROUNDS, testRng(nth + 1));
    const { user, system } = process.cpuUsage(before);
    return rounds / ((user + system) / 1_000_000);
  });
  return {
    label: 'mafia, rounds',
    unit: 'rounds/s',
    median: median(rates.slice(1)),
    aim: AIM,
  };
}

function play(most: number, rng: Rng): number {
  const options = unwrap(mafia.parseOptions({ flags: { early_end: 'none' } }));
  let rounds = 0;
  while (rounds < most) {
    let state = unwrap(mafia.start(mafia.setup(options, rng)));
    while (state.phase !== 'over' && rounds + state.round <= most) state = next(state, rng);
    rounds += state.round;
  }
  return rounds;
}

function next(state: State, rng: Rng): State {
  const [due] = mafia.timers(state);
  const seat = mafia.toAct(state)[0] ?? REFEREE;
  const action = seat === REFEREE ? due?.action : mafia.sampleAction(state, seat, rng);
  if (action === undefined) throw new Error('nobody can act');
  const { states } = unwrap(mafia.decide(state, seat, action, rng));
  return states.at(-1) ?? state;
}
