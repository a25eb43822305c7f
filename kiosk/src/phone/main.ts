import '../lib/theme/theme.js';
import { mount } from 'svelte';
import { speech } from '../lib/i18n/index.svelte.js';
import App from './App.svelte';
import { takeInvitation } from './fragment.js';
import { Phone } from './phone.svelte.js';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');

const phone = new Phone();
const invitation = takeInvitation(location, history);
window.addEventListener('hashchange', () => {
  const another = takeInvitation(location, history);
  if (another !== null) void phone.claim(another.code, another.line);
});

await speech.need('common', 'phone', 'trust');
mount(App, { target, props: { phone } });
await phone.start(invitation);
