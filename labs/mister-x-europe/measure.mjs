import { prepare } from '../../scripts/lib/prepare.mjs';
import { design } from './design.mjs';
import { crossings, distances, leastDistance, missionFacts, networkFacts } from './facts.mjs';
import { mapOf, TRANSPORTS } from './map.mjs';

/**
 * `node labs/mister-x-europe/measure.mjs [games]`: the tables of decision 005, in the form in which they stand
 * there. The games are played by the engine, which is installed and built first where it is not.
 */

/** @typedef {import('./games.mjs').Style} Style */

if (!(await prepare(['code']))) process.exit(1);
const { play } = await import('./games.mjs');

const games = Number(process.argv[2] ?? 300);
const { board } = design();
const map = mapOf(board);

/** Hunters by the detectives that each leads. */
const SPLITS = { 1: [5], 2: [3, 2], 3: [2, 2, 1], 5: [1, 1, 1, 1, 1] };
/** @type {readonly [Style, Style][]} X, detectives */
const STYLES = [
  ['greedy', 'random'],
  ['random', 'greedy'],
  ['random', 'random'],
];

console.log(`\nnearest two cities: ${leastDistance(map).toFixed(1)} units`);
const { most, farthest, mean } = distances(map);
console.log(`farthest: ${most} moves, ${farthest}; mean ${mean.toFixed(2)}\n`);

console.log('| transport | lines | stops | lines a stop | stops by lines | beside another line | nearest pass |');
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

/** @type {Record<string, number>} */
const used = {};

console.log('\n| X wins, both greedy | 1 hunter | 2 hunters | 3 hunters | 5 hunters |');
console.log('| --- | --- | --- | --- | --- |');
for (const mission of Object.keys(map.board.missions)) {
  row([
    mission,
    ...Object.values(SPLITS).map((split) => series({ mission, split, x: 'greedy', detectives: 'greedy' })),
  ]);
}
const greedy = games * Object.keys(SPLITS).length * Object.keys(map.board.missions).length;
const uses = Object.entries(used).sort(([a], [b]) => a.localeCompare(b, 'en'));
console.log('\nA game of greedy players in the mean:');
for (const [what, count] of uses) console.log(`  ${what}: ${(count / greedy).toFixed(2)}`);

console.log('\n| X wins, 2 hunters | greedy X, random detectives | random X, greedy detectives | both random |');
console.log('| --- | --- | --- | --- |');
for (const mission of Object.keys(map.board.missions)) {
  row([mission, ...STYLES.map(([x, detectives]) => series({ mission, split: SPLITS[2], x, detectives }))]);
}

/** @param {Omit<import('./games.mjs').Table, 'seed'>} table */
function series(table) {
  let [won, rounds] = [0, 0];
  for (let seed = 1; seed <= games; seed++) {
    const result = play(board, { ...table, seed });
    if (result.winner === 'x') won++;
    rounds += result.rounds;
    for (const [what, count] of Object.entries(result.used)) used[what] = (used[what] ?? 0) + count;
  }
  return `${Math.round((100 * won) / games)} % (${(rounds / games).toFixed(1)} rounds)`;
}

/** @param {readonly unknown[]} cells */
function row(cells) {
  console.log(`| ${cells.join(' | ')} |`);
}
