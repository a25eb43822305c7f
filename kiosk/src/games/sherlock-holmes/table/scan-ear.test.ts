import { LONDON, packOf } from '@mister-x/engine/sherlock-holmes/browser';
import { writeHolmesCard } from '@mister-x/engine/sherlock-holmes/cards';
import { beforeAll, describe, expect, it } from 'vitest';
import { speech } from '../../../lib/i18n/index.svelte.js';
import { things } from '../words/phone-areas.js';
import { sherlockTable } from '../words/table-areas.js';
import { ScanEar } from './scan-ear.svelte.js';
import type { SherlockTable } from './sherlock-table.svelte.js';

const pack = packOf(LONDON);
const CAB = 'SH-weapon-cab-1-1';
const LESTRADE = 'SH-weapon-lestrade-1-1';
const PLACE = writeHolmesCard({ kind: 'stop', stop: 16 });

/** A table with printed cards whose referee answers with these codes, then with yes. */
function ear(phase: string, at: string, ...codes: string[]) {
  const sent: unknown[] = [];
  const session = {
    busy: 0,
    act: async (_: string, action: unknown) => {
      sent.push(action);
      const code = codes.shift();
      return code === undefined ? { ok: true } : { ok: false, refusal: { code } };
    },
  };
  const view = { phase, look: null, turn: { seat: 'sleuth-1' } };
  const table = { pack, view, session, refusals: things.t.refusals, sleuth: () => ({ at }) };
  const scan = new ScanEar(table as unknown as SherlockTable, () => {});
  return { scan, sent };
}

beforeAll(() => speech.need('common', 'cards', things, sherlockTable));

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

  it('what is no card of the game is never sent', async () => {
    const { scan, sent } = ear('move', 'SY');
    expect(await scan.take('something else')).toBe(false);
    expect(await scan.take(writeHolmesCard({ kind: 'token', code: 5 }))).toBe(false);
    expect(sent).toEqual([]);
  });
});
