import type { MatchRecord } from '@mister-x/engine/record';
import { createContext } from 'svelte';

/** Leads to the set-up of another table; the pages around games bring it. */
export const [setUpHere, provideSetUp] = createContext<() => void>();

/** Leads to the story and the film of a finished game; `undefined` where it has none. */
export const [storyHere, provideStory] = createContext<() => ((record: MatchRecord) => void) | undefined>();

/** Another game like the one that one person has just played behind the cover of this screen. */
export const [tryHiddenHere, provideTryHidden] = createContext<() => void>();
