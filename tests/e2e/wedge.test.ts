import { writeCommonCard } from '@mister-x/engine/cards';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchChromium } from '../support/chromium.js';
import { KeyHands } from '../support/key-hands.js';
import { atPaceOf } from '../support/pace.js';
import { LAN_NAME } from '../support/referee.js';
import { openScanBench, type ScanBench } from '../support/scan-bench.js';

/** A scanner that types into the page of a real browser. */

const CARD = writeCommonCard({ kind: 'stop', stop: 199 });
const OTHER = writeCommonCard({ kind: 'command', command: 'confirm' });

let bench: ScanBench;
let browser: Browser;
let page: Page;
let hands: KeyHands;

beforeAll(async () => {
  bench = await openScanBench(LAN_NAME);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await bench?.close();
});
beforeEach(async () => {
  page = await browser.newPage();
  await page.goto(bench.page);
  await page.waitForFunction(() => window.bench !== undefined);
  hands = await KeyHands.on(page);
});
afterEach(() => page.close());

/** Until the page has told all that it kept back, to see whether it was a scan. */
async function nothingHeldBack(): Promise<void> {
  await page.waitForFunction(() => !window.bench.holds());
}

async function state() {
  await nothingHeldBack();
  return page.evaluate(() => {
    const { scans, keys, clicks, sent } = window.bench;
    return { scans, keys, clicks, sent };
  });
}
const QUIET = { keys: [], clicks: 0, sent: 0 };

describe('a scanner that types', () => {
  it.each(['#name', '#number', '#notes'])('no scan lands in the field %s', async (field) => {
    const before = field === '#number' ? '12' : 'Ada';
    await page.fill(field, before);
    await page.focus(field);
    await hands.scan(`${CARD}\n`);
    await hands.scan(OTHER);
    const { scans, sent } = await state();
    expect({ scans, sent }).toEqual({ scans: [CARD, OTHER], sent: 0 });
    expect(await page.inputValue(field)).toBe(before);
  });

  it('what was selected in a field is there again, and selected', async () => {
    await page.fill('#name', 'Katharina');
    await page.locator('#name').selectText();
    await hands.scan(`${CARD}\n`);
    expect((await state()).scans).toEqual([CARD]);
    const field = page.locator('#name');
    expect(await field.inputValue()).toBe('Katharina');
    expect(
      await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]),
    ).toEqual([0, 9]);
  });

  it.each(['#button', '#send', '#check', '#list', 'body'])(
    'no scan presses %s or a key of the page',
    async (target) => {
      if (target !== 'body') await page.focus(target);
      await hands.whileBusy(async () => {
        await hands.scan(`${CARD}\n`);
        await hands.scan(`${OTHER}\t`);
      });
      expect(await state()).toEqual({ ...QUIET, scans: [CARD, OTHER] });
      expect(await page.isChecked('#check')).toBe(false);
      expect(await page.inputValue('#list')).toBe('Bus');
      if (target !== 'body') {
        expect(await page.locator(target).evaluate((e) => e === document.activeElement)).toBe(true);
      }
    },
  );

  it('a French keyboard gives the same text', async () => {
    await page.focus('#name');
    await hands.scan(`${CARD.toLowerCase()}\n`, { layout: 'azerty' });
    expect((await state()).scans).toEqual([CARD]);
    expect(await page.inputValue('#name')).toBe('');
  });

  it('a slow scanner is one too', async () => {
    await page.focus('#name');
    await hands.scan(`${CARD}\n`, { gap: 35 });
    expect((await state()).scans).toEqual([CARD]);
    expect(await page.inputValue('#name')).toBe('');
  });

  it('what is typed arrives: slowly, rolled, and with everything on it', async () => {
    await page.focus('#name');
    await hands.type('Ma', 20);
    await nothingHeldBack();
    await hands.type('x 7', 110);
    await hands.type('th', 10);
    await nothingHeldBack();
    await page.keyboard.press('Backspace');
    expect(await state()).toMatchObject({
      scans: [],
      keys: ['M', 'a', 'x', ' ', '7', 't', 'h', 'Backspace'],
    });
    expect(await page.inputValue('#name')).toBe('Max 7t');
  });

  it('rolled keys stop at the length of a field, replace what is selected, and can be undone', async () => {
    await page.fill('#name', 'x'.repeat(19));
    await page
      .locator('#name')
      .evaluate((input: HTMLInputElement) => input.setSelectionRange(19, 19));
    await hands.type('ab', 10);
    await nothingHeldBack();
    expect(await page.inputValue('#name')).toBe(`${'x'.repeat(19)}a`);
    await page.locator('#name').selectText();
    await hands.type('de', 10);
    await nothingHeldBack();
    expect(await page.inputValue('#name')).toBe('de');
    await page.keyboard.press('Control+z');
    expect(await page.inputValue('#name')).toContain('x');
  });

  it('keys of the page are pressed a moment later, once, and released', async () => {
    await hands.type('74', 100);
    await hands.type('\n', 0);
    const { scans, keys } = await state();
    expect({ scans, keys }).toEqual({ scans: [], keys: ['7', '4', 'Enter'] });
    expect(await page.evaluate(() => window.bench.releases)).toEqual(['7', '4', 'Enter']);
  });

  it('buttons, lists and boxes keep their keys', async () => {
    await page.focus('#button');
    await hands.type(' ', 0);
    await hands.type('\n', 100);
    await page.focus('#check');
    await hands.type(' ', 100);
    await page.focus('#list');
    await hands.type('c', 150);
    expect((await state()).clicks).toBe(2);
    expect(await page.isChecked('#check')).toBe(true);
    expect(await page.inputValue('#list')).toBe('Card');
  });

  it('shortcuts and keys held down are the page’s at once', async () => {
    await page.fill('#name', 'Ada');
    await page.focus('#name');
    await page.keyboard.press('Control+a');
    await page.keyboard.down('b');
    await page.keyboard.down('b');
    await page.keyboard.down('b');
    await page.keyboard.up('b');
    expect((await state()).scans).toEqual([]);
    expect(await page.inputValue('#name')).toBe('bbb');
  });

  it('a composition is left alone', async () => {
    const session = await page.context().newCDPSession(page);
    await page.focus('#name');
    await session.send('Input.imeSetComposition', {
      text: 'かな',
      selectionStart: 2,
      selectionEnd: 2,
    });
    await session.send('Input.insertText', { text: '仮名' });
    expect((await state()).scans).toEqual([]);
    expect(await page.inputValue('#name')).toBe('仮名');
  });

  it('typing between scans stays, in order', async () => {
    await page.focus('#name');
    for (const word of ['Ada', 'Bo']) {
      await hands.type(word, 95);
      await nothingHeldBack();
      await hands.scan(`${CARD}\n`);
      await nothingHeldBack();
    }
    expect((await state()).scans).toEqual([CARD, CARD]);
    expect(await page.inputValue('#name')).toBe('AdaBo');
  });

  it('a page that is busy hears scans and typing as they were', async () => {
    await page.focus('#name');
    await hands.whileBusy(async () => {
      await hands.scan('a');
      await atPaceOf('key', page);
      await hands.scan(`${CARD}\n`);
    });
    expect((await state()).scans).toEqual([CARD]);
    expect(await page.inputValue('#name')).toBe('a');
  });

  it('afterwards the page has its keys without delay', async () => {
    await page.evaluate(() => window.bench.stop());
    await hands.scan(`${CARD}\n`);
    const { scans, keys } = await state();
    expect(scans).toEqual([]);
    expect(keys).toHaveLength(CARD.length + 1);
  });
});
