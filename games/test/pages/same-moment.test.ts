import { type Json, unwrap } from '@mister-x/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendIfStillFitting as sendMafia } from '../../mafia/pages/seat/send.js';
import { sendIfStillFitting as sendEurope } from '../../mister-x-europe/pages/shared/send.js';
import { sendIfStillFitting as sendYard } from '../../scotland-yard/pages/shared/send.js';
import { CommandQueue } from '../../sherlock-holmes/pages/seat/outbox.js';
import { Session } from '@mister-x/kiosk/lib/client/session.svelte.ts';
import { forget } from '@mister-x/kiosk/lib/store.ts';
import { PageReferee } from '@mister-x/kiosk/testing/page-referee.ts';
import { playUntil, type View } from './reached.js';
import { tableInfo } from './table-info.js';

/** Two phones send in the same moment: no entry is lost, and none is made twice (CM-6). */

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

async function phone(referee: PageReferee, seat: string): Promise<Session> {
  const session = new Session(referee.wire());
  sessions.push(session);
  const opened = session.open({ as: 'seat', table: 't', seat, secret: 's' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await opened).ok).toBe(true);
  // This referee keeps no books.
  session.witness?.leave();
  session.witness = null;
  return session;
}

async function inTurn(referee: PageReferee, seats: readonly string[]): Promise<readonly Session[]> {
  const phones: Session[] = [];
  for (const seat of seats) phones.push(await phone(referee, seat));
  return phones;
}

const viewOf = <V>(session: Session): V => session.view?.game as V;

/** What all of them send at once, and what came of it. */
async function atOnce(sent: readonly (() => ReturnType<Session['send']>)[]): Promise<readonly string[]> {
  const replies = sent.map((send) => send());
  await vi.advanceTimersByTimeAsync(5_000);
  return (await Promise.all(replies)).map((reply) => (reply.ok ? 'ok' : reply.refusal.code));
}

/** As the page of the game sends it. */
type Send = (session: Session, seat: string, action: never) => ReturnType<Session['send']>;
const yard: Send = (session, ...sent) => sendYard(session, () => viewOf(session), ...sent);
const europe: Send = (session, ...sent) => sendEurope(session, () => viewOf(session), ...sent);
const mafia: Send = (session, ...sent) => sendMafia(session, () => viewOf(session), ...sent);
const sherlock: Send = (session, seat, action) => new CommandQueue(session, seat, () => viewOf(session)).send(action);

const typeOf = (action: Json) => (action as { type: string }).type;

const HUNT = { hunters: 2, flags: { start_source: 'server' } };
const CASES: readonly (readonly [
  string,
  Json,
  (view: View) => boolean,
  readonly string[],
  Send,
  /** What the second sends. */
  string | undefined,
])[] = [
  [
    'scotland-yard',
    { hunters: 2, flags: { start_source: 'registered' } },
    ({ phase }) => phase === 'registration',
    ['h1', 'h2'],
    yard,
    undefined,
  ],
  [
    'scotland-yard',
    { hunters: 2, flags: { ...HUNT.flags, detective_order: 'free' } },
    ({ phase }) => phase === 'detectives',
    ['h1', 'h2'],
    yard,
    undefined,
  ],
  [
    'mister-x-europe',
    { hunters: 2, flags: { ...HUNT.flags, hand_source: 'server' } },
    ({ phase }) => phase === 'moves',
    ['h1', 'h2'],
    europe,
    undefined,
  ],
  [
    'scotland-yard',
    { hunters: 2, flags: { ...HUNT.flags, detective_order: 'free', detective_pass: 'allowed' } },
    ({ phase }) => phase === 'detectives',
    ['h1', 'h2'],
    yard,
    'pass',
  ],
  [
    'mister-x-europe',
    { hunters: 2, flags: { ...HUNT.flags, hand_source: 'server', detective_pass: 'allowed' } },
    ({ phase }) => phase === 'moves',
    ['h1', 'h2'],
    europe,
    'pass',
  ],
  [
    'mister-x-europe',
    { hunters: 2, flags: { ...HUNT.flags, hand_source: 'server', detective_pass: 'allowed' } },
    ({ phase }) => phase === 'moves',
    ['h1', 'h2'],
    europe,
    'closeMoves',
  ],
  ['mafia', {}, ({ phase }) => phase === 'ransom', ['clan-2', 'clan-3'], mafia, undefined],
  [
    'sherlock-holmes',
    { seats: 3 },
    ({ look }) => (look as { open?: boolean } | null)?.open === true,
    [],
    sherlock,
    undefined,
  ],
];

describe.each(CASES)('%s %j', (game, options, holds, named, send, type) => {
  async function begun() {
    const { run } = playUntil(game, options, holds);
    const referee = new PageReferee(run, tableInfo(game));
    const seats = named.length > 0 ? named : run.toAct.slice(0, 2);
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
      const session = phones[at] as Session;
      return { session, seat, action };
    });
    return { referee, entries };
  }

  it('takes what two phones send in the same moment, each once', async () => {
    const { referee, entries } = await begun();
    const codes = await atOnce(
      entries.map(
        ({ session, seat, action }) =>
          () =>
            send(session, seat, action as never),
      ),
    );
    expect(codes).toEqual(['ok', 'ok']);
    const done = referee.done.map(({ command }) => command);
    // Which of them comes first is nobody's concern.
    expect(done).toHaveLength(2);
    expect(done).toEqual(expect.arrayContaining(entries.map(({ action }) => ({ kind: 'act', action }))));
  });

  it('takes once what two phones of one seat send in the same moment', async () => {
    const { referee, entries } = await begun();
    const [{ session, seat, action } = entries[1] as (typeof entries)[number]] = entries;
    const twin = await phone(referee, seat);
    const both = [session, twin].map((each) => () => send(each, seat, action as never));
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
