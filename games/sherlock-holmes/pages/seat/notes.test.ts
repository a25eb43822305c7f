import type { Action, Notebook } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import { SAVE_RETRY_MS, NotebookNotes, SAVE_AFTER_PAUSE_MS } from './notes.svelte.js';

/** A referee who takes notes when he is told to, and a clock that is told to run out. */
function notesForTest(start: Partial<Notebook> = {}) {
  let kept: Notebook = { marks: {}, own: [null, null, null, null, null], text: '', ...start };
  const sent: Action[] = [];
  const waiting: ((taken: boolean) => void)[] = [];
  let due: { ms: number; callback: () => void } | undefined;
  const notes = new NotebookNotes(
    () => kept,
    (action) => {
      sent.push(action);
      return new Promise((resolve) => waiting.push(resolve));
    },
    (ms, callback) => {
      const mine = { ms, callback };
      due = mine;
      return () => {
        if (due === mine) due = undefined;
      };
    },
  );
  const settle = async () => {
    for (let i = 0; i < 8; i++) await Promise.resolve();
  };
  return {
    notes,
    sent,
    due: () => due?.ms,
    async pause() {
      const run = due;
      due = undefined;
      run?.callback();
      await settle();
    },
    /** The referee answers the note that was sent first. */
    async answer(taken = true) {
      const action = sent[sent.length - waiting.length];
      if (taken && action?.type === 'mark') {
        const { [action.location]: _, ...others } = kept.marks;
        const mark = action.mark === null ? {} : { [action.location]: action.mark };
        kept = { ...kept, marks: { ...others, ...mark } };
      }
      if (taken && action?.type === 'jot') kept = { ...kept, own: action.own, text: action.text };
      waiting.shift()?.(taken);
      await settle();
    },
    kept: () => kept,
  };
}

describe('the notes of a phone (SH-19)', () => {
  it('are shown at once and sent after a pause, a word as one note', async () => {
    const { notes, sent, due, pause } = notesForTest();
    for (const text of ['m', 'ma', 'may']) notes.change('15', { text });
    expect([notes.mark('15'), sent, due()]).toEqual([{ text: 'may' }, [], SAVE_AFTER_PAUSE_MS]);
    await pause();
    expect(sent).toEqual([{ type: 'mark', location: '15', mark: { text: 'may' } }]);
  });

  it('do not lose one of two quick ones on the same place', async () => {
    const { notes, sent, pause, answer, kept } = notesForTest();
    notes.change('15', { struck: true });
    await pause();
    notes.change('15', { case: 'amber' });
    await pause();
    await answer();
    expect(notes.mark('15')).toEqual({ struck: true, case: 'amber' });
    await answer();
    expect(sent).toHaveLength(2);
    expect(kept().marks).toEqual({ '15': { struck: true, case: 'amber' } });
    expect(notes.isPending).toBe(false);
  });

  it('do not lose one of two on different places, and go one after the other', async () => {
    const { notes, sent, pause, answer, kept } = notesForTest();
    notes.change('3', { number: 2 });
    notes.change('9', { struck: true });
    await pause();
    expect(sent).toHaveLength(1);
    await answer();
    await answer();
    expect(kept().marks).toEqual({ '3': { number: 2 }, '9': { struck: true } });
  });

  it('are kept here and sent again where the referee did not take them', async () => {
    const { notes, sent, due, pause, answer, kept } = notesForTest();
    notes.write('Between 9 and 15');
    await pause();
    await answer(false);
    expect([notes.text, notes.isPending, due()]).toEqual(['Between 9 and 15', true, SAVE_RETRY_MS]);
    await pause();
    await answer();
    expect([sent.length, kept().text, notes.isPending]).toEqual([2, 'Between 9 and 15', false]);
  });

  it('that say nothing any more are taken away', async () => {
    const { notes, sent, pause } = notesForTest({ marks: { '7': { struck: true } } });
    notes.change('7', { struck: undefined });
    expect(notes.mark('7')).toEqual({});
    await pause();
    expect(sent).toEqual([{ type: 'mark', location: '7', mark: null }]);
  });

  it('keep slots and page together, and no more than fits', async () => {
    const { notes, sent, pause } = notesForTest({ text: 'so far' });
    notes.slot(2, '22');
    notes.change('1', { text: 'x'.repeat(40) });
    notes.write('y'.repeat(700));
    await pause();
    expect(notes.mark('1').text).toHaveLength(24);
    expect(notes.text).toHaveLength(600);
    expect(notes.own).toEqual([null, null, '22', null, null]);
    expect(sent[0]).toMatchObject({ type: 'mark' });
  });
});
