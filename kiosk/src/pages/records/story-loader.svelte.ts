import type { MatchRecord } from '@mister-x/engine/record';
import type { StoryState } from '@mister-x/games/pursuit/pages/story/story-state.ts';
import type { StoryAnswer, StoryRequest } from './compute-story.js';

/** A small computer needs half a minute for a long game. */
const STORY_TIMEOUT_MS = 300_000;

/** Has the story of a record worked out beside the page, which does without it if that fails. */
export class StoryLoader {
  state = $state.raw<StoryState>({ at: 'computing' });

  #open: () => Worker;
  #worker: Worker | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(open: () => Worker) {
    this.#open = open;
  }

  load(record: MatchRecord): void {
    this.stop();
    this.state = { at: 'computing' };
    try {
      const worker = this.#open();
      this.#worker = worker;
      worker.onmessage = ({ data }: MessageEvent<StoryAnswer>) => {
        this.#end({ at: 'ready', story: data.story });
      };
      worker.onerror = (event) => {
        // It is said on the page; the console need not complain as well.
        event.preventDefault();
        this.#end({ at: 'failed' });
      };
      this.#timer = setTimeout(() => this.#end({ at: 'failed' }), STORY_TIMEOUT_MS);
      const ask: StoryRequest = { record };
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

  #end(state: StoryState): void {
    this.stop();
    this.state = state;
  }
}
