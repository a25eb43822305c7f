import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type HeardScan, STUTTER_WITHIN_MS } from '@mister-x/kiosk/scan/heard.ts';
import type { SoundCue } from '@mister-x/kiosk/scan/tones.ts';
import { ENTRY_DROPPED_AFTER_MS, FEEDBACK_SHOWN_MS } from '@mister-x/kiosk/screen/scan/scan-input.svelte.ts';
import { startDeckOf, londonBoard, type View } from '../../../rules/index.js';
import { MoveInput } from '../../../../pursuit/pages/screen/move-input.svelte.js';
import { ordinaryMoves } from '../yard-moves.js';
import type { YardMoveInput, YardTable } from '../yard-table.svelte.js';
import { ScanInput } from './scan-input.svelte.js';
import { command, CONFIRM, digits, start, stop, ticket, typeCard, world } from './scan-testing.js';

type Sent = { readonly seat: string; readonly what: unknown };

/** A table whose referee answers as it is told; `codes` are refusals to come. */
function sitDown(rules: Parameters<typeof world>[0] = {}) {
  const at = world(rules);
  const sent: Sent[] = [];
  const codes: string[] = [];
  const cues: SoundCue[] = [];
  let held: Promise<void> = Promise.resolve();
  let release = () => {};
  let broken = false;
  const answer = async (seat: string, what: unknown) => {
    if (broken) {
      broken = false;
      throw new Error('something that nobody expected');
    }
    sent.push({ seat, what });
    await held;
    const code = codes.shift();
    return code === undefined
      ? { ok: true as const, value: { revision: 1 } }
      : { ok: false as const, refusal: { code } };
  };
  const pawn = (id: string) => ({ id, seat: { seat: at.hunterOf(id as 'd1'), claimed: false } });
  const sendFor = (id: string, action: unknown) => answer(String(at.hunterOf(id as 'd1')), action);
  const table = {
    isKiosk: true,
    standing: null,
    view: at.view as View,
    moves: ordinaryMoves((at.view as View).moves),
    asked: false,
    deck: at.deck,
    cast: { pawn, pawns: ['d1', 'd2', 'd3'].map(pawn) },
    asker: rules.asker === undefined ? undefined : { seat: rules.asker },
    speaker: 'h1',
    sendFor,
    sendStart: (pawn: string, stop: number) => sendFor(pawn, { type: 'registerStart', pawn, stop }),
    send: answer,
    visit: {
      command: answer,
    },
  } as unknown as YardTable;
  const moveInput: YardMoveInput = new MoveInput(table);
  const scan = new ScanInput(table, moveInput, (cue) => void cues.push(cue));
  let now = 1_000_000;
  const read = async (text: string, heard: Partial<HeardScan> = {}) => {
    now += heard.at ?? 2_000;
    const whole = { via: 'scanner', scanner: 'desk', table: 't', seat: null, ...heard } as const;
    scan.hear({ ...whole, text, at: now });
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    ...{ scan, moveInput, sent, codes, cues, read, table },
    hold: () => {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: async () => {
      release();
      await vi.advanceTimersByTimeAsync(0);
    },
    breakDown: () => {
      broken = true;
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('scanned cards at the screen', () => {
  it('are sent as one move, with the card that pays (CM-4, CM-9)', async () => {
    const { read, sent, cues, scan } = sitDown();
    await read(ticket('d1', 'taxi', 4));
    await read(stop(58));
    expect(sent).toEqual([]);
    await read(CONFIRM);
    const card = { owner: 'd1', ticket: 'taxi', serial: 4 };
    const what = { type: 'move', detective: 'd1', ticket: 'taxi', stop: 58, card };
    expect(sent).toEqual([{ seat: 'h1', what }]);
    expect(cues).toEqual(['success', 'success', 'done']);
    expect(scan.said).toEqual({ kind: 'done', order: 'move' });
    expect(scan.busy).toBe(false);
  });

  it('go on with what was touched, and the other way round', async () => {
    const { read, moveInput, sent, scan } = sitDown();
    await read(typeCard('taxi'));
    moveInput.stop(58);
    // Anyone who touches the board sees it, and may take their time.
    expect(scan.busy).toBe(false);
    await vi.advanceTimersByTimeAsync(ENTRY_DROPPED_AFTER_MS * 2);
    expect(scan.entry.move).toMatchObject({ ticket: 'taxi', stop: 58 });
    await moveInput.commit();
    expect(sent).toHaveLength(1);
    expect(scan.busy).toBe(false);
    moveInput.ticket('bus');
    await read(stop(58));
    await read(CONFIRM);
    expect(sent[1]?.what).toMatchObject({ ticket: 'bus', stop: 58 });
  });

  it('put a start down, ask for a take-back, have the log checked', async () => {
    const gathering = sitDown({ phase: 'registration', at: [null, null, null] });
    const [first = 0] = startDeckOf(londonBoard('later'), 'common', false);
    await gathering.read(start(first));
    await gathering.read(CONFIRM);
    const registered = { type: 'registerStart', pawn: 'd1', stop: first };
    expect(gathering.sent).toEqual([{ seat: 'h1', what: registered }]);
    const playing = sitDown({ asker: 'h2' });
    await playing.read(command('takeback'));
    await playing.read(CONFIRM);
    await playing.read(command('audit'));
    await playing.read(CONFIRM, { at: 5_000 });
    expect(playing.sent).toEqual([
      { seat: 'h2', what: { kind: 'takeback' } },
      { seat: 'h1', what: { type: 'audit' } },
    ]);
  });

  it('may be confirmed by touch, once they are complete', async () => {
    const { read, scan, sent } = sitDown();
    await read(typeCard('taxi'));
    scan.confirm();
    await vi.advanceTimersByTimeAsync(0);
    expect(scan.said).toEqual({ kind: 'refused', refusal: { code: 'CARD_NOT_DUE' } });
    await read(stop(58));
    scan.confirm();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
  });

  it('are read in their order, each after the answer to the one before', async () => {
    const { scan, sent } = sitDown();
    const whole = { via: 'scanner', scanner: 'desk', table: 't', seat: null } as const;
    const texts = [typeCard('taxi'), stop(58), CONFIRM, typeCard('bus')];
    for (const [i, text] of texts.entries()) scan.hear({ ...whole, text, at: i * 1_000 });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
    expect(scan.entry.move).toMatchObject({ ticket: 'bus', stop: null });
  });

  it('say what the referee refused, and keep the entry', async () => {
    const { read, codes, scan, cues } = sitDown();
    codes.push('STALE_STATE');
    for (const text of [typeCard('taxi'), stop(58), CONFIRM]) await read(text);
    expect(scan.said).toEqual({ kind: 'refused', refusal: { code: 'STALE_STATE' } });
    expect(cues.at(-1)).toBe('refusal');
    expect(scan.entry.move).toMatchObject({ ticket: 'taxi', stop: 58 });
    await read(CONFIRM);
    expect(scan.said).toEqual({ kind: 'done', order: 'move' });
  });

  it('cannot be dropped any more once they are sent', async () => {
    const { read, scan, hold, release, sent } = sitDown();
    for (const text of [typeCard('taxi'), stop(58)]) await read(text);
    hold();
    await read(CONFIRM);
    expect(scan.sending).toBe(true);
    scan.cancel();
    scan.toTouch();
    expect(scan.said).toBeNull();
    expect(scan.entry.move).toMatchObject({ ticket: 'taxi', stop: 58 });
    await release();
    expect(sent).toHaveLength(1);
    expect(scan.sending).toBe(false);
    expect(scan.said).toEqual({ kind: 'done', order: 'move' });
  });

  it('do not deafen the table when one goes wrong', async () => {
    const { read, scan, breakDown, moveInput } = sitDown();
    for (const text of [typeCard('taxi'), stop(58)]) await read(text);
    breakDown();
    await read(CONFIRM);
    expect(scan.said).toEqual({ kind: 'refused', refusal: { code: 'INTERNAL' } });
    expect(moveInput.sending).toBe(false);
    await read(CONFIRM);
    expect(scan.said).toEqual({ kind: 'done', order: 'move' });
  });

  it('count once when a scanner stutters', async () => {
    const { read, scan, sent } = sitDown();
    await read(typeCard('taxi'));
    await read(typeCard('taxi'), { at: STUTTER_WITHIN_MS - 1 });
    expect(scan.said).toEqual({ kind: 'refused', refusal: { code: 'CARD_REPEATED' } });
    for (const text of [stop(58), CONFIRM]) await read(text);
    await read(CONFIRM, { at: STUTTER_WITHIN_MS - 1 });
    expect(scan.said).toEqual({ kind: 'done', order: 'move' });
    expect(sent).toHaveLength(1);
  });

  it('of a scanner without a table change nothing', async () => {
    const { read, scan } = sitDown();
    await read(typeCard('taxi'), { table: null });
    expect(scan.said).toEqual({ kind: 'refused', refusal: { code: 'SCANNER_WITHOUT_TABLE' } });
    expect(scan.busy).toBe(false);
    await read(typeCard('taxi'), { via: 'wedge', scanner: null, table: null, at: 3_000 });
    expect(scan.busy).toBe(true);
  });
});

describe('a step that waits', () => {
  it('is dropped after a while, and says so', async () => {
    const { read, scan, moveInput } = sitDown();
    await read(typeCard('taxi'));
    await vi.advanceTimersByTimeAsync(ENTRY_DROPPED_AFTER_MS - 1);
    expect(scan.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(scan.busy).toBe(false);
    expect(moveInput.draft.ticket).toBeNull();
    expect(scan.said).toEqual({ kind: 'timed-out' });
    await vi.advanceTimersByTimeAsync(FEEDBACK_SHOWN_MS);
    expect(scan.said).toBeNull();
  });

  it('first forgets its digits, and begins again', async () => {
    const { read, scan } = sitDown();
    await read(typeCard('bus'));
    await read(digits(9)[0] ?? '');
    await vi.advanceTimersByTimeAsync(ENTRY_DROPPED_AFTER_MS);
    expect(scan.entry).toMatchObject({ digits: '', move: { ticket: 'bus' } });
    expect(scan.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(ENTRY_DROPPED_AFTER_MS);
    expect(scan.busy).toBe(false);
  });

  it('waits as long again after each scan', async () => {
    const { read, scan } = sitDown();
    await read(typeCard('taxi'));
    await vi.advanceTimersByTimeAsync(ENTRY_DROPPED_AFTER_MS - 10);
    await read(stop(58));
    await vi.advanceTimersByTimeAsync(ENTRY_DROPPED_AFTER_MS - 10);
    expect(scan.entry.move.stop).toBe(58);
  });

  it('does not drop what is touched meanwhile without any card', async () => {
    const { read, scan, moveInput } = sitDown();
    await read(typeCard('taxi'));
    await read(command('cancel'));
    moveInput.ticket('bus');
    await vi.advanceTimersByTimeAsync(ENTRY_DROPPED_AFTER_MS * 2);
    expect(moveInput.draft.ticket).toBe('bus');
    expect(scan.busy).toBe(false);
  });
});
