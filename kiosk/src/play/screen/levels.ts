import type { Level } from '@mister-x/engine/protocol';
import { createContext } from 'svelte';

/** At which levels computers play the game on the table; the pages around games know. */
export const [levelsHere, provideLevels] = createContext<() => readonly Level[]>();
