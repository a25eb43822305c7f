import { SeededDice } from '@mister-x/tests/faults/dice';
import { type Figure, median, type Report } from '../report/figure.js';
import { detectiveMove, isAway, ROUNDS, xMove } from '../timing/position.js';
import { TimingTable } from '../timing/stage.js';
import { timeStages } from '../timing/stages.js';
import type { Laps } from '../timing/stopwatch.js';
import { cropped, type TwoSamples, worstCrop } from '../timing/welch.js';

/** Matches that only warm the server up. */
const WARM_UP = 40;
/** Beyond it there is no doubt that two timings differ (dudect). */
const WELCH_T_MAX = 4.5;

const [KIOSK, WATCHER, X] = [0, 1, 2];

/** What is timed of each of the last detective's moves, in milliseconds. */
const MEASURES = [
  'answer, inside the server',
  'answer, processor time of the server',
  "the asker's update, inside the server",
  "an onlooker's update, inside the server",
  'answer, at the device',
  "the asker's update, at the device",
  "an onlooker's update, at the device",
] as const;
const TO_X_MEASURE = "X's own update, inside the server" as const;

/** Without sockets and disk, where there is little noise. */
const BEFORE_LABEL = "rules, books and the table's view, before the answer";
const AFTER_LABEL = "X's own view, after it";
const STAGE_SAMPLES = 100_000;

type Measure = (typeof MEASURES)[number] | typeof TO_X_MEASURE;
type Sample = Readonly<Record<Measure, number>>;

/** X near the stop that a detective goes to, and far off; in one run, as the dice fall. */
export function measureTiming(samples: number): Promise<Report> {
  const dice = new SeededDice(1 + Math.floor(Math.random() * 1e9));
  const stages = timeStages(STAGE_SAMPLES, dice);
  return TimingTable.with(async (stage) => {
    const near: Sample[] = [];
    const far: Sample[] = [];
    for (let i = 0; i < WARM_UP; i++) await playMatch(stage, dice);
    while (near.length < samples || far.length < samples) {
      for (const [isNear, sample] of await playMatch(stage, dice)) {
        const side = isNear ? near : far;
        if (side.length < samples) side.push(sample);
      }
    }
    const sides = (name: Measure): TwoSamples => [
      near.map((sample) => sample[name]),
      far.map((sample) => sample[name]),
    ];
    return {
      item: 'timing',
      title: `Whether the time of an answer tells that X is near: |t|, ${samples} moves a side`,
      figures: [
        ...MEASURES.map((name) => figure(name, sides(name), true)),
        figure(TO_X_MEASURE, sides(TO_X_MEASURE), false),
        figure(BEFORE_LABEL, stages.before, true),
        figure(AFTER_LABEL, stages.after, false),
      ],
      notes: [
        'near and far in random order in one run; the largest |t| (Welch) of seven crops',
        ...[...MEASURES, TO_X_MEASURE].map((name) => note(name, sides(name))),
        `the rules alone were timed ${STAGE_SAMPLES} times a side; X's view shows that a difference is found where there is one`,
        note(BEFORE_LABEL, stages.before),
        note(AFTER_LABEL, stages.after),
      ],
    };
  });
}

async function playMatch(
  stage: TimingTable,
  dice: SeededDice,
): Promise<readonly (readonly [near: boolean, sample: Sample])[]> {
  await stage.open();
  const played: [near: boolean, heard: Awaited<ReturnType<TimingTable['hunt']>>][] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const near = dice.int(2) === 0;
    await stage.hide(xMove(round, near));
    played.push([near, await stage.hunt(detectiveMove(round))]);
  }
  const laps = await stage.laps();
  if (laps.length !== ROUNDS) throw new Error(`${laps.length} laps of ${ROUNDS} moves`);
  return played.flatMap(([near, heard], index) => {
    const inside = laps[index];
    if (!isAway(index + 1) || inside === undefined) return [];
    return [[near, sampleOf(inside, heard)] as const];
  });
}

function sampleOf(laps: Laps, heard: Awaited<ReturnType<TimingTable['hunt']>>): Sample {
  const lap = (connection: number) => {
    const found = laps[connection];
    if (found == null) throw new Error('someone was told nothing');
    return found;
  };
  return {
    'answer, inside the server': lap(KIOSK).last,
    'answer, processor time of the server': lap(KIOSK).processor,
    "the asker's update, inside the server": lap(KIOSK).first,
    "an onlooker's update, inside the server": lap(WATCHER).first,
    'answer, at the device': heard.answer,
    "the asker's update, at the device": heard.update,
    "an onlooker's update, at the device": heard.watcher,
    "X's own update, inside the server": lap(X).first,
  };
}

function figure(label: string, sides: TwoSamples, promised: boolean): Figure {
  const t = worstCrop(cropped(sides));
  const aim = { value: WELCH_T_MAX, better: 'less' } as const;
  return { label, unit: '|t|', median: t, ...(promised ? { aim } : {}) };
}

function note(name: string, sides: TwoSamples): string {
  const [near, far] = [median(sides[0]) * 1_000, median(sides[1]) * 1_000];
  const all = cropped(sides).map(({ share, t }) => `${share * 100} %: ${t.toFixed(1)}`);
  return `${name}: median ${near.toFixed(1)} µs near, ${far.toFixed(1)} far; t by crop ${all.join(', ')}`;
}
