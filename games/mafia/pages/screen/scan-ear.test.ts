import { speech, t } from '@mister-x/kiosk/messages/index.svelte.ts';
import { toasts } from '@mister-x/kiosk/kit/toasts.svelte.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { screenMessages } from '../../messages/screen-messages.js';
import { DEFAULT_MAFIA_PACK_FILE, codeOf, compiledPackOf } from '../../rules/browser.js';
import { writeMafiaCard } from '../../rules/cards.js';
import { MafiaScanInput } from './scan-ear.js';

const pack = compiledPackOf(DEFAULT_MAFIA_PACK_FILE);

/** A table whose referee takes what is sent, or refuses it. */
function ear(takes = true) {
  const sent: unknown[] = [];
  const cues: string[] = [];
  const touch = async (_: string | null, action: unknown) => {
    sent.push(action);
    return takes;
  };
  return { scan: new MafiaScanInput({ pack, touch }, (cue) => cues.push(cue)), sent, cues };
}

beforeAll(() => speech.need('common', 'cards', screenMessages));
afterEach(() => {
  for (const { id } of toasts.list) toasts.dismiss(id);
});

describe('what is read at the table (MF-105, MF-106)', () => {
  it('is sent as the code of a card, or as a quarter', async () => {
    const { scan, sent, cues } = ear();
    expect(await scan.take(writeMafiaCard({ kind: 'card', index: 1 }))).toBe(true);
    expect(await scan.take(' b2 ')).toBe(true);
    const [first] = DEFAULT_MAFIA_PACK_FILE.cards;
    expect(sent).toEqual([
      { type: 'scan', code: first && codeOf(first) },
      { type: 'scan', code: 'B2' },
    ]);
    expect(cues).toEqual(['success', 'success']);
  });

  it('is answered by a sentence where it is no card of the box, and not sent', async () => {
    const { scan, sent, cues } = ear();
    const said = () => toasts.list.map(({ text }) => text);
    for (const text of ['4006381333931', 'robbery']) {
      expect(await scan.take(text)).toBe(false);
      expect(said().at(-1)).toBe(t.cards.faults.CODE_FOREIGN);
    }
    const none = DEFAULT_MAFIA_PACK_FILE.cards.length + 1;
    expect(await scan.take(writeMafiaCard({ kind: 'card', index: none }))).toBe(false);
    expect(said().at(-1)).toBe(screenMessages.t.printed.notDue);
    expect(sent).toEqual([]);
    expect(new Set(cues)).toEqual(new Set(['refusal']));
  });

  it('may be tried again where the referee refuses it', async () => {
    const { scan, cues } = ear(false);
    expect(await scan.take(writeMafiaCard({ kind: 'card', index: 1 }))).toBe(false);
    expect(cues).toEqual(['refusal']);
  });
});
