import { readCode } from '@mister-x/engine/cards';
import { mount, unmount } from 'svelte';
import '../lib/theme/theme.js';
import { speech } from '../lib/i18n/index.svelte.js';
import Camera from '../lib/scan/Camera.svelte';
import { sounds } from '../lib/scan/sound.svelte.js';
import { watchWedge } from '../lib/scan/wedge.js';

/**
 * A page with everything that a scan must not press, for tests in a real browser. What came where
 * lies in `window.bench`.
 */
const watch = watchWedge(
  (text) => bench.scans.push(text),
  (text) => readCode(text).ok,
);
const bench = {
  sounds,
  scans: [] as string[],
  /** Keys as the page's own listener saw them. */
  keys: [] as string[],
  releases: [] as string[],
  clicks: 0,
  sent: 0,
  seen: [] as string[],
  holds: watch.holds,
  stop: watch,
  openCamera: async (): Promise<void> => {
    await speech.need('common', 'scan');
    const target = document.querySelector('#camera');
    if (target === null) return;
    const camera = mount(Camera, { target, props: { onscan: (text) => bench.seen.push(text) } });
    bench.closeCamera = () => unmount(camera);
  },
  closeCamera: async (): Promise<void> => {},
};

window.addEventListener('keydown', ({ key }) => bench.keys.push(key));
window.addEventListener('keyup', ({ key }) => bench.releases.push(key));
document.querySelector('#button')?.addEventListener('click', () => bench.clicks++);
document.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  bench.sent++;
});
sounds.start();
Object.assign(window, { bench });
