import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchNotice } from '@mister-x/engine/protocol';
import { seedOfRun } from '@mister-x/engine/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setupMessages as europeSetupMessages } from '../../games/mister-x-europe/messages/screen-messages.js';
import { gameMessages as yardMessages } from '../../games/scotland-yard/messages/phone-messages.js';
import { setupMessages as yardSetupMessages } from '../../games/scotland-yard/messages/screen-messages.js';
import { speech } from '../../kiosk/src/messages/index.svelte.js';
import { sharedLogMessages } from '../../kiosk/src/messages/shared-log.js';
import { startInProcess } from '../faults/wire/in-process.js';
import { randomRound, kitOf, type Turn } from './random-rounds.js';
import { Hunt } from './hunt.js';
import { MemoryCursors } from './devices.js';
import { placesOf } from './real-board.js';
import type { TableScreen } from './screens.svelte.js';

/** What is told after particular accidents, on the pages' own session, queue and tables. */

const KIT = kitOf('scotland-yard');
const OPTIONS = { hunters: 2 };
/** To the turn in which X first appears, and what comes after it. */
const COURSE = randomRound(
  KIT,
  { options: OPTIONS, steps: 60, sees: ({ type }) => type === 'revealed', lead: 0 },
  seedOfRun(),
);
const [REVEAL, ...LATER] = COURSE.round;

const isMove = ({ command }: Turn) => (command as { action?: { type: string } }).action?.type === 'move';
const asks = ({ command }: Turn) => command.kind === 'takeback';

let folder: string;
let server: Awaited<ReturnType<typeof startInProcess>>;
let hunt: Hunt;

beforeAll(async () => {
  await speech.need(
    'common',
    'screen',
    'phone',
    sharedLogMessages,
    yardMessages,
    yardSetupMessages,
    europeSetupMessages,
  );
  folder = await mkdtemp(join(tmpdir(), 'mister-x-gaps-'));
  server = await startInProcess(folder);
});
beforeEach(async () => {
  hunt = await Hunt.begin(server, KIT, OPTIONS, COURSE);
});
afterEach(() => {
  vi.restoreAllMocks();
  hunt?.close();
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const moved = (log: readonly MatchNotice<unknown>[]) =>
  log.filter((line) => line.kind === 'game' && (line.notice as { type: string }).type === 'moved').length;

const only = (turn: Turn | undefined): readonly Turn[] => (turn === undefined ? [] : [turn]);

describe(`a page that is loaded again (seed ${COURSE.seed})`, () => {
  it('shows what nobody has looked at, and nothing that someone has', async () => {
    const kiosk = await hunt.open('kiosk');
    await hunt.play([...COURSE.before, ...only(REVEAL)]);
    await kiosk.reload();
    const first = await kiosk.look();
    expect(first.moments).toHaveLength(1);
    await kiosk.reload();
    const again = await kiosk.look();
    expect([again.moments, again.panel]).toEqual([[], first.panel]);
  });

  it('shows what fell into the time in which it was gone', async () => {
    const kiosk = await hunt.open('kiosk');
    await hunt.play(COURSE.before);
    await kiosk.look();
    kiosk.line.cut();
    await hunt.play(only(REVEAL));
    kiosk.line.mend();
    await kiosk.reload();
    const shown = await kiosk.look();
    expect(shown.moments).toEqual((await hunt.hand('kiosk').look()).moments);
    expect(shown.moments).toHaveLength(1);
  });

  it('where nothing can be stored begins with what is now, and goes on from there', async () => {
    const cursors = { read: () => undefined, write: () => {} };
    const kiosk = await hunt.open('kiosk', { cursors });
    await hunt.play(COURSE.before);
    await kiosk.reload();
    await kiosk.look();
    kiosk.line.cut();
    await hunt.play(only(REVEAL));
    kiosk.line.mend();
    expect((await kiosk.look()).moments).toHaveLength(1);
    await kiosk.reload();
    expect((await kiosk.look()).moments).toEqual([]);
    // What was done last is on the screen all the same.
    expect((await kiosk.look()).panel).not.toEqual([]);
  });

  it('on a phone says nothing again that was said', async () => {
    const phone = await hunt.open('h1');
    await hunt.play([...COURSE.before, ...only(REVEAL)]);
    const { panel } = await phone.look();
    await phone.reload();
    expect((await phone.look()).panel).toEqual(panel);
  });
});

describe('an answer that is lost on the way', () => {
  it('is asked for again: what was done is done once, and shown once', async () => {
    const moves = LATER.findIndex(isMove);
    const [turn] = LATER.slice(moves);
    if (turn === undefined) throw new Error('nobody moves');
    await hunt.play([...COURSE.before, ...only(REVEAL), ...LATER.slice(0, moves)]);
    const phone = await hunt.open(turn.seat);
    const kiosk = hunt.hand('kiosk');
    const before = await kiosk.visit.history();
    phone.line.mute();
    const sent = phone.visit.command(turn.seat, turn.command);
    const rest = () => kiosk.visit.queue.reader('none').end();
    await expect.poll(rest).toBeGreaterThan(before.length);
    phone.line.cut();
    phone.line.mend();
    expect(await sent).toMatchObject({ ok: true });
    const after = await kiosk.visit.history();
    expect(moved(after)).toBe(moved(before) + 1);
    const { notices } = phone.visit.queue;
    expect(new Set(notices.map(({ at }) => at)).size).toBe(notices.length);
    const told = await hunt.hand(turn.seat).visit.history();
    expect(notices.map(({ notice }) => notice)).toEqual(told.slice(notices[0]?.at));
    // It came with the snapshot, and was sent from this very page all the same.
    expect(notices.at(-1)?.acting).toBe(true);
  });
});

describe('a take-back', () => {
  const asked = LATER.findIndex(asks);

  it('of a move that fell into the same gap leaves every pawn where it belongs', async () => {
    // Who has asked in this turn may not ask again.
    const mayAsk = ({ seat }: Turn, i: number) => !LATER.slice(0, i).some((each) => asks(each) && each.seat === seat);
    const index = LATER.findIndex((turn, i) => isMove(turn) && LATER[i + 1]?.seat === turn.seat && mayAsk(turn, i));
    const turn = LATER[index] ?? LATER.find(isMove);
    const upTo = LATER.indexOf(turn as Turn);
    await hunt.play([...COURSE.before, ...only(REVEAL), ...LATER.slice(0, upTo)]);
    const kiosk = await hunt.open('kiosk');
    kiosk.line.cut();
    const seat = turn?.seat ?? '';
    await hunt.play([
      ...only(turn),
      { seat, command: { kind: 'takeback' } },
      { seat: 'x', command: { kind: 'answer-takeback', agree: true } },
    ]);
    kiosk.line.mend();
    const shown = await kiosk.look();
    expect(shown.panel[0]).toBe(yardSetupMessages.t.doWithPieces.putBack);
    expect(shown.view).toBe((await hunt.hand('kiosk').look()).view);
    const { board } = kiosk.screen as TableScreen;
    expect(board.places).toEqual(placesOf(kiosk.visit.match.game as never));
  });

  it('leaves every pawn where it belongs as well when another move follows in the gap', async () => {
    const index = LATER.findIndex(isMove);
    const turn = LATER[index];
    const seat = turn?.seat ?? '';
    await hunt.play([...COURSE.before, ...only(REVEAL), ...LATER.slice(0, index)]);
    const kiosk = await hunt.open('kiosk');
    kiosk.line.cut();
    await hunt.play([
      ...only(turn),
      { seat, command: { kind: 'takeback' } },
      { seat: 'x', command: { kind: 'answer-takeback', agree: true } },
      ...only(turn),
    ]);
    kiosk.line.mend();
    expect((await kiosk.look()).panel).toContain(yardSetupMessages.t.doWithPieces.putBack);
    const { board } = kiosk.screen as TableScreen;
    expect(board.places).toEqual(placesOf(kiosk.visit.match.game as never));
  });

  it('is asked for as long as it was, however often the line breaks', async () => {
    expect(asked).toBeGreaterThanOrEqual(0);
    // The clock of pages and server goes only as far as this test says.
    let clock = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => clock);
    await hunt.play([...COURSE.before, ...only(REVEAL), ...LATER.slice(0, asked + 1)]);
    const x = await hunt.open('x');
    const until = () => x.visit.deadlines.get('takeback') ?? 0;
    const before = until();
    expect(before).toBeGreaterThan(performance.now());
    x.line.cut();
    clock += 30_000;
    x.line.mend();
    await x.look();
    // Messages count whole milliseconds.
    expect(Math.abs(until() - before)).toBeLessThanOrEqual(1);
  });
});

describe('a long gap', () => {
  it('brings every reveal, and the last word on each pawn', async () => {
    await hunt.play(COURSE.before);
    const kiosk = await hunt.open('kiosk');
    const first = kiosk.visit.queue.reader('none').end();
    kiosk.line.cut();
    await hunt.play(COURSE.round);
    kiosk.line.mend();
    const shown = await kiosk.look();
    const hand = await hunt.hand('kiosk').look();
    const log = await kiosk.visit.history();
    expect(log.length - first).toBeGreaterThan(40);
    expect(kiosk.visit.queue.notices.length).toBeLessThan(log.length - first);
    expect([shown.moments, shown.view]).toEqual([hand.moments, hand.view]);
    const { board } = kiosk.screen as TableScreen;
    expect(board.places).toEqual(placesOf(kiosk.visit.match.game as never));
    const pawns = shown.placed.map(([pawn]) => pawn);
    expect(new Set(pawns).size).toBe(pawns.length);
  });
});

describe('two pages', () => {
  it('at one place show everything once each', async () => {
    const tabs = [await hunt.open('kiosk'), await hunt.open('kiosk')] as const;
    await hunt.play([...COURSE.before, ...only(REVEAL)]);
    expect((await tabs[0].look()).moments).toHaveLength(1);
    await tabs[0].reload();
    expect((await tabs[0].look()).moments).toEqual([]);
    expect((await tabs[1].look()).moments).toHaveLength(1);
  });

  it('of two tables know where they were at each', async () => {
    const cursors = new MemoryCursors();
    const kiosk = await hunt.open('kiosk', { cursors });
    const other = await Hunt.begin(server, KIT, OPTIONS, COURSE);
    try {
      await hunt.play(COURSE.before);
      await kiosk.look();
      kiosk.session.leave();
      await kiosk.enter(other.seated.places.get('kiosk'));
      await other.play(COURSE.before);
      expect((await kiosk.look()).moments).toEqual([]);
      await hunt.play(only(REVEAL));
      expect((await kiosk.look()).moments).toEqual([]);
      await kiosk.enter(hunt.seated.places.get('kiosk'));
      const shown = await kiosk.look();
      expect(shown.moments).toEqual((await hunt.hand('kiosk').look()).moments);
      expect(shown.moments).toHaveLength(1);
    } finally {
      other.close();
    }
  });
});
