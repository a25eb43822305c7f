import '../../browser/no-eval.js';
import '../../kit/theme/theme.js';
import '../../seat/phone.css';
import { mount } from 'svelte';
import { speech } from '../../messages/index.svelte.js';
import { listenForBack } from '../../kit/way-back.js';
import App from './App.svelte';
import { takeInvitation } from './fragment.js';
import { joinPage, namePage, correspondencePage } from './parts.js';
import { Phone } from './phone.svelte.js';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');

const phone = new Phone();
const invitation = takeInvitation(location, history);
window.addEventListener('hashchange', () => {
  const another = takeInvitation(location, history);
  if (another !== null) void phone.come(another);
});

listenForBack();

// The line, the words and the page that comes first are fetched side by side. Most codes are a table's.
const started = phone.start(invitation);
const first =
  phone.stage === 'join'
    ? joinPage
    : invitation === null
      ? undefined
      : invitation.isCorrespondence === true
        ? correspondencePage
        : namePage;
// Where it is missing, the page says so when it is its turn.
first?.().catch(() => {});
await speech.need('common', 'phone', 'trust');
mount(App, { target, props: { phone } });
await started;
