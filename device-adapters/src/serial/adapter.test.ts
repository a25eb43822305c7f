import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { PseudoTerminals, PYTHON } from '../../test-kit/pseudo-terminals.js';
import { scannerSuite } from '../../test-kit/scanner-suite.js';
import { type SerialBench, serialBench } from '../../test-kit/serial-bench.js';
import { openAdapters } from '../open.js';

if (PYTHON === undefined) {
  // biome-ignore lint/suspicious/noSkippedTests: the report says what this computer lacks
  it.skip('serial ports: python3, which makes pseudo-terminals, is not there', () => {});
} else {
  const terminals = new PseudoTerminals();
  afterAll(() => terminals.end());
  scannerSuite('a serial port', (clock) => serialBench(clock, terminals));
  describe('a serial port', () => ports(terminals));
}

function ports(terminals: PseudoTerminals): void {
  /** An open scanner, and what is heard of it. */
  async function scanner(act: (bench: SerialBench, texts: readonly string[]) => Promise<void>) {
    const bench = await serialBench(() => 0, terminals);
    await bench.plug(bench.desk);
    const opened = await bench.adapter.open(bench.desk.id);
    if (!opened.ok) throw new Error(opened.error.code);
    const texts: string[] = [];
    opened.value.onScan(({ text }) => texts.push(text));
    await act(bench, texts);
    await bench.leave();
  }

  it.each([
    ['CR', ['XT12345K\r', 'XT12345N\r'], ['XT12345K', 'XT12345N']],
    ['CR LF', ['XT12345K\r\nXT12345N\r\n'], ['XT12345K', 'XT12345N']],
    ['Tab', ['XT12345K\tXT12345N\t'], ['XT12345K', 'XT12345N']],
    ['no suffix', ['XT12345K'], ['XT12345K']],
    ['a prefix that cannot be seen', ['\x02XT12345K\x03\r'], ['XT12345K']],
    ['bytes in pieces', ['XT1', '2345', 'K\r'], ['XT12345K']],
    ['characters of Latin-1', ['Rue de la R\xe9publique\r'], ['Rue de la République']],
  ])('understands %s', async (_name, sends, expected) => {
    await scanner(async ({ desk, send, timers }, texts) => {
      for (const text of sends) await send(desk.id, text);
      timers.pass(250);
      expect(texts).toEqual(expected);
    });
  });

  it('tells nothing of a code in which the scanner was pulled out', async () => {
    await scanner(async ({ desk, send, unplug, timers }, texts) => {
      await send(desk.id, 'XT12');
      await unplug(desk.id);
      timers.pass(10_000);
      expect(texts).toEqual([]);
    });
  });

  it('notices a lost port, although nobody watches', async () => {
    const bench = await serialBench(() => 0, terminals);
    const { adapter, desk, plug, timers, leave } = bench;
    await plug(desk);
    const opened = await adapter.open(desk.id);
    if (!opened.ok) throw new Error(opened.error.code);
    let over = false;
    const ended = opened.value.ended.finally(() => {
      over = true;
    });
    await terminals.unplug(desk.id);
    while (!over) {
      timers.pass(1_000);
      await sleep(2);
    }
    expect(await ended).toEqual({ code: 'LOST', device: desk.id });
    await leave();
  });

  it('says BUSY for a port that another program has locked', async () => {
    await scanner(async ({ desk }) => {
      const other = await openAdapters({ clock: () => 0, ports: [desk.id] });
      const theirs = other.adapters.find(({ kind }) => kind === 'serial');
      expect(await theirs?.open(desk.id)).toEqual({
        ok: false,
        error: { code: 'BUSY', device: desk.id, detail: expect.stringContaining('lock') },
      });
    });
  });
}
