import { beforeAll, describe, expect, it } from 'vitest';
import { speech } from '@mister-x/kiosk/messages/index.svelte.ts';
import { toasts } from '@mister-x/kiosk/kit/toasts.svelte.ts';
import { checkRegistersOnce, slowVisit } from '../../../pursuit/pages/testing/slow-visit.js';
import { StartCardInput } from '../../../pursuit/pages/screen/start-card-input.svelte.js';
import { gameMessages } from '../../messages/phone-messages.js';
import { EuropeTable } from './europe-table.svelte.js';

const VIEW = {
  phase: 'registration',
  devices: 'kiosk',
  startSource: 'registered',
  deck: [7, 8, 9],
  variant: 'default',
  deviations: [],
  x: { pawn: null, ready: false },
  detectives: [
    { id: 'd1', hunter: 'h1', stop: null },
    { id: 'd2', hunter: 'h1', stop: null },
  ],
  hunters: [{ seat: 'h1' }],
};

beforeAll(() => speech.need('common', gameMessages));

describe('touches while a command is under way (CM-6)', () => {
  it('register one start card, however often the finger bounces', () =>
    checkRegistersOnce(VIEW, (visit) => new EuropeTable(visit)));

  it('say a refusal once, and the next touch counts again', async () => {
    const { visit, sent, answer } = slowVisit(VIEW);
    const table = new EuropeTable(visit);
    const first = table.touch('h1', { type: 'noSpecial' });
    expect(await table.touchForHunters({ type: 'noSpecial' })).toBe(false);
    await answer('PHASE_WRONG');
    expect(await first).toBe(false);
    expect(toasts.list).toHaveLength(1);
    void table.askTakeback('h1');
    expect(sent).toHaveLength(2);
  });

  it('count when the page shows more by then, though the answer is still on its way', async () => {
    const { visit, sent } = slowVisit(VIEW);
    const table = new EuropeTable(visit);
    void table.touch('h1', { type: 'noSpecial' });
    visit.view = { ...(visit.view as object) } as typeof visit.view;
    void table.askTakeback('h1');
    expect(sent).toHaveLength(2);
    await table.askTakeback('h1');
    expect(sent).toHaveLength(2);
  });
});

describe('the last start card, which locks all of them (SY-9, MX-8)', () => {
  const [d1, d2] = VIEW.detectives;
  const oneLeft = { ...VIEW, detectives: [{ ...d1, stop: 7 }, d2] };

  it('is sent only when someone has said that all are right', async () => {
    const { visit, sent } = slowVisit(oneLeft);
    const startCardInput = new StartCardInput(new EuropeTable(visit));
    await startCardInput.choose(9);
    expect([startCardInput.asked, sent]).toEqual([9, []]);
    await startCardInput.choose(8);
    void startCardInput.confirm();
    expect(sent).toEqual([['h1', { type: 'registerStart', pawn: 'd2', stop: 8 }]]);
  });

  it('leaves time to correct an earlier one', async () => {
    const { visit, sent, answer } = slowVisit(oneLeft);
    const startCardInput = new StartCardInput(new EuropeTable(visit));
    await startCardInput.choose(9);
    startCardInput.pick('d1');
    expect(startCardInput.asked).toBeNull();
    void startCardInput.choose(8);
    await answer(null);
    expect(sent).toEqual([['h1', { type: 'registerStart', pawn: 'd1', stop: 8 }]]);
    expect(startCardInput.current).toBe('d2');
  });

  it.each([
    ['Enter', 1],
    ['Escape', 0],
    ['Backspace', 0],
  ])('is answered by keys as well: %s', async (key, orders) => {
    const { visit, sent } = slowVisit(oneLeft);
    const startCardInput = new StartCardInput(new EuropeTable(visit));
    for (const each of ['9', 'Enter', key]) expect(startCardInput.key(each)).toBe(true);
    expect(sent).toHaveLength(orders);
  });

  it('is not the one that was asked about when someone types another number meanwhile', () => {
    const { visit, sent } = slowVisit(oneLeft);
    const startCardInput = new StartCardInput(new EuropeTable(visit));
    for (const key of ['9', 'Enter', '8']) startCardInput.key(key);
    expect(startCardInput.asked).toBeNull();
    startCardInput.key('Enter');
    expect([startCardInput.asked, sent]).toEqual([8, []]);
    startCardInput.key('Enter');
    expect(sent).toEqual([['h1', { type: 'registerStart', pawn: 'd2', stop: 8 }]]);
  });
});
