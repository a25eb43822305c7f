import { mount } from 'svelte';
import { Session } from './lib/client/session.svelte.js';
import { speech } from './lib/i18n/index.svelte.js';
import './lib/theme/theme.js';
import App from './table/App.svelte';
import { parseHash, takeHash } from './table/hash.js';
import { Kiosk } from './table/kiosk.svelte.js';

// Before anything that may take its time or fail.
const hash = takeHash(location, history);
await speech.need('common', 'table', 'trust', 'cards');
const kiosk = new Kiosk(new Session());
void kiosk.begin(hash);
// A link that is opened where the page is already loads nothing by itself.
addEventListener('hashchange', () => {
  const { pair, key, watch } = parseHash(location.hash);
  if ((pair ?? key ?? watch) !== undefined) location.reload();
});

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');
mount(App, { target, props: { kiosk } });
