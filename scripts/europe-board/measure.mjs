import { design } from './design.mjs';
import { crossings, distances, leastDistance, missionFacts, networkFacts } from './facts.mjs';
import { play } from './simulate/game.mjs';
import { mapOf, TRANSPORTS } from './simulate/map.mjs';
import { randomFrom } from './simulate/random.mjs';

/** `node scripts/europe-board/measure.mjs [games]`: the tables of decision 005, in the form in which they stand there. */

/** @typedef {'random' | 'greedy'} Style */

const games = Number(process.argv[2] ?? 500);
const map = mapOf(design().board);

/** Hunters by the detectives that each leads. */
const SPLITS = { 1: [5], 2: [3, 2], 3: [2, 2, 1], 5: [1, 1, 1, 1, 1] };
/** @type {readonly [Style, Style][]} X, detectives */
const STYLES = [
  ['greedy', 'greedy'],
  ['greedy', 'random'],
  ['random', 'greedy'],
  ['random', 'random'],
];

console.log(`\nnearest two cities: ${leastDistance(map).toFixed(1)} units`);
const { most, farthest, mean } = distances(map);
console.log(`farthest: ${most} moves, ${farthest}; mean ${mean.toFixed(2)}\n`);

console.log(
  '| transport | lines | stops | lines a stop | stops by lines | beside another line | nearest pass |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const transport of TRANSPORTS) {
  const facts = networkFacts(map, transport);
  if (facts.parts !== 1) throw new Error(`${transport} is in ${facts.parts} parts`);
  const degrees = Object.entries(facts.degrees).map(([lines, stops]) => `${lines}: ${stops}`);
  row([
    transport,
    facts.lines,
    facts.stops,
    facts.mean.toFixed(1),
    degrees.join(', '),
    facts.beside,
    facts.clearance.toFixed(0),
  ]);
}

console.log('\n| crossings | all | flatter than 25° |\n| --- | --- | --- |');
for (const [kinds, { all, flat }] of Object.entries(crossings(map))) row([kinds, all, flat]);

console.log(
  '\n| mission | start: moves to nearest and farthest goal, to nearest start card | goal: lines, moves to nearest start card |',
);
console.log('| --- | --- | --- |');
for (const mission of Object.keys(map.board.missions)) {
  const { starts, goals } = missionFacts(map, mission);
  row([
    mission,
    starts.map((s) => `${s.name} ${s.nearest} to ${s.farthest}, ${s.detective}`).join('; '),
    goals.map((g) => `${g.name} ${g.lines}, ${g.detective}`).join('; '),
  ]);
}

console.log(
  `\n| hunters | mission | ${STYLES.map(([x, d]) => `${x} X, ${d} detectives`).join(' | ')} |`,
);
console.log('| --- | --- | --- | --- | --- | --- |');
/** @type {Record<string, number>} */
const used = {};
for (const [hunters, split] of Object.entries(SPLITS)) {
  for (const mission of Object.keys(map.board.missions)) {
    const cells = STYLES.map(([x, detectives]) => {
      const result = series({ mission, split, x, detectives });
      if (x === 'greedy' && detectives === 'greedy') {
        for (const [what, count] of Object.entries(result.used))
          used[what] = (used[what] ?? 0) + count;
      }
      return `${result.won} % in ${result.rounds} rounds`;
    });
    row([hunters, mission, ...cells]);
  }
}

const matches = games * Object.keys(SPLITS).length * Object.keys(map.board.missions).length;
console.log('\nA greedy game in the mean:');
for (const [what, count] of Object.entries(used).sort(([a], [b]) => a.localeCompare(b, 'en'))) {
  console.log(`  ${what}: ${(count / matches).toFixed(2)}`);
}

/** @param {{ mission: string, split: readonly number[], x: Style, detectives: Style }} table */
function series(table) {
  let [won, rounds] = [0, 0];
  /** @type {Record<string, number>} */
  const uses = {};
  for (let seed = 1; seed <= games; seed++) {
    const result = play(map, { ...table, random: randomFrom(seed * 7919) });
    if (result.winner === 'x') won++;
    rounds += result.rounds;
    for (const [what, count] of Object.entries(result.used)) uses[what] = (uses[what] ?? 0) + count;
  }
  return { won: Math.round((100 * won) / games), rounds: (rounds / games).toFixed(1), used: uses };
}

/** @param {readonly unknown[]} cells */
function row(cells) {
  console.log(`| ${cells.join(' | ')} |`);
}
