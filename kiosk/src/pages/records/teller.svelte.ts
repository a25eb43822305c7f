import type { MatchRecord } from '@mister-x/engine/record';
import type { Tale } from '@mister-x/games/pursuit/pages/story/tale.ts';
import type { TellAnswer, TellAsk } from './tell.js';

/** A small computer needs half a minute for a long game. */
const LATE_MS = 300_000;

/** Has the story of a record worked out beside the page, which does without it if that fails. */
export class Teller {
  tale = $state.raw<Tale>({ at: 'telling' });

  #open: () => Worker;
  #worker: Worker | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(open: () => Worker) {
    this.#open = open;
  }

  tell(record: MatchRecord): void {
    this.stop();
    this.tale = { at: 'telling' };
    try {
      const worker = this.#open();
      this.#worker = worker;
      worker.onmessage = ({ data }: MessageEvent<TellAnswer>) => {
        this.#end({ at: 'told', story: data.story });
      };
      worker.onerror = (event) => {
        // It is said on the page; the console need not complain as well.
        event.preventDefault();
        this.#end({ at: 'failed' });
      };
      this.#timer = setTimeout(() => this.#end({ at: 'failed' }), LATE_MS);
      const ask: TellAsk = { record };
      worker.postMessage(ask);
    } catch {
      this.#end({ at: 'failed' });
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #end(tale: Tale): void {
    this.stop();
    this.tale = tale;
  }
}
