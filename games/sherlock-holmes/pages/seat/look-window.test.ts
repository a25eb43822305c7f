import type { View } from '../../rules/browser.js';
import { describe, expect, it, vi } from 'vitest';
import { LookWindow } from './look-window.svelte.js';

const NO_WINDOW = { ok: false, refusal: { code: 'NO_WINDOW' } } as const;

function view(look: number | null, mayAnswer: boolean): Pick<View, 'look' | 'own'> {
  return { look: look === null ? null : { id: look }, own: { mayAnswer } } as never;
}

function lookWindow(reply: unknown = { ok: true }) {
  const send = vi.fn().mockResolvedValue(reply);
  const ring = vi.fn();
  return { send, ring, window: new LookWindow(send, ring) };
}

describe('the window of a look (SH-55, SH-56)', () => {
  it('rings once for each look, whatever else happens meanwhile', () => {
    const { window, ring, send } = lookWindow();
    for (const id of [4, 4, 4]) window.see(view(id, true));
    expect(ring).toHaveBeenCalledTimes(1);
    window.see(view(5, true));
    expect(ring).toHaveBeenCalledTimes(2);
    expect(send).not.toHaveBeenCalled();
  });

  it('rings for nobody who is not asked', () => {
    const { window, ring } = lookWindow();
    window.see(view(4, false));
    window.see(view(null, false));
    expect(ring).not.toHaveBeenCalled();
  });

  it('is answered once, also while the answer is on its way', async () => {
    const { window, send } = lookWindow();
    window.see(view(4, true));
    const answers = Promise.all([window.answer(4, null), window.answer(4, 'card')]);
    // The view of it arrives before the reply.
    window.see(view(4, false));
    await answers;
    await window.answer(4, 'card');
    expect(send.mock.calls).toEqual([[{ type: 'answer', look: 4, card: null }]]);
  });

  it.each([null, 'SH-weapon-lestrade-1-1'])('has closed for who comes late with %s', async (card) => {
    const { window } = lookWindow(NO_WINDOW);
    window.see(view(4, true));
    expect(await window.answer(4, card)).toBeUndefined();
  });

  it('stays open after a refusal that is about the card', async () => {
    const refusal = { code: 'ABILITY_USED' };
    const { window, send } = lookWindow({ ok: false, refusal });
    window.see(view(4, true));
    expect(await window.answer(4, 'card')).toEqual(refusal);
    await window.answer(4, null);
    expect(send).toHaveBeenCalledTimes(2);
  });
});
