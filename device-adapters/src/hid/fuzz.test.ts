import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FakeNodeHid } from '../../test-kit/fake-node-hid.js';
import { ManualTimers } from '../../test-kit/serial-bench.js';
import { bootReport, reportsOfTyping } from '../../test-kit/keyboard-reports.js';
import {
  type TwoScannersUse,
  twoScannersUse,
  type Kind,
  POS_DESCRIPTOR,
  type SessionPair,
  reportsOfScan,
} from '../../test-kit/scanner-evening.js';
import type { ScannerConnection } from '../scanner.js';
import { hidAdapter } from './adapter.js';
import { loadNodeHid } from './node-hid.js';

/** All that `MISTERX_TESTS=every npx vitest run src/hid/fuzz` draws takes minutes. */
const RUNS = { quick: 400, all: 4_000, every: 100_000 }[process.env.MISTERX_TESTS ?? ''] ?? 400;
const TIME_MS = 30_000 + RUNS * 20;

const IDLE_MS = 250;
/** Silence after which nothing is awaited from any scanner. */
const SILENCE_MS = 1_000;
const PATHS = ['/dev/hidraw0', '/dev/hidraw1'] as const;
const USAGES = {
  pos: { usagePage: 0x8c, usage: 2 },
  keyboard: { usagePage: 1, usage: 6 },
};

/** Two scanners at an adapter, and what is heard of them. */
async function desk(kinds: readonly [Kind, Kind]) {
  const library = new FakeNodeHid();
  const timers = new ManualTimers();
  const driver = await loadNodeHid(async () => library, 'linux', library);
  const clock = () => timers.now;
  const adapter = hidAdapter(driver, { clock, timers, intervalMs: 1e9, idleMs: IDLE_MS });
  const heard: [(string | null)[], (string | null)[]] = [[], []];
  const connections: ScannerConnection[] = [];

  const putIn = async (index: 0 | 1) => {
    const descriptor = kinds[index] === 'pos' ? POS_DESCRIPTOR : undefined;
    library.plug(PATHS[index], [{ ...USAGES[kinds[index]], serialNumber: `${index}` }], descriptor);
    await adapter.refresh();
    const opened = await adapter.open(PATHS[index]);
    if (!opened.ok) throw new Error(`scanner ${index}: ${opened.error.code}`);
    opened.value.onScan(({ text }) => heard[index].push(text));
    opened.value.onFailure(() => heard[index].push(null));
    connections[index] = opened.value;
  };
  await putIn(0);
  await putIn(1);
  return {
    heard,
    timers,
    send: (index: 0 | 1, report: Uint8Array) => library.send(PATHS[index], [report]),
    async pullOutAndPutBack(index: 0 | 1) {
      library.unplug(PATHS[index]);
      expect((await connections[index]?.ended)?.code).toBe('LOST');
      await adapter.refresh();
      await putIn(index);
    },
  };
}

/** The reports of both scanners, in the order in which they arrive. */
function* merged({ sittings, turns }: SessionPair): Generator<readonly [0 | 1, Uint8Array]> {
  const queues: Uint8Array[][] = [[...sittings[0].reports], [...sittings[1].reports]];
  for (let turn = 0; queues.some((queue) => queue.length > 0); turn += 1) {
    const wanted = turns[turn % Math.max(1, turns.length)] === true ? 1 : 0;
    for (const index of wanted === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const report = queues[index]?.shift();
      if (report === undefined) continue;
      yield [index, report];
      break;
    }
  }
}

async function spend({ kinds, rounds }: TwoScannersUse): Promise<void> {
  const { heard, timers, send, pullOutAndPutBack } = await desk(kinds);
  const expected: [(string | null)[], (string | null)[]] = [[], []];
  for (const round of rounds) {
    for (const [index, report] of merged(round)) {
      send(index, report);
      timers.pass(1);
    }
    for (const index of [0, 1] as const) {
      const { heard: texts, pulled } = round.sittings[index];
      expected[index].push(...texts);
      if (pulled) await pullOutAndPutBack(index);
    }
    timers.pass(SILENCE_MS);
  }
  expect(heard).toEqual(expected);
}

it(
  `hears every scan of ${RUNS} random evenings once, in order, and nothing else`,
  () => fc.assert(fc.asyncProperty(twoScannersUse, spend), { numRuns: RUNS }),
  TIME_MS,
);

it(
  'survives any bytes, tells no text that cannot be one, and reads the next scan',
  async () => {
    const { heard, timers, send } = await desk(['keyboard', 'pos']);
    const code = 'XT40K7B9';
    const junk = fc.array(fc.tuple(fc.constantFrom<0 | 1>(0, 1), fc.uint8Array({ maxLength: 70 })));
    fc.assert(
      fc.property(junk, (reports) => {
        for (const [index, report] of reports) send(index, report);
        // Whatever the junk held down is let go.
        for (const [, [id]] of reports) send(0, bootReport([], id));
        send(0, bootReport([]));
        timers.pass(SILENCE_MS);
        for (const text of heard.flat()) {
          expect(text ?? ' ').toMatch(/^[ -~\u00a0-\u00ff]{1,256}$/);
        }
        heard[0].length = 0;
        heard[1].length = 0;
        for (const report of reportsOfTyping(code)) send(0, report);
        for (const report of reportsOfScan(code)) send(1, report);
        expect(heard.map((texts) => texts.map((text) => text?.toUpperCase()))).toEqual([[code], [code]]);
      }),
      { numRuns: RUNS },
    );
  },
  TIME_MS,
);
