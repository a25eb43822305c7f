import { REFEREE_SEAT } from '@mister-x/kiosk/screen/game-table.svelte.ts';
import type { Action, PRESETS, View } from '../../rules/browser.js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Visit } from '@mister-x/kiosk/visit/visit.svelte.ts';
import { speech } from '@mister-x/kiosk/messages/index.svelte.ts';
import { visitWith } from '@mister-x/kiosk/testing/visit.svelte.ts';
import { gameMessages } from '../../messages/phone-messages.js';
import { setupMessages } from '../../messages/screen-messages.js';
import { SherlockTable } from './sherlock-table.svelte.js';

const SEATS = ['sleuth-1', 'sleuth-2', 'sleuth-3'] as const;
const TURN = {
  ...{ number: 4, round: 2, seat: 'sleuth-1', moved: false, searches: 0, drawn: 0 },
  used: { look: false, extra: false, cab: false, lestrade: [] },
} as const;
const LOOK: NonNullable<View['look']> = {
  ...{ id: 7, by: 'sleuth-1', kind: 'search', location: '16', opening: null, open: true },
  reacted: [],
};

type Flags = Partial<(typeof PRESETS)['default']>;

/** The big screen of a table in this position; the phones of `away` have no line. */
function tableWith(
  position: Partial<View>,
  { away = [], flags = {}, as = 'kiosk' }: { away?: string[]; flags?: Flags; as?: string } = {},
): SherlockTable {
  const deviations = Object.entries(flags).map(([flag, value]) => ({ flag, value, house: false }));
  const game = {
    ...{ variant: 'default', pack: 'default', phase: 'move', deviations, turn: TURN },
    ...{ look: null, reveal: null },
    sleuths: SEATS.map((seat) => ({ seat, arrest: null, eliminated: false, colour: 'blue' })),
    ...position,
  };
  const visit = visitWith({
    attendance: { as, table: 't' },
    away: new Set(away),
    info: {
      seats: SEATS.map((seat) => ({ seat, name: seat })),
      ...{ waiting: [], announced: null, correspondence: null, status: 'playing' },
    },
    view: { game },
    deadlines: new Map([
      ['window-7', 70],
      ['reveal-4', 40],
      ['step-4-move-0-0', 10],
    ]),
  });
  return new SherlockTable(visit);
}

describe('what the host may close for a seat whose phone is away [SH-86]', () => {
  const away = ['sleuth-1'];

  it('the step of its turn', () => {
    const close = { what: 'step', id: '4-move-0-0', seat: 'sleuth-1' };
    expect(tableWith({}, { away }).closable).toEqual(close);
    expect(tableWith({}).closable).toBeNull();
    expect(tableWith({}, { away: ['sleuth-2'] }).closable).toBeNull();
  });

  it('nothing from a screen that only watches', () =>
    expect(tableWith({}, { away, as: 'spectator' }).closable).toBeNull());

  it('no step in which printed cards are drawn', () => {
    const flags = { card_source: 'printed_cards' } as const;
    expect(tableWith({ phase: 'investigate' }, { away, flags }).closable).toBeNull();
    expect(tableWith({ phase: 'investigate' }, { away }).closable).not.toBeNull();
  });

  it('a window and a reveal only where they have no time of their own [SH-48 SH-56]', () => {
    const look = { look: LOOK, phase: 'investigate' } as const;
    const reveal = {
      reveal: { location: '8', token: 'amber-weapon', noted: ['sleuth-2', 'sleuth-3'] },
    } as const;
    const others = { away: ['sleuth-2'] };
    expect(tableWith(look, others).closable).toBeNull();
    expect(tableWith(reveal, { away }).closable).toBeNull();
    const flags = { lestrade_window_s: null, reveal_seconds: null };
    const window = { what: 'window', id: '7', seat: 'sleuth-2' };
    expect(tableWith(look, { ...others, flags }).closable).toEqual(window);
    const open = { what: 'reveal', id: '4', seat: 'sleuth-1' };
    expect(tableWith(reveal, { away, flags }).closable).toEqual(open);
    expect(tableWith(reveal, { ...others, flags }).closable).toBeNull();
  });

  it('the decision of a searcher once nobody can react any more', () => {
    const look = { ...LOOK, open: false };
    expect(tableWith({ look, phase: 'investigate' }, { away }).closable).toMatchObject({
      what: 'step',
      id: '4-investigate-0-0-decision',
    });
  });
});

describe('the time that runs', () => {
  it('is that of the window, of the reveal, or of the step', () => {
    const reveal = { location: '8', token: 'amber-weapon', noted: [] } as const;
    expect(tableWith({ look: LOOK }).deadline).toBe(70);
    expect(tableWith({ reveal }).deadline).toBe(40);
    expect(tableWith({}).deadline).toBe(10);
    expect(tableWith({ phase: 'investigate' }).deadline).toBeUndefined();
  });
});

describe('what the host sends while someone else does something as well [CM-6]', () => {
  beforeAll(() => speech.need('common', gameMessages, setupMessages));

  const isMeantLater = (sends: (table: SherlockTable) => void) => {
    const table = tableWith({});
    const meant: boolean[] = [];
    const send: Visit['send'] = async (_seat, _action, { isMeant = () => false } = {}) => {
      meant.push(isMeant());
      return { ok: true, value: { revision: 1 } };
    };
    Object.assign(table.visit, { send, busy: 0 });
    sends(table);
    return meant;
  };

  it.each<[string, (table: SherlockTable) => void, boolean]>([
    ['a note for an absent seat', (table) => table.noteFor('sleuth-2'), true],
    ['a vote', hosted({ type: 'voteFor', seat: 'sleuth-2', stop: true }), true],
    ['a step closed', hosted({ type: 'close', what: 'step', id: '4-move-0-0' }), true],
    ['who begins', hosted({ type: 'nameFirst', seat: 'sleuth-2' }), false],
  ])('%s', (_, send, isMeant) => expect(isMeantLater(send)).toEqual([isMeant]));

  function hosted(action: Action) {
    return (table: SherlockTable) => void table.touch(REFEREE_SEAT, action);
  }
});
