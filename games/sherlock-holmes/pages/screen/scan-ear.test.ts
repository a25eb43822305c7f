import { DEFAULT_HOLMES_PACK_FILE, compiledPackOf } from '../../rules/browser.js';
import { writeHolmesCard } from '../../rules/cards.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { speech } from '@mister-x/kiosk/messages/index.svelte.ts';
import { gameMessages } from '../../messages/phone-messages.js';
import { screenMessages } from '../../messages/screen-messages.js';
import { HolmesScanInput } from './scan-ear.svelte.js';
import type { SherlockTable } from './sherlock-table.svelte.js';

const pack = compiledPackOf(DEFAULT_HOLMES_PACK_FILE);
const CAB = 'SH-weapon-cab-1-1';
const LESTRADE = 'SH-weapon-lestrade-1-1';
const PLACE = writeHolmesCard({ kind: 'stop', stop: 16 });

/** A table with printed cards whose referee answers with these codes, then with yes. */
function ear(phase: string, at: string, ...codes: string[]) {
  const sent: unknown[] = [];
  const meant: (() => boolean)[] = [];
  const visit = {
    busy: 0,
    send: async (_: string, action: unknown, { isMeant }: { isMeant: () => boolean }) => {
      sent.push(action);
      meant.push(isMeant);
      const code = codes.shift();
      return code === undefined ? { ok: true } : { ok: false, refusal: { code } };
    },
  };
  const turn = { seat: 'sleuth-1', number: 1, searches: 0, used: { look: false }, drawn: 0 };
  const view = { phase, look: null, turn };
  const table = { pack, view, visit, refusals: gameMessages.t.refusals, sleuth: () => ({ at }) };
  const scan = new HolmesScanInput(table as unknown as SherlockTable, () => {});
  return { scan, sent, meant, view };
}

beforeAll(() => speech.need('common', 'cards', gameMessages, screenMessages));

describe('cards under the scanner of the table [SH-82]', () => {
  it('a place alone is where the pawn walks', async () => {
    const { scan, sent } = ear('move', 'SY');
    expect(await scan.take(PLACE)).toBe(true);
    expect(sent).toEqual([{ type: 'scan', location: '16' }]);
  });

  it('a ride waits for its place', async () => {
    const { scan, sent } = ear('move', 'SY', 'CHOICE_REQUIRED');
    await scan.take(CAB);
    await scan.take(PLACE);
    expect(sent).toEqual([
      { type: 'scan', card: CAB },
      { type: 'scan', card: CAB, location: '16' },
    ]);
  });

  it('so does an arrest, at Scotland Yard alone [SH-63]', async () => {
    const there = ear('investigate', 'SY');
    await there.scan.take(LESTRADE);
    expect(there.sent).toEqual([]);
    await there.scan.take(PLACE);
    expect(there.sent).toEqual([{ type: 'scan', card: LESTRADE, location: '16' }]);
    const elsewhere = ear('investigate', '16');
    await elsewhere.scan.take(LESTRADE);
    expect(elsewhere.sent).toEqual([{ type: 'scan', card: LESTRADE }]);
  });

  it('is still meant when someone notes something, and not in the next step [CM-6]', async () => {
    const { scan, meant, view } = ear('move', 'SY');
    await scan.take(PLACE);
    expect(meant.map((isMeant) => isMeant())).toEqual([true]);
    view.phase = 'investigate';
    expect(meant.map((isMeant) => isMeant())).toEqual([false]);
  });

  it('what is no card of the game is never sent', async () => {
    const { scan, sent } = ear('move', 'SY');
    expect(await scan.take('something else')).toBe(false);
    expect(await scan.take(writeHolmesCard({ kind: 'token', code: 5 }))).toBe(false);
    expect(sent).toEqual([]);
  });
});
