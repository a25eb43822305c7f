import type { Area, AreaName } from './areas.js';
import { speech } from './index.svelte.js';

/** A part of the pages that is loaded late: it is there together with the messages that it says. */
export function part<T>(load: () => Promise<T>, ...messages: readonly (Area | AreaName)[]): () => Promise<T> {
  return async () => {
    const [loaded] = await Promise.all([load(), speech.need(...messages)]);
    return loaded;
  };
}
