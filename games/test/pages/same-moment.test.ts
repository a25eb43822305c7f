import { type Json, unwrap } from '@mister-x/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Session } from '@mister-x/kiosk/visit/session.svelte.ts';
import type { Visit } from '@mister-x/kiosk/visit/visit.svelte.ts';
import { forget } from '@mister-x/kiosk/browser/store.ts';
import { OwnSeat, type SeatRules } from '@mister-x/kiosk/seat/own-seat.svelte.ts';
import { PageReferee } from '@mister-x/kiosk/testing/page-referee.ts';
import { clanSeats } from '../../mafia/pages/seat/seat-rules.js';
import europeSeats from '../../mister-x-europe/pages/seat/seat-rules.js';
import yardSeats from '../../scotland-yard/pages/seat/seat-rules.js';
import sleuthSeats from '../../sherlock-holmes/pages/seat/seat-rules.js';
import { playUntil, type View } from './reached.js';
import { tableInfo } from './table-info.js';

/** An evening of haste: all phones send in the same moment, no entry is lost, and none is made twice (CM-6). */

let sessions: Session[];
beforeEach(() => {
  vi.useFakeTimers();
  sessions = [];
});
afterEach(() => {
  for (const session of sessions) session.close();
  forget('chains');
  vi.useRealTimers();
});

async function phone(referee: PageReferee, seat: string): Promise<Visit> {
  const session = new Session({ wire: referee.wire() });
  sessions.push(session);
  const opened = session.open({ as: 'seat', table: 't', seat, secret: 's' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await opened).ok).toBe(true);
  if (session.visit === null) throw new Error('nobody is there');
  return session.visit;
}

async function inTurn(referee: PageReferee, seats: readonly string[]): Promise<readonly Visit[]> {
  const phones: Visit[] = [];
  for (const seat of seats) phones.push(await phone(referee, seat));
  return phones;
}

/** What all of them send at once, and what came of it. */
async function atOnce(sent: readonly (() => ReturnType<Visit['send']>)[]): Promise<readonly string[]> {
  const replies = sent.map((send) => send());
  await vi.advanceTimersByTimeAsync(5_000);
  return (await Promise.all(replies)).map((reply) => (reply.ok ? 'ok' : reply.refusal.code));
}

const RULES_BY_GAME: Readonly<Record<string, SeatRules<never, never>>> = {
  'scotland-yard': yardSeats(),
  'mister-x-europe': europeSeats(),
  'sherlock-holmes': sleuthSeats(),
  mafia: clanSeats(() => true),
};

/** As the page of the seat sends it. */
function send(game: string, visit: Visit, action: Json): ReturnType<Visit['send']> {
  const rules = RULES_BY_GAME[game];
  if (rules === undefined) throw new Error(`no rules of ${game}`);
  return new OwnSeat(visit, rules, () => ({})).post(action as never);
}

const typeOf = (action: Json) => (action as { type: string }).type;

const HUNT = { hunters: 2, flags: { start_source: 'server' } };
const CASES: readonly (readonly [
  string,
  Json,
  (view: View) => boolean,
  readonly string[],
  /** What the second sends. */
  string | undefined,
])[] = [
  [
    'scotland-yard',
    { hunters: 3, flags: { start_source: 'registered' } },
    ({ phase }) => phase === 'registration',
    ['h1', 'h2', 'h3'],
    undefined,
  ],
  [
    'scotland-yard',
    { hunters: 3, flags: { ...HUNT.flags, detective_order: 'free' } },
    ({ phase }) => phase === 'detectives',
    ['h1', 'h2', 'h3'],
    undefined,
  ],
  [
    'mister-x-europe',
    { hunters: 3, flags: { ...HUNT.flags, hand_source: 'server' } },
    ({ phase }) => phase === 'moves',
    ['h1', 'h2', 'h3'],
    undefined,
  ],
  [
    'scotland-yard',
    { hunters: 2, flags: { ...HUNT.flags, detective_order: 'free', detective_pass: 'allowed' } },
    ({ phase }) => phase === 'detectives',
    ['h1', 'h2'],
    'pass',
  ],
  [
    'mister-x-europe',
    { hunters: 2, flags: { ...HUNT.flags, hand_source: 'server', detective_pass: 'allowed' } },
    ({ phase }) => phase === 'moves',
    ['h1', 'h2'],
    'pass',
  ],
  [
    'mister-x-europe',
    { hunters: 2, flags: { ...HUNT.flags, hand_source: 'server', detective_pass: 'allowed' } },
    ({ phase }) => phase === 'moves',
    ['h1', 'h2'],
    'closeMoves',
  ],
  ['mafia', {}, ({ phase }) => phase === 'ransom', ['clan-2', 'clan-3'], undefined],
  ['mafia', {}, ({ phase }) => phase === 'layout', [], undefined],
  ['sherlock-holmes', { seats: 3 }, ({ look }) => (look as { open?: boolean } | null)?.open === true, [], undefined],
];

describe.each(CASES)('%s %j', (game, options, holds, named, type) => {
  async function begun() {
    const { run } = playUntil(game, options, holds);
    const referee = new PageReferee(run, tableInfo(game));
    const seats = named.length > 0 ? named : run.toAct;
    const phones = await inTurn(referee, seats);
    const entries = seats.map((seat, at) => {
      // Each another one that is listed and moves something: a start is one pawn's alone.
      const listed = [...run.choices(seat).actions].filter((each) =>
        // The first moves, and the second does what the case is about.
        type !== undefined
          ? typeOf(each) === (at === 0 ? 'move' : type)
          : !['audit', 'ransom', 'mark', 'jot'].includes(typeOf(each)),
      );
      const isOwn = named.length > 0 && game === 'scotland-yard' && type === undefined;
      const action = listed[isOwn ? at : 0] as Json;
      return { visit: phones[at] as Visit, seat, action };
    });
    return { referee, entries };
  }

  it('takes what all phones send in the same moment, each once', async () => {
    const { referee, entries } = await begun();
    const codes = await atOnce(
      entries.map(
        ({ visit, action }) =>
          () =>
            send(game, visit, action),
      ),
    );
    expect(codes.length).toBeGreaterThan(1);
    expect(new Set(codes)).toEqual(new Set(['ok']));
    const done = referee.done.map(({ command }) => command);
    // Which of them comes first is nobody's concern.
    expect(done).toHaveLength(entries.length);
    expect(done).toEqual(expect.arrayContaining(entries.map(({ action }) => ({ kind: 'act', action }))));
  });

  it('takes once what two phones of one seat send in the same moment', async () => {
    const { referee, entries } = await begun();
    const [{ visit, seat, action } = entries[1] as (typeof entries)[number]] = entries;
    const twin = await phone(referee, seat);
    const both = [visit, twin].map((each) => () => send(game, each, action));
    const codes = await atOnce(both);
    expect(codes[0]).toBe('ok');
    expect(codes[1]).not.toBe('ok');
    expect(referee.done).toHaveLength(1);
  });
});

describe('what is asked of several', () => {
  it('is answered by two in the same moment', async () => {
    const options = { hunters: 3, flags: HUNT.flags };
    const { run } = playUntil('scotland-yard', options, ({ phase }) => phase === 'detectives');
    const asked = unwrap(run.step('h1', { kind: 'concede' })).after;
    const referee = new PageReferee(asked, tableInfo('scotland-yard'));
    const [h2, h3] = [await phone(referee, 'h2'), await phone(referee, 'h3')];
    const agree = { kind: 'answer-concede', agree: true } as const;
    expect(await atOnce([() => h2.command('h2', agree), () => h3.command('h3', agree)])).toEqual([...['ok', 'ok']]);
    expect(referee.run.outcome).toBeDefined();
  });

  it('is not answered again for another question, and a secret move is entered again', async () => {
    const { run } = playUntil('scotland-yard', HUNT, ({ phase }) => phase === 'x_turn');
    const referee = new PageReferee(run, tableInfo('scotland-yard'));
    const x = await phone(referee, 'x');
    const action = [...run.choices('x').actions][0] as Json;
    // What he sees changes in the same moment: the other hunters are asked to give up.
    referee.take(unwrap(referee.run.step('h1', { kind: 'concede' })));
    const reply = x.send('x', action);
    referee.take(unwrap(referee.run.step('h2', { kind: 'answer-concede', agree: false })));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await reply).toMatchObject({ ok: false, refusal: { code: 'STALE_STATE' } });
    expect(referee.done).toHaveLength(2);
  });
});
