import './browser/no-eval.js';
import { mount } from 'svelte';
import { GAME_FACTS } from './games/phones.js';
import { Session } from './visit/session.svelte.js';
import { speech } from './messages/index.svelte.js';
import './kit/theme/theme.js';
import App from './pages/big-screen/App.svelte';
import { parseHash, takeHash } from './pages/big-screen/routes.js';
import { ScreenRouter } from './pages/big-screen/screen-router.svelte.js';

// Before anything that may take its time or fail.
const hash = takeHash(location, history);
await speech.need('common', 'screen', 'trust', 'cards');
const router = new ScreenRouter(new Session({ game: GAME_FACTS }));
void router.begin(hash);
// A link that is opened where the page is already loads nothing by itself. Browsers tell of some changes
// in both ways; the second one finds that nothing is left to do.
for (const change of ['hashchange', 'popstate']) addEventListener(change, follow);
function follow(): void {
  const hash = parseHash(location.hash);
  const { pair, watch } = hash;
  if ((pair ?? watch) !== undefined) location.reload();
  // Who watches has no pages of his own: this one is another's address.
  else if (router.session.visit?.attendance.as === 'spectator') location.reload();
  else void router.follow(hash);
}

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');
mount(App, { target, props: { router } });
