import { readCode, writeCommonCard } from '@mister-x/engine/cards';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { typeLikeScanner, strikeKeys, typeByHand } from '../testing/key-strokes.js';
import { watchWedge } from './wedge.js';

/** A scanner that types into a page with everything that a scan must not press. */

const CARD = writeCommonCard({ kind: 'stop', stop: 199 });
const OTHER = writeCommonCard({ kind: 'command', command: 'confirm' });
const PAGE = `
  <input id="name" maxlength="20"><input id="number" type="number"><textarea id="notes"></textarea>
  <select id="list">
    <option>Bus</option><option>Card</option><option>Xylophone</option><option>8 cards</option>
  </select>
  <input id="check" type="checkbox">
  <button id="button" type="button">Press</button><button id="send">Send</button>`;
const QUIET = { keys: [], clicks: 0, sent: 0 };

let form: HTMLFormElement;
let watch: ReturnType<typeof watchWedge>;
let seen: { scans: string[]; keys: string[]; releases: string[]; clicks: number; sent: number };
const keydown = ({ key }: KeyboardEvent) => seen.keys.push(key);
const keyup = ({ key }: KeyboardEvent) => seen.releases.push(key);

beforeEach(() => {
  seen = { scans: [], keys: [], releases: [], clicks: 0, sent: 0 };
  watch = watchWedge(
    (text) => seen.scans.push(text),
    (text) => readCode(text).ok,
  );
  window.addEventListener('keydown', keydown);
  window.addEventListener('keyup', keyup);
  form = document.createElement('form');
  form.innerHTML = PAGE;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    seen.sent++;
  });
  document.body.append(form);
  at('#button').addEventListener('click', () => seen.clicks++);
});
afterEach(() => {
  watch();
  window.removeEventListener('keydown', keydown);
  window.removeEventListener('keyup', keyup);
  form.remove();
});

function at(selector: string): HTMLInputElement {
  const found = form.querySelector<HTMLInputElement>(selector);
  if (found === null) throw new Error(`there is no ${selector}`);
  return found;
}

function focus(selector: string, value?: string): HTMLInputElement {
  const field = at(selector);
  if (value !== undefined) field.value = value;
  field.focus();
  return field;
}

/** Until the page has told all that it kept back, to see whether it was a scan. */
const nothingHeldBack = () => expect.poll(() => watch.holds()).toBe(false);

async function state() {
  await nothingHeldBack();
  const { releases: _, ...told } = seen;
  return told;
}

describe('a scanner that types', () => {
  it.each(['#name', '#number', '#notes'])('no scan lands in the field %s', async (selector) => {
    const before = selector === '#number' ? '12' : 'Ada';
    const field = focus(selector, before);
    await typeLikeScanner(`${CARD}\n`);
    await typeLikeScanner(OTHER);
    expect(await state()).toMatchObject({ scans: [CARD, OTHER], sent: 0 });
    expect(field.value).toBe(before);
  });

  it('what was selected in a field is there again, and selected', async () => {
    const field = focus('#name', 'Katharina');
    field.select();
    await typeLikeScanner(`${CARD}\n`);
    expect((await state()).scans).toEqual([CARD]);
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['Katharina', 0, 9]);
  });

  it.each(['#button', '#send', '#check', '#list', 'body'])(
    'no scan presses %s or a key of the page',
    async (selector) => {
      if (selector !== 'body') focus(selector);
      const focused = document.activeElement;
      await typeLikeScanner(`${CARD}\n${OTHER}\t`);
      expect(await state()).toEqual({ ...QUIET, scans: [CARD, OTHER] });
      expect([at('#check').checked, at('#list').value]).toEqual([false, 'Bus']);
      expect(document.activeElement).toBe(focused);
    },
  );

  it('a French keyboard gives the same text', async () => {
    const field = focus('#name');
    await typeLikeScanner(`${CARD.toLowerCase()}\n`, { layout: 'azerty' });
    expect((await state()).scans).toEqual([CARD]);
    expect(field.value).toBe('');
  });

  it('a slow scanner is one too', async () => {
    const field = focus('#name');
    await typeLikeScanner(`${CARD}\n`, { gap: 35 });
    expect((await state()).scans).toEqual([CARD]);
    expect(field.value).toBe('');
  });

  it('what is typed arrives: slowly, rolled, and with everything on it', async () => {
    const field = focus('#name');
    await typeByHand('Ma', 20);
    await nothingHeldBack();
    await typeByHand('x 7', 110);
    await nothingHeldBack();
    await typeByHand('th', 10);
    await nothingHeldBack();
    await userEvent.keyboard('{Backspace}');
    const keys = ['M', 'a', 'x', ' ', '7', 't', 'h', 'Backspace'];
    expect(await state()).toMatchObject({ scans: [], keys });
    expect(field.value).toBe('Max 7t');
  });

  it('rolled keys stop at the length of a field, replace what is selected, and can be undone', async () => {
    const field = focus('#name');
    await userEvent.fill(field, 'x'.repeat(19));
    field.setSelectionRange(19, 19);
    await typeByHand('ab', 10);
    await nothingHeldBack();
    expect(field.value).toBe(`${'x'.repeat(19)}a`);
    field.select();
    await typeByHand('de', 10);
    await nothingHeldBack();
    expect(field.value).toBe('de');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(field.value).toContain('x');
  });

  it('keys of the page are pressed a moment later, once, and released', async () => {
    await typeByHand('74\n', 100);
    expect(await state()).toMatchObject({ scans: [], keys: ['7', '4', 'Enter'] });
    expect(seen.releases).toEqual(['7', '4', 'Enter']);
  });

  it('buttons, lists and boxes keep their keys', async () => {
    focus('#button');
    await typeByHand(' ', 0);
    await nothingHeldBack();
    await typeByHand('\n', 0);
    await nothingHeldBack();
    focus('#check');
    await typeByHand(' ', 0);
    await nothingHeldBack();
    focus('#list');
    await typeByHand('c', 0);
    expect((await state()).clicks).toBe(2);
    expect([at('#check').checked, at('#list').value]).toEqual([true, 'Card']);
  });

  it('shortcuts and keys held down are the page’s at once', async () => {
    const field = focus('#name', 'Ada');
    await userEvent.keyboard('{Control>}a{/Control}{b>3/}');
    expect((await state()).scans).toEqual([]);
    expect(field.value).toBe('bbb');
  });

  it('a composition is left alone', async () => {
    const session = cdp() as unknown as { send(method: string, params: object): Promise<unknown> };
    const field = focus('#name');
    const kana = { text: 'かな', selectionStart: 2, selectionEnd: 2 };
    await session.send('Input.imeSetComposition', kana);
    await session.send('Input.insertText', { text: '仮名' });
    expect((await state()).scans).toEqual([]);
    expect(field.value).toBe('仮名');
  });

  it('typing between scans stays, in order', async () => {
    const field = focus('#name');
    for (const word of ['Ada', 'Bo']) {
      await typeByHand(word, 95);
      await nothingHeldBack();
      await typeLikeScanner(`${CARD}\n`);
      await nothingHeldBack();
    }
    expect((await state()).scans).toEqual([CARD, CARD]);
    expect(field.value).toBe('AdaBo');
  });

  it('a page that is busy hears scans and typing as they were', async () => {
    const field = focus('#name');
    const card = [...`${CARD}\n`].map((sign, i) => [sign, 150 + 4 * i] as const);
    await strikeKeys([['a', 0], ...card]);
    expect((await state()).scans).toEqual([CARD]);
    expect(field.value).toBe('a');
  });

  it('afterwards the page has its keys without delay', async () => {
    watch();
    await typeLikeScanner(`${CARD}\n`);
    expect(seen.scans).toEqual([]);
    expect(seen.keys).toHaveLength(CARD.length + 1);
  });
});
