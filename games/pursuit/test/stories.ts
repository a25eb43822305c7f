import type { PursuitStory, StopDistribution } from '../computer/story/types.js';

/** Sentences for whatever does not hold in every story. */
export function storyFaultsOf(story: PursuitStory): readonly string[] {
  const faults: string[] = [];
  const ask = (holds: boolean, what: string): void => {
    if (!holds) faults.push(what);
  };
  const chance = (of: number, what: string): void => {
    ask(of >= 0 && of <= 1 + 1e-9, `${what} is no chance: ${of}`);
  };
  const spread = ({ stops, effective }: StopDistribution, what: string): void => {
    const total = stops.reduce((sum, [, share]) => sum + share, 0);
    ask(Math.abs(total - 1) < 1e-6, `${what}: shares add up to ${total}`);
    ask(effective >= 1 && effective <= stops.length + 1e-9, `${what}: effective ${effective}`);
    ask(
      stops.every(([stop], i) => i === 0 || stop > (stops[i - 1]?.[0] ?? 0)),
      `${what}: order`,
    );
  };
  ask(JSON.stringify(JSON.parse(JSON.stringify(story))) === JSON.stringify(story), 'no JSON');
  JSON.stringify(story, (name, value) => {
    ask(typeof value !== 'number' || Number.isFinite(value), `${name} is no number`);
    return value;
  });
  for (const { leg, believed, smoothed, true: known } of story.legs) {
    spread(believed, `leg ${leg}`);
    spread(smoothed, `leg ${leg}, smoothed`);
    const before = new Set(believed.stops.map(([stop]) => stop));
    ask(
      smoothed.stops.every(([stop]) => before.has(stop)),
      `leg ${leg}: a stop came back`,
    );
    if (known === null) continue;
    ask(known.believed > 0 && known.smoothed > 0, `leg ${leg}: he was where he could not be`);
    ask(Math.abs(2 ** -known.surprise - known.believed) < 1e-6, `leg ${leg}: surprise`);
  }
  for (const { round, afterX, afterDetectives, moves, choice, true: known } of story.rounds) {
    for (const noose of [afterX, afterDetectives]) {
      if (noose === null) continue;
      spread(noose.believed, `round ${round}`);
      chance(noose.chance, `round ${round}`);
      if (noose.true !== null) chance(noose.true.chance, `round ${round}, seen`);
    }
    for (const each of [...moves, ...(choice === null ? [] : [choice])]) {
      chance(each.chance, `round ${round}, a choice`);
      if (each.better === null) continue;
      chance(each.better.chance, `round ${round}, a better choice`);
      ask(each.better.chance > each.chance, `round ${round}: better is worse`);
      ask(each.better.steps.length > 0, `round ${round}: nothing is better`);
    }
    for (const { hit } of moves) chance(hit, `round ${round}, a hit`);
    if (known.choice === null) continue;
    const { safest, riskiest, chance: own } = known.choice;
    ask(safest.chance <= own && own <= riskiest.chance, `round ${round}: X's choice`);
  }
  ask(story.luck.deviation <= Math.sqrt(story.luck.expected) + 1e-9, 'luck');
  const { turningPoints: points } = story;
  ask(
    points.every(({ kept, after }) => kept > after),
    'a turning point was none',
  );
  return faults;
}

/** A story without what depends on the way that X took. */
export function publicPartOfStory(story: PursuitStory): unknown {
  return JSON.parse(JSON.stringify(story, (name, value) => (name === 'true' ? null : value)));
}
