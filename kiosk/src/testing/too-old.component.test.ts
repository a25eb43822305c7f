import { afterEach, expect, it } from 'vitest';

const left: HTMLIFrameElement[] = [];
afterEach(() => {
  for (const frame of left.splice(0)) frame.remove();
});

/** A page of its own with that script, after `before` has made a browser of another age of it. */
async function opened(before: (page: Window & typeof globalThis) => void) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  left.push(frame);
  const page = frame.contentWindow as Window & typeof globalThis;
  page.document.body.innerHTML = '<div id="app"></div>';
  before(page);
  const script = page.document.createElement('script');
  script.src = '/too-old.js';
  const ran = new Promise((resolve) => script.addEventListener('load', resolve));
  page.document.head.append(script);
  await ran;
  const notice = () => page.document.querySelector('[role=alert]');
  return { page, notice, app: page.document.getElementById('app') as HTMLElement };
}

it('says nothing in a browser of these days whose page starts', async () => {
  const { notice, app, page } = await opened(() => {});
  expect(notice()).toBeNull();
  app.append('the page');
  page.dispatchEvent(new ErrorEvent('error'));
  expect(notice()).toBeNull();
});

it.each<[string, (page: Window & typeof globalThis) => void]>([
  ['modules', (page) => Reflect.deleteProperty(page.HTMLScriptElement.prototype, 'noModule')],
  ['built-ins', (page) => Reflect.deleteProperty(page.Object, 'hasOwn')],
  ['cascade layers', (page) => Reflect.deleteProperty(page, 'CSSLayerBlockRule')],
])('says in four languages what to do in a browser without %s, and stays', async (_, before) => {
  let timers = 0;
  const { notice, app } = await opened((page) => {
    before(page);
    Object.assign(page, { setInterval: () => ++timers });
  });
  app.append('the page');
  expect(app.checkVisibility()).toBe(false);
  expect(timers).toBe(0);
  const languages = [...(notice()?.querySelectorAll<HTMLElement>('[lang]') ?? [])].map((text) => text.lang);
  expect([...languages].sort()).toEqual(['de', 'en', 'fr', 'ru']);
  expect(languages[0]).toBe('en');
  expect(notice()?.querySelector('button')?.textContent).toBe('Reload');
});

it.each<[string, (page: Window & typeof globalThis) => void]>([
  ['fails', (page) => page.dispatchEvent(new ErrorEvent('error'))],
  ['rejects', (page) => page.dispatchEvent(new Event('unhandledrejection'))],
  [
    'is not there',
    (page) => {
      const script = page.document.createElement('script');
      script.src = 'data:text/plain,';
      page.document.head.append(script);
      script.dispatchEvent(new Event('error'));
    },
  ],
])('says so when the script of the page %s before there is anything to see, until there is', async (_, happens) => {
  const { page, notice, app } = await opened(() => {});
  happens(page);
  happens(page);
  expect(page.document.querySelectorAll('[role=alert]')).toHaveLength(1);
  app.append('the page');
  await expect.poll(notice).toBeNull();
});

it('puts the language of the device first', async () => {
  const { notice } = await opened((page) => {
    Reflect.deleteProperty(page.Object, 'hasOwn');
    Object.defineProperty(page.navigator, 'language', { value: 'de-AT' });
  });
  expect(notice()?.querySelector('[lang]')).toHaveProperty('lang', 'de');
  expect(notice()?.querySelector('button')?.textContent).toBe('Neu laden');
});
