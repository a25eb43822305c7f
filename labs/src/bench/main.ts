import { measureLegs } from './engine/legs.js';
import { measureAttacks } from './items/attacks.js';
import { measureComputers } from './items/computers.js';
import { measureCurve } from './items/curve.js';
import { measureFirstEvening } from './items/first-evening.js';
import { measureJoin } from './items/join.js';
import { measureLatency } from './items/latency.js';
import { measureLoad } from './items/load.js';
import { measureMemory } from './items/memory.js';
import { measurePage } from './items/page.js';
import { measurePeer } from './items/peer.js';
import { measureCorrespondence } from './items/post.js';
import { measureReconnect } from './items/reconnect.js';
import { measureScan } from './items/scan.js';
import { measureSearch } from './items/search.js';
import { measureStart } from './items/start.js';
import { measureStore } from './items/store.js';
import { measureStory } from './items/story.js';
import { measureStudio } from './items/studio.js';
import { measureTiming } from './items/timing.js';
import { measureTrust } from './items/trust.js';
import { measureWaiting } from './items/waiting.js';
import { machine } from './machine.js';
import { type BenchOptions, type Item, parseOptions } from './options.js';
import { json, type Report } from './report/figure.js';
import { table } from './report/table.js';

const LEG_ROUNDS = 9;
const MOVES = 1_000;
const RECONNECTS = 20;
const TABLES_OPEN = 1_000;
const STARTS = 5;
const BOOKED_GAMES = 100;
const SCANS = 200;
const JOINS = 15;
const WAITING_SECONDS = 20;
const CURVE_TABLES = [50, 100, 200, 400, 800];
const CURVE_SECONDS = 10;
const SEARCH_ROUNDS = 9;
const CORRESPONDENCE_MATCHES = 500;

type Measure = (options: BenchOptions) => Report | Promise<Report>;

const measures: Readonly<Record<Item, Measure>> = {
  legs: () => measureLegs(LEG_ROUNDS),
  store: () => measureStore(),
  latency: () => measureLatency(MOVES),
  reconnect: () => measureReconnect(RECONNECTS),
  load: ({ tables, seconds }) => measureLoad(tables, seconds),
  curve: () => measureCurve(BOOKED_GAMES, CURVE_TABLES, CURVE_SECONDS),
  memory: () => measureMemory(TABLES_OPEN),
  start: () => measureStart(STARTS),
  attacks: () => measureAttacks(),
  page: () => measurePage(),
  join: () => measureJoin(JOINS),
  'first-evening': () => measureFirstEvening(),
  waiting: () => measureWaiting(WAITING_SECONDS),
  scan: () => measureScan(SCANS),
  studio: () => measureStudio(),
  trust: () => measureTrust(BOOKED_GAMES),
  timing: ({ samples }) => measureTiming(samples),
  search: () => measureSearch(SEARCH_ROUNDS),
  story: () => measureStory(),
  computers: () => measureComputers(),
  post: ({ minutes }) => measureCorrespondence(CORRESPONDENCE_MATCHES, minutes),
};

/** Exit code 0 says that everything was measured, not that every aim was met. */
export async function main(args: readonly string[]): Promise<number> {
  const parsed = parseOptions(args);
  if (!parsed.ok) {
    console.error(parsed.error);
    return 2;
  }
  const options = parsed.value;
  const before = machine();
  const reports: Report[] = [];
  let failures = 0;
  const run = async (name: string, measure: Measure) => {
    console.error(`measuring ${name} …`);
    try {
      reports.push(await measure(options));
    } catch (error) {
      failures++;
      console.error(`${name} could not be measured: ${error instanceof Error ? error.message : error}`);
    }
  };
  for (const item of options.items) await run(item, measures[item]);
  if (options.peer) await run('peer', ({ tables, seconds }) => measurePeer(tables, seconds));
  console.log(options.json ? json(before, reports) : `\n${table(before, reports)}`);
  return failures === 0 ? 0 : 1;
}
