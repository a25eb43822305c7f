import '../browser/no-eval.js';
import { speech } from '../messages/index.svelte.js';
import { forget } from '../browser/store.js';
import { toasts } from '../kit/toasts.svelte.js';

/**
 * Before the tests of each file. All files share one load of the modules, as reading them takes longer than the
 * tests: what modules keep for as long as a page is open is as in a page that was just opened.
 */
forget('language');
await speech.follow('en');
for (const { id } of toasts.list) toasts.dismiss(id);
