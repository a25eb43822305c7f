import type { TableInfo } from '@mister-x/engine/protocol';
import type { Action, Notebook, View } from '../../rules/browser.js';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { speech } from '@mister-x/kiosk/messages/index.svelte.ts';
import { mountComponent } from '@mister-x/kiosk/testing/mounted.svelte.ts';
import { packFor } from '../shared/pack.js';
import { notebookMessages } from '../../messages/screen-messages.js';
import { gameMessages } from '../../messages/phone-messages.js';
import Book from './Book.svelte';
import { NotebookNotes } from './notes.svelte.js';

beforeAll(() => speech.need('common', gameMessages, notebookMessages));

const EMPTY: Notebook = { marks: {}, own: [null, null, null, null, null], text: '' };

/** Only what the page reads. */
function open(notebook: Partial<Notebook> = {}, own: object = {}) {
  const pack = packFor({ pack: 'default' });
  const symbols = Object.fromEntries(pack.tokenPlaces.map((place) => [place, 'weapon']));
  const me = {
    seat: 'sleuth-1',
    pawn: { seat: 'sleuth-1', at: 'SY', pile: [] },
    own: { case: 'amber', seen: {}, pile: [], median: null, ...own },
  };
  const view = {
    ...{ pack: 'default', variant: 'default', deviations: [], symbols },
    ...{ sleuths: [me.pawn], revealed: [{ location: '7', token: 'ivory-witness', turn: 2 }] },
    reveal: null,
    own: me.own,
  } as never as View;
  const sent: Action[] = [];
  let kept: Notebook = { ...EMPTY, ...notebook };
  const notes = new NotebookNotes(
    () => kept,
    async (action) => {
      if (action.type === 'mark' && action.mark !== null) {
        kept = { ...kept, marks: { ...kept.marks, [action.location]: action.mark } };
      }
      return sent.push(action) > 0;
    },
  );
  mountComponent(Book, { view, pack, me: me as never, notes, info: { seats: [] } as unknown as TableInfo });
  return { notes, sent };
}

const places = () =>
  page
    .getByRole('button')
    .elements()
    .map((each) => each.querySelector('.visually-hidden')?.textContent ?? '')
    .filter((label) => /\(\d+\)/.test(label));

it.each([320, 390, 844])('has a box for each of thirty places on a phone of %i px', async (width) => {
  await page.viewport(width, 568);
  open();
  expect(places()).toHaveLength(30);
  for (const box of page.getByRole('button').elements()) {
    const { width: wide, height, right } = box.getBoundingClientRect();
    expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
    expect(right).toBeLessThanOrEqual(width);
  }
});

it('fills itself with what was seen and what was shown to all (SH-85)', () => {
  const { colours, types, inSentence } = gameMessages.t;
  open({}, { seen: { '15': 'amber-evidence' } });
  const [mine] = places().filter((label) => label.includes('(15)'));
  const [shown] = places().filter((label) => label.includes('(7)'));
  expect(mine).toContain(gameMessages.t.tokenOf(inSentence(colours.amber ?? ''), inSentence(types.evidence ?? ''), 3));
  expect(shown).toContain(inSentence(colours.ivory ?? ''));
});

it('takes what its owner writes on a place, at once', async () => {
  const { notes, sent } = open();
  await page.getByRole('button', { name: 'Highbury' }).click();
  await page.getByRole('button', { name: gameMessages.t.colours.violet ?? '', exact: true }).click();
  await page.getByRole('button', { name: '2', exact: true }).click();
  await page.getByRole('switch', { name: notebookMessages.t.strike }).click();
  await page.getByRole('textbox', { name: notebookMessages.t.text, exact: true }).fill('who knows');
  expect(notes.mark('3')).toEqual({ case: 'violet', number: 2, struck: true, text: 'who knows' });
  await notes.flush();
  // On a slow computer some of it goes before the rest.
  expect(sent.at(-1)).toEqual({
    type: 'mark',
    location: '3',
    mark: { case: 'violet', number: 2, struck: true, text: 'who knows' },
  });
});

it('shows what the referee kept, on a phone that comes again', async () => {
  open({ marks: { '3': { struck: true, text: 'empty?' } }, text: 'Bruno wants 9' });
  const [place] = places().filter((label) => label.includes('(3)'));
  expect(place).toContain(notebookMessages.t.struck);
  expect(place).toContain('empty?');
  await expect.element(page.getByRole('textbox', { name: notebookMessages.t.page })).toHaveValue('Bruno wants 9');
});

it('does the sum only where the table chose it', () => {
  open();
  expect(page.getByText(/15/).elements().length).toBeGreaterThan(0);
  expect(document.querySelector('.side-note')).toBeNull();
  open({}, { median: { places: ['5', '6', '15', '22', '27'], hideout: '15' } });
  expect(document.querySelector('.side-note')?.textContent).toContain('5 · 6 · 15 · 22 · 27');
});
