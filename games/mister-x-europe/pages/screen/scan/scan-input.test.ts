import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SoundCue } from '@mister-x/kiosk/scan/tones.ts';
import { ENTRY_DROPPED_AFTER_MS } from '@mister-x/kiosk/screen/scan/scan-input.svelte.ts';
import type { View } from '../../../rules/index.js';
import { MoveInput } from '../../../../pursuit/pages/screen/move-input.svelte.js';
import { NO_SPECIAL } from '../../shared/special-entry.js';
import { type EuropeMoveInput, type EuropeTable, movesByTransport } from '../europe-table.svelte.js';
import { KioskSteps } from '../kiosk-steps.svelte.js';
import { ScanInput } from './scan-input.svelte.js';
import { command, CONFIRM, digit, type WorldSpec, START_STOPS, start, stop, ticket, world } from './scan-testing.js';

type Sent = { readonly seat: string; readonly what: unknown };

/** A table whose referee answers as it is told; `codes` are refusals to come. */
function sitDown(rules: WorldSpec & { readonly here?: readonly string[] } = {}) {
  const at = world(rules);
  const sent: Sent[] = [];
  const codes: string[] = [];
  const cues: SoundCue[] = [];
  const answer = async (seat: string, what: unknown) => {
    sent.push({ seat, what });
    const code = codes.shift();
    return code === undefined
      ? { ok: true as const, value: { revision: 1 } }
      : { ok: false as const, refusal: { code } };
  };
  const pawn = (id: string) => ({
    id,
    seat: { seat: at.hunterOf(id as 'd1'), claimed: at.onPhone(id as 'd1') },
  });
  const sendFor = (id: string, action: unknown) => answer(String(at.hunterOf(id as 'd1')), action);
  const table = {
    isKiosk: true,
    standing: null,
    view: at.view as View,
    flags: at.flags,
    moves: movesByTransport((at.view as View).moves),
    here: rules.here ?? at.here,
    asked: false,
    deck: at.deck,
    cast: { pawn, pawns: ['d1', 'd2', 'd3', 'd4', 'd5'].map(pawn) },
    asker: undefined,
    speaker: 'h1',
    refusals: {},
    mayRegister: () => true,
    sendStart: (id: string, where: number) => answer('referee', { type: 'registerStart', pawn: id, stop: where }),
    sendFor,
    send: answer,
    visit: { send: answer, command: answer },
  } as unknown as EuropeTable;
  const moveInput: EuropeMoveInput = new MoveInput(table);
  const steps = new KioskSteps(table);
  const scan = new ScanInput(table, moveInput, steps, (cue) => void cues.push(cue));
  let now = 1_000_000;
  const read = async (...texts: readonly string[]) => {
    for (const text of texts) {
      now += 2_000;
      scan.hear({ via: 'scanner', scanner: 'desk', table: 't', seat: null, text, at: now });
      await vi.advanceTimersByTimeAsync(0);
    }
  };
  return { scan, moveInput, steps, sent, codes, cues, read };
}

const SPECIALS: WorldSpec = { phase: 'specials', unique: true };
const lens = (n: number) => ticket('car/magnifier', n);
/** Two of the first hunter's, one of the second's. */
const LENSES = [digit(1), lens(1), lens(2), digit(3), lens(3)];
const PARTS = { h1: ['car/magnifier/1', 'car/magnifier/2'], h2: ['car/magnifier/3'] };

/** A city that the second pawn reaches by car. */
function near(): number {
  const reach = world().view.moves[1]?.reach.find(({ transport }) => transport === 'car');
  return reach?.stops[0] ?? 0;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('cards at the screen of Mister X across Europe', () => {
  it('are sent as one move, with the very piece that pays (CM-4, CM-9)', async () => {
    const { read, sent, cues, scan } = sitDown({ unique: true });
    await read(digit(2), ticket('car/beacon', 7), stop(near()));
    expect(sent).toEqual([]);
    await read(CONFIRM);
    expect(sent).toEqual([
      {
        seat: 'h1',
        what: {
          type: 'move',
          detective: 'd2',
          ticket: 'car/beacon',
          stop: near(),
          card: 'car/beacon/7',
        },
      },
    ]);
    expect(cues).toEqual(['success', 'success', 'success', 'done']);
    expect(scan.busy).toBe(false);
  });

  it('put a start card down for the table (MX-8)', async () => {
    const at = [null, null, null, null, null];
    const { read, sent } = sitDown({ phase: 'registration', at });
    await read(start(START_STOPS[0] ?? 0), CONFIRM);
    const what = { type: 'registerStart', pawn: 'd1', stop: START_STOPS[0] };
    expect(sent).toEqual([{ seat: 'referee', what }]);
  });

  it('close the step without a special, once that is confirmed (MX-16)', async () => {
    const { read, sent, scan } = sitDown(SPECIALS);
    await read(command('pass'));
    expect(scan.busy).toBe(true);
    expect(sent).toEqual([]);
    await read(CONFIRM);
    expect(sent).toEqual([{ seat: 'h1', what: { type: 'noSpecial' } }]);
  });

  it('do nothing in the step of specials where phones hold every seat', async () => {
    const { read, sent, scan } = sitDown({ ...SPECIALS, here: [] });
    await read(digit(1), lens(1), command('pass'), CONFIRM);
    expect(sent).toEqual([]);
    expect(scan.said).toEqual({ kind: 'refused', refusal: { code: 'SEAT_ON_PHONE' } });
  });
});

describe('a special at the screen', () => {
  it('is one command for all who gave (MX-40)', async () => {
    const { read, sent, scan, steps } = sitDown(SPECIALS);
    await read(...LENSES);
    expect(steps.parts).toEqual(PARTS);
    await read(CONFIRM);
    expect(sent).toEqual([{ seat: 'h1', what: { type: 'investigate', parts: PARTS } }]);
    expect(scan.said).toEqual({ kind: 'done', order: 'special' });
    expect(steps.special).toBeNull();
  });

  it('goes on with what was touched, and the other way round', async () => {
    const { read, steps, scan, sent } = sitDown(SPECIALS);
    steps.begin('investigation');
    steps.give('h1', 'car/magnifier/1');
    await read(digit(3), lens(3));
    expect(steps.count).toBe(2);
    steps.give('h1', 'car/magnifier/2');
    // Anyone who touches the screen sees what is entered, and may take their time.
    expect(scan.busy).toBe(false);
    await vi.advanceTimersByTimeAsync(ENTRY_DROPPED_AFTER_MS * 2);
    await steps.play();
    expect(sent).toEqual([{ seat: 'h1', what: { type: 'investigate', parts: PARTS } }]);
  });

  it('is kept when the referee refuses it, and can be mended (CM-2)', async () => {
    const { read, steps, scan, codes, sent } = sitDown(SPECIALS);
    codes.push('TICKET_NOT_HELD');
    await read(...LENSES, CONFIRM);
    expect(scan.said).toEqual({ kind: 'refused', refusal: { code: 'TICKET_NOT_HELD' } });
    expect(steps.parts).toEqual(PARTS);
    steps.take('h2');
    await read(digit(3), lens(4), CONFIRM);
    expect(sent.at(-1)?.what).toMatchObject({ parts: { ...PARTS, h2: ['car/magnifier/4'] } });
  });

  it('is sent once, though fingers and cards confirm it together', async () => {
    const { read, steps, sent } = sitDown(SPECIALS);
    await read(...LENSES);
    const played = steps.play();
    await read(CONFIRM);
    await played;
    expect(sent).toHaveLength(1);
  });

  it.each<[string, (scanTable: ReturnType<typeof sitDown>) => Promise<unknown>]>([
    ['with the card for that', ({ read }) => read(command('cancel'))],
    ['after a while', () => vi.advanceTimersByTimeAsync(ENTRY_DROPPED_AFTER_MS)],
  ])('is dropped %s, whole', async (_, drop) => {
    const scanTable = sitDown(SPECIALS);
    await scanTable.read(...LENSES);
    await drop(scanTable);
    expect(scanTable.steps.entry).toEqual(NO_SPECIAL);
    expect(scanTable.scan.entry).toMatchObject({ giver: null, sends: false });
    expect(scanTable.scan.busy).toBe(false);
    expect(scanTable.sent).toEqual([]);
  });

  it('sends whom a card names, by the way that the beacons buy (MX-43 to MX-45)', async () => {
    const { read, steps, sent } = sitDown(SPECIALS);
    const light = (n: number) => ticket('train/beacon', n);
    await read(digit(1), light(1), light(2), digit(3), light(3), CONFIRM);
    expect(sent).toEqual([]);
    await read(digit(2), stop(near()));
    expect(steps).toMatchObject({ detective: 'd2', transport: 'car', stop: near() });
    await read(CONFIRM);
    expect(sent).toEqual([
      {
        seat: 'h1',
        what: {
          type: 'operate',
          parts: { h1: ['train/beacon/1', 'train/beacon/2'], h2: ['train/beacon/3'] },
          detective: 'd2',
          transport: 'car',
          stop: near(),
        },
      },
    ]);
  });
});
