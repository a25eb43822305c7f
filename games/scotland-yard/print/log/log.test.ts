import { LANGUAGES, PAPERS } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { finishPdf, newDocument, type PrintedPdf } from '@mister-x/printing/page/document';
import { inkOutside } from '@mister-x/printing/testing/inspect';
import { printableBox } from '@mister-x/printing/testing/printable';
import { renderPages } from '@mister-x/printing/testing/render';
import { readPages } from '@mister-x/printing/testing/text';
import { PAPER_RESULTS, PRESETS } from '../../rules/index.js';
import { yardDraw } from '../draw.js';
import type { YardJob } from '../options.js';
import { PRINT_JOB as PLAIN } from '../../test/job.js';
import { YARD_WORDS } from '../words.js';
import { logLayoutOf, REVEAL_SLOTS, ROUNDS_MAX, LOG_SLOTS, REVEAL_SLOTS_OF_SOME_EDITIONS } from './layout.js';
import { LOG_WORDS } from './words.js';

const JOB: YardJob = { ...PLAIN, sheet: 'log' };

async function log(changes: Partial<YardJob>): Promise<PrintedPdf> {
  const job = { ...JOB, ...changes };
  const doc = newDocument({ title: 'Log', language: job.language });
  yardDraw.log(doc, job);
  return finishPdf(doc);
}

function plain(text: string | undefined): string {
  return text?.replace(/\s+/g, ' ') ?? '';
}

function count(text: string, word: string): number {
  return text.split(' ').filter((each) => each === word).length;
}

describe('what the paper log takes from the rules', () => {
  it('has the slots of every variant (SY-45)', () => {
    expect(LOG_SLOTS).toBe(24);
    for (const { log_slots: slots } of Object.values(PRESETS)) expect(slots).toBe(LOG_SLOTS);
  });

  it('marks the slots that show Mister X, and those that do so in one variant only (SY-35)', () => {
    expect(REVEAL_SLOTS).toEqual([3, 8, 13, 18]);
    expect(REVEAL_SLOTS_OF_SOME_EDITIONS).toEqual([24]);
    for (const { reveal_slots: slots } of Object.values(PRESETS)) {
      for (const slot of REVEAL_SLOTS) expect(slots).toContain(slot);
      for (const slot of slots) expect([...REVEAL_SLOTS, ...REVEAL_SLOTS_OF_SOME_EDITIONS]).toContain(slot);
    }
  });

  it('counts the rounds (SY-57)', () => {
    expect(ROUNDS_MAX).toBe(22);
  });
});

describe.each(PAPERS)('the paper log on %s', (paper) => {
  it('has every slot twice, on the sheet and on the strip, and the rounds on its second page', async () => {
    const { pdf, pages } = await log({ paper });
    expect(pages).toBe(2);
    const [first, second] = (await readPages(pdf)).map(({ text }) => plain(text));
    // Numbers of steps and of detectives are there as well.
    for (let slot = 7; slot <= LOG_SLOTS; slot++) {
      expect(count(first ?? '', String(slot))).toBe(2);
    }
    expect(count(first ?? '', String(LOG_SLOTS + 1))).toBe(0);
    for (let round = 6; round <= ROUNDS_MAX; round++) {
      expect(count(second ?? '', String(round))).toBe(1);
    }
  });

  it('keeps inside what a printer reaches', async () => {
    for await (const picture of renderPages((await log({ paper })).pdf, 30)) {
      expect(inkOutside(picture, [printableBox(picture.page)])).toBe(0);
      expect(inkOutside(picture, [])).toBeGreaterThan(0);
    }
  });

  it.each([3, 4, 5])('has a column and a supply for each of %i detectives', async (detectives) => {
    const { fold, detectives: columns, shown, strip } = logLayoutOf(paper, detectives);
    expect(columns).toHaveLength(detectives);
    let right = shown.x + shown.width;
    for (const { x, width } of columns) {
      expect(x).toBeGreaterThanOrEqual(right - 0.01);
      right = x + width;
    }
    expect(right).toBeLessThan(fold);
    expect(strip.x).toBeGreaterThan(fold);
    const [, second] = await readPages((await log({ paper, detectives })).pdf);
    const text = plain(second?.text);
    expect(text).toContain(`Detective ${detectives}`);
    expect(text).not.toContain(`Detective ${detectives + 1}`);
  });

  it('leaves the rows in order, one below the other, above the ends of the game', () => {
    const { row, heads, end } = logLayoutOf(paper, 5);
    expect(row(0).y).toBeGreaterThanOrEqual(heads.y + heads.height - 0.01);
    for (let n = 1; n <= LOG_SLOTS; n++) expect(row(n).y).toBeCloseTo(row(n - 1).y + row(0).height);
    expect(row(LOG_SLOTS).y + row(LOG_SLOTS).height).toBeLessThan(end.y);
    // A number is written by hand.
    expect(row(0).height).toBeGreaterThan(6.5);
  });

  it('keeps the brackets of double moves apart, inside their column', () => {
    const { bracket, double } = logLayoutOf(paper, 5);
    for (let slot = 3; slot <= LOG_SLOTS; slot++) {
      const [one, other] = [bracket(slot - 1), bracket(slot)].sort((a, b) => a.x - b.x);
      if (one === undefined || other === undefined) throw new Error('two of them');
      expect(other.x - (one.x + one.width)).toBeGreaterThan(0.5);
      expect(one.x).toBeGreaterThan(double.x);
      expect(other.x + other.width).toBeLessThan(double.x + double.width);
    }
  });

  it('folds over less than half of the sheet, so that the strip hides beneath', () => {
    const { fold, paper: size } = logLayoutOf(paper, 5);
    expect(size.width - fold).toBeLessThan(fold);
  });
});

describe('the paper log', () => {
  it('speaks to one reader throughout in French, as the screen does', () => {
    expect(LOG_WORDS.fr.steps.join(' ')).not.toMatch(/\b(tu|ton|ta|tes)\b/i);
  });

  it.each(LANGUAGES)('explains itself and offers every end in %s', async (language) => {
    const own = LOG_WORDS[language];
    const pages = await readPages((await log({ language, paper: 'letter' })).pdf);
    const [first, second] = pages.map(({ text }) => plain(text));
    for (const step of own.steps) expect(first).toContain(plain(step));
    for (const result of PAPER_RESULTS) expect(first).toContain(plain(own.results[result]));
    for (const said of [own.slot, own.double, own.shown, own.start, own.station]) {
      expect(first).toContain(plain(said));
    }
    for (const step of own.tallySteps) expect(second).toContain(plain(step));
    expect(second).toContain(YARD_WORDS[language].misterX);
  });
});
