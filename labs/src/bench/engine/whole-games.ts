import { MatchRun, observationOf, REFEREE, seededRngs, unwrap } from '@mister-x/engine';
import { chosenPack, type Options, sherlockHolmes } from '@mister-x/games/sherlock-holmes/rules';
import { collectorPlayer } from '@mister-x/games/sherlock-holmes/computer';
import { testRng } from '@mister-x/engine/testing';
import { type Figure, median } from '../report/figure.js';

const AIM_MS = { value: 100, better: 'less' } as const;
const GAMES = 40;
const WARM_UP = 5;

/** A whole game of five who collect and arrest, in milliseconds of processor time. */
export function wholeGame(): Figure {
  const read = sherlockHolmes.parseOptions({ seats: 5, flags: { first_player: 'random' } });
  const options = unwrap(read);
  const times = Array.from({ length: WARM_UP + GAMES }, (_, nth) => {
    const before = process.cpuUsage();
    play(options, nth);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return {
    label: 'sherlock-holmes, a game of five',
    unit: 'ms',
    median: median(times.slice(WARM_UP)),
    aim: AIM_MS,
  };
}

function play(options: Options, seed: number): void {
  const rng = testRng(seed);
  const chance = seededRngs(seed.toString(16).padStart(64, '0'));
  let run = unwrap(MatchRun.begin(sherlockHolmes, sherlockHolmes.setup(options, rng), chance));
  const player = collectorPlayer(chosenPack(options), rng);
  while (run.outcome === undefined) {
    const [timer] = run.timers;
    const seat = rng.shuffle(run.toAct.filter((each) => each !== REFEREE))[0];
    const command = seat === undefined ? undefined : player.choose(observationOf(run, seat));
    // Where nobody plays it is for the clock, or for the host, who begins.
    const next = command ?? timer?.action ?? run.sample(REFEREE, rng);
    if (next === undefined) throw new Error('nobody can act');
    run = unwrap(run.step(command === undefined ? REFEREE : (seat ?? REFEREE), next)).after;
  }
}
