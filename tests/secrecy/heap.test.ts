import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../faults/wire/in-process.js';
import { KnownMatch, type Place, type Secret } from './known-match.js';
import { inFolders } from './wire/stage.js';

const SCRIPT = join(PROJECT_FOLDER, 'server', 'dist', 'testing', 'heap-child.js');

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

/** What the key ring keeps of an open match: it must go on when its phones ask for it again. */
const KEPT = ['the share of the key', "the phone's part of the seed"];

class Heap {
  private constructor(
    private readonly process: ChildProcess,
    private readonly folder: string,
    readonly place: Place,
  ) {}

  static async open(folder: string, pages: string): Promise<Heap> {
    const started = fork(SCRIPT, [join(folder, 'data'), pages], { execArgv: ['--expose-gc'] });
    child = started;
    const [place] = (await once(started, 'message')) as [Place];
    return new Heap(started, folder, place);
  }

  /** Tables that are left in memory. */
  async sweep(): Promise<number> {
    return this.ask('sweep');
  }

  /** Which of `secrets` are still in memory as text, after everything was collected that can be. */
  async search(name: string, secrets: readonly Secret[]): Promise<readonly string[]> {
    const file = join(this.folder, `${name}.heapsnapshot`);
    await this.ask(file);
    const text = await readFile(file);
    return secrets.flatMap(({ what, value }) => (text.includes(value) ? [what] : []));
  }

  private async ask(message: string): Promise<number> {
    this.process.send(message);
    const [{ done }] = (await once(this.process, 'message')) as [{ done: number }];
    return done;
  }
}

function named(match: string, secrets: readonly Secret[]): readonly Secret[] {
  return secrets.map(({ what, value }) => ({ what: `${match}: ${what}`, value }));
}

describe('the memory of a server', () => {
  it('forgets the secrets of a match that is over, and the moves of one that nobody looks at', async () => {
    await inFolders(async (pages, data) => {
      const heap = await Heap.open(data('.'), pages);
      const [over, open] = [await KnownMatch.begin(heap.place), await KnownMatch.begin(heap.place)];
      await over.round();
      await open.round();
      const both = [...named('over', over.secrets), ...named('open', open.secrets)];
      // They are found as long as they are needed, so the search is good for something.
      const before = await heap.search('before', both);
      for (const match of ['over', 'open']) {
        expect(before).toContain(`${match}: the share of the key`);
        expect(before.some((what) => what.startsWith(`${match}: a salt`))).toBe(true);
      }
      await over.conclude();
      for (const match of [over, open]) await match.leave();
      expect(await heap.sweep()).toBe(0);
      const all = [...named('over', over.secrets), ...named('open', open.secrets)];
      expect(await heap.search('after', all)).toEqual(KEPT.map((what) => `open: ${what}`));
    });
  });
});
