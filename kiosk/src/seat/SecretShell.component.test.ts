import './phone.css';
import { flushSync } from 'svelte';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { speech } from '../messages/index.svelte.js';
import { mountComponent, textSnippet } from '../testing/mounted.svelte.js';
import SecretShell from './SecretShell.svelte';
import { SecretsCover } from './visor.svelte.js';

/** What browsers of 2022 lack of what phones on their side are laid out with. */
const NEWER = /:has\(|\dcq[wh]|\ddvh/;

function takeOut(from: CSSStyleSheet | CSSGroupingRule): void {
  for (let i = from.cssRules.length - 1; i >= 0; i--) {
    const rule = from.cssRules[i];
    if (rule instanceof CSSSupportsRule && NEWER.test(rule.cssText)) from.deleteRule(i);
    else if (rule instanceof CSSGroupingRule) takeOut(rule);
    else if (rule instanceof CSSStyleRule) rule.style.removeProperty('container-type');
  }
}

beforeAll(() => speech.need('common', 'phone'));
beforeEach(() => page.viewport(640, 360));

/** A page with secrets on a phone that lies on its side. */
function shell() {
  const visor = new SecretsCover();
  mountComponent(SecretShell, {
    visor,
    secret: textSnippet(''),
    covered: textSnippet('what the cover says, in more words than there is room for beside a question'),
    asking: textSnippet('a question'),
  });
  for (const sheet of document.styleSheets) takeOut(sheet);
  const place = document.querySelector('main main');
  if (place instanceof HTMLElement) place.style.flex = '1';
  return visor;
}
const boxOf = (query: string) => document.querySelector(query)?.getBoundingClientRect();

it('ends what stands in the second column above what is sent, also without :has and cqh', () => {
  const visor = shell();
  visor.press();
  visor.keep();
  flushSync();
  const lying = document.querySelector('.lying');
  if (lying === null) throw new Error('nothing lies open');
  lying.innerHTML = `
    <div class="beside above-sends v-stack grows scrolls"><p style="height: 900px">much</p></div>
    <div class="sends pads"><button style="width: 100%; height: 40px">Go</button></div>`;
  const [beside, sends] = [boxOf('.beside'), boxOf('.sends')];
  expect(sends?.left).toBe(beside?.left);
  expect(sends?.bottom).toBeLessThanOrEqual(360);
  expect(beside?.bottom).toBeLessThanOrEqual(sends?.top ?? 0);
  expect(beside?.height).toBeGreaterThan(200);
  // Where nothing is sent, it has all of the height.
  document.querySelector('.sends')?.remove();
  document.querySelector('.beside')?.classList.remove('above-sends');
  expect(boxOf('.beside')?.bottom).toBe(360);
});

it('lays a question beside the words of the cover, also without :has', () => {
  shell();
  const [messages, question] = [boxOf('.covered > span'), boxOf('.asking > span')];
  expect(messages?.right).toBeLessThanOrEqual(question?.left ?? 0);
  expect(boxOf('.asking')?.left).toBe(290);
  expect(boxOf('.asking')?.bottom).toBe(360);
});
