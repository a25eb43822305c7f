import type { GameTypes } from '@mister-x/engine';
import { VARIANTS } from '@mister-x/games/scotland-yard/rules';
import { SeededDice } from '@mister-x/tests/faults/dice';
import { type Figure, median, type Report } from '../report/figure.js';
import {
  stateAfterDeal,
  europeRules,
  type PlayedCounts,
  playGame,
  type RulesToPlay,
  yardRules,
} from './random-games.js';
import { wholeGame } from './whole-games.js';
import { wholeRounds } from './whole-rounds.js';

const YARD_AIM = { value: 300_000, better: 'more' } as const;
const EUROPE_AIM = { value: 50_000, better: 'more' } as const;
const WARM_UP_MS = 1_000;
const ROUND_MS = 500;

/** Legs per second of processor time, garbage collection on other cores included. */
export function measureLegs(rounds: number): Report {
  const figures: Figure[] = [];
  const notes = [
    `median of ${rounds} rounds of ${ROUND_MS} ms; seconds of processor time of the whole process, so that other programs do not count`,
  ];
  for (const variant of VARIANTS) {
    const { byCpu, byClock, listed } = measure(playsOf(yardRules(variant), 20_000 + variant.length), rounds);
    figures.push({ label: variant, unit: 'legs/s', median: byCpu, aim: YARD_AIM });
    notes.push(`${variant}: ${Math.round(byClock)} legs/s by the clock, ${listed.toFixed(1)} actions listed per turn`);
  }
  const europe = measure(playsOf(europeRules(), 31_000), rounds);
  figures.push({
    label: 'mister-x-europe',
    unit: 'legs/s',
    median: europe.byCpu,
    aim: EUROPE_AIM,
  });
  notes.push(
    `mister-x-europe: ${Math.round(europe.byClock)} legs/s by the clock; actions sampled, not listed, draws, discards and specials included`,
  );
  figures.push(wholeGame(), wholeRounds());
  return {
    item: 'legs',
    title: 'Random games, five detectives: legalActions exhausted + decide + apply',
    figures,
    notes,
  };
}

function playsOf<T extends GameTypes>(rules: RulesToPlay<T>, seed: number): () => PlayedCounts {
  const dice = new SeededDice(seed);
  const starts = Array.from({ length: 64 }, () => stateAfterDeal(rules, dice));
  return () => playGame(rules, dice.pick(starts), dice);
}

function measure(playOne: () => PlayedCounts, rounds: number) {
  const play = (ms: number) => {
    let legs = 0;
    let actions = 0;
    let listed = 0;
    const cpu = process.cpuUsage();
    const began = performance.now();
    let seconds = 0;
    do {
      const played = playOne();
      legs += played.legs;
      actions += played.actions;
      listed += played.listed;
      seconds = (performance.now() - began) / 1000;
    } while (seconds * 1000 < ms);
    const { user, system } = process.cpuUsage(cpu);
    return {
      byCpu: (legs / (user + system)) * 1e6,
      byClock: legs / seconds,
      listed: listed / actions,
    };
  };
  play(WARM_UP_MS);
  const results = Array.from({ length: rounds }, () => play(ROUND_MS));
  return {
    byCpu: median(results.map(({ byCpu }) => byCpu)),
    byClock: median(results.map(({ byClock }) => byClock)),
    listed: median(results.map(({ listed }) => listed)),
  };
}
