import { MediaQuery } from 'svelte/reactivity';

/** A seven-inch panel: words give way where a drawing says the same. The styles ask for it in the same way. */
export const lowScreen = new MediaQuery('(max-height: 560px)');
