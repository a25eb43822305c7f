import { createContext } from 'svelte';

/** Leads to the set-up of another table; the pages around games bring it. */
export const [setUpHere, provideSetUp] = createContext<() => void>();
