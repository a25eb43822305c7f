import type { RefusalBody } from '@mister-x/engine/protocol';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SendOptions, Visit } from '../visit/visit.svelte.js';
import { speech, t } from '../messages/index.svelte.js';
import { visitWith } from '../testing/visit.svelte.js';
import { OwnSeat, type SeatRules } from './own-seat.svelte.js';

type View = { readonly step: number };
type Action = { readonly type: string };

const RULES: SeatRules<View, Action> = {
  pages: {},
  pageOf: () => '',
  progressOf: () => ({ round: 1, over: false }),
  stepOf: ({ step }, seat) => `${seat} ${step}`,
  isMeant: (action, _seat, before, now) => action.type === 'note' || before.step === now.step,
  secretMoves: ({ step }, seat, { type }) => (type === 'hide' ? [{ slot: `${step}/${seat}`, move: {} }] : []),
};

beforeAll(() => speech.need('common'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A seat whose referee answers when it is told to. */
function seatOf(step = 1) {
  const sent: (readonly [action: unknown, SendOptions])[] = [];
  const answers: ((refusal: RefusalBody | null) => void)[] = [];
  const send = (action: unknown, options: SendOptions = {}) => {
    sent.push([action, options]);
    return new Promise((resolve) => {
      answers.push((refusal) => resolve(refusal === null ? { ok: true } : { ok: false, refusal }));
    });
  };
  const view = { game: { step }, takeback: { open: null }, concession: { open: null } };
  const visit: Visit = visitWith({
    ...{ seat: 's1', view },
    send: (_: string, action: unknown, options: SendOptions) => send(action, options),
    command: (_: string, command: unknown) => send(command),
  });
  const seat = new OwnSeat<View, Action>(visit, RULES, () => ({ TAKEN: 'Another pawn is there.' }));
  const show = (change: object) => {
    visit.view = { ...view, ...change } as never;
  };
  const answer = async (code?: string) => {
    answers.shift()?.(code === undefined ? null : { code });
    await vi.advanceTimersByTimeAsync(0);
  };
  return { seat, sent, show, answer };
}

describe('a touch', () => {
  it('is sent once, however often the finger bounces, also just after the answer (CM-6)', async () => {
    const { seat, sent, answer } = seatOf();
    const first = seat.send({ type: 'move' });
    await vi.advanceTimersByTimeAsync(0);
    expect(await seat.send({ type: 'move' })).toBe('ignored');
    await answer();
    expect([await first, await seat.send({ type: 'move' }), sent.length]).toEqual(['accepted', 'ignored', 1]);
    await vi.advanceTimersByTimeAsync(1_000);
    void seat.send({ type: 'move' });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(2);
  });

  it('may follow at once where the same is done somewhere else', async () => {
    const { seat, sent, answer } = seatOf();
    const first = seat.send({ type: 'disc' }, { follows: true });
    await vi.advanceTimersByTimeAsync(0);
    await answer();
    expect(await first).toBe('accepted');
    void seat.send({ type: 'disc' }, { follows: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(2);
  });

  it('may be made again at once where it was refused, with the reason until then or until the next step', async () => {
    const { seat, show, answer } = seatOf();
    const touch = async (code: string) => {
      const result = seat.send({ type: 'move' });
      await vi.advanceTimersByTimeAsync(0);
      await answer(code);
      return result;
    };
    expect([await touch('TAKEN'), seat.refusal, seat.sending]).toEqual(['refused', 'Another pawn is there.', false]);
    void seat.send({ type: 'move' });
    expect(seat.refusal).toBe('');
    await vi.advanceTimersByTimeAsync(0);
    await answer('FORBIDDEN');
    expect(seat.refusal).toBe(t.common.refusals.FORBIDDEN);
    show({ game: { step: 2 } });
    expect(seat.refusal).toBe('');
  });

  it('is not taken while everybody waits for the answer to a question (CM-13, CM-17)', () => {
    const { seat, show } = seatOf();
    expect(seat.sending).toBe(false);
    show({ takeback: { open: { by: 's2' } } });
    expect([seat.held, seat.sending, seat.busy]).toEqual([true, true, false]);
  });
});

describe('what is sent', () => {
  it('goes one after the other, notes as well', async () => {
    const { seat, sent, answer } = seatOf();
    void seat.post({ type: 'note' });
    void seat.send({ type: 'move' });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(([action]) => action)).toEqual([{ type: 'note' }]);
    await answer('STALE_STATE');
    expect(sent.map(([action]) => action)).toEqual([{ type: 'note' }, { type: 'move' }]);
  });

  it('is meant by what its sender saw, and commits to what is secret by what is seen now', async () => {
    const { seat, sent, show } = seatOf();
    void seat.post({ type: 'hide' });
    await vi.advanceTimersByTimeAsync(0);
    const [, { isMeant, secrets } = {}] = sent[0] ?? [];
    expect([isMeant?.(), secrets?.()]).toEqual([true, [{ slot: '1/s1', move: {} }]]);
    show({ game: { step: 2 } });
    expect([isMeant?.(), secrets?.()]).toEqual([false, [{ slot: '2/s1', move: {} }]]);
  });

  it('asks for the last move back, and withdraws that (CM-13)', async () => {
    const { seat, sent, show, answer } = seatOf();
    void seat.takeBack();
    await vi.advanceTimersByTimeAsync(0);
    await answer();
    await vi.advanceTimersByTimeAsync(1_000);
    show({ takeback: { open: { by: 's1' } } });
    void seat.takeBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(([command]) => command)).toEqual([{ kind: 'takeback' }, { kind: 'answer-takeback', agree: false }]);
  });
});
