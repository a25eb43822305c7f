import { mount } from 'svelte';
import { Session } from './lib/client/session.svelte.js';
import { speech } from './lib/i18n/index.svelte.js';
import './lib/theme/theme.js';
import App from './table/App.svelte';
import { Kiosk } from './table/kiosk.svelte.js';

await speech.need('common', 'table', 'trust', 'cards');
const kiosk = new Kiosk(new Session());
void kiosk.begin(location.hash);

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');
mount(App, { target, props: { kiosk } });
