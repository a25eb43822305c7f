import { describe, expect, it } from 'vitest';
import { cardAt } from './cards.js';
import { DEFAULT_MAFIA_PACK_FILE } from './data/city.js';
import { compiledPackOf } from './pack.js';
import {
  BLUE,
  card,
  exchange,
  GREEN,
  lay,
  newTable,
  open,
  PASS,
  RED,
  REFEREE,
  TABLE,
  type Table,
  table,
  vote,
  YELLOW,
} from '../test/table.js';
import { CLANS, type Clan } from './types.js';

const flags = { card_source: 'printed_cards' } as const;
const scan = (code: string) => ({ type: 'scan', code }) as const;
const correct = (face: string) => ({ type: 'correctCard', card: face }) as const;
const read = (...cards: readonly string[]) => ({ type: 'readCards', cards }) as const;

const ALL = DEFAULT_MAFIA_PACK_FILE.cards.map(({ id }) => id);
const handOf = (seat: Clan) => ALL.slice(CLANS.indexOf(seat) * 4, CLANS.indexOf(seat) * 4 + 4);

function dealt(): Table {
  const t = newTable({ flags }).deal();
  for (const seat of CLANS) t.play(seat, read(...handOf(seat)));
  return t;
}

describe('printed cards in hand [MF-105]', () => {
  it('are read by their owner before anybody swaps', () => {
    const t = newTable({ flags }).deal();
    expect(t.state.phase).toBe('cards');
    expect(t.view(TABLE).clans.map(({ hand, unread }) => [hand, unread])).toEqual([...Array(4).fill([0, 4])]);
    expect(t.view(TABLE).deck).toBe(16);
    const [one = '', two = '', three = ''] = handOf(BLUE);
    expect(t.refuse(BLUE, read(one, two, three))).toBe('SCAN_INCOMPLETE');
    expect(t.refuse(BLUE, read(one, one, two, three))).toBe('CARD_USED_TWICE');
    expect(t.refuse(BLUE, read(one, two, three, 'x'))).toBe('UNKNOWN_CODE');
    expect(t.refuse(BLUE, exchange())).toBe('PHASE_WRONG');
    expect(t.toAct).toEqual([...CLANS]);
    for (const seat of CLANS) t.play(seat, read(...handOf(seat)));
    expect(t.state.phase).toBe('exchange');
    expect(t.view(BLUE).own?.hand).toEqual(handOf(BLUE));
    for (const viewer of [TABLE, RED]) expect(t.textFor(viewer)).not.toContain(`"${one}"`);
    expect(t.refuse(BLUE, read(one))).toBe('PHASE_WRONG');
  });

  it('swapped ones are read before they are laid, even a whole hand', () => {
    const t = dealt();
    t.play(BLUE, exchange(...handOf(BLUE)));
    for (const seat of [YELLOW, RED, GREEN]) t.play(seat, exchange());
    expect(t.state.phase).toBe('layout');
    expect(t.view(TABLE).deck).toBe(12);
    expect(t.refuse(BLUE, lay([]))).toBe('SCAN_INCOMPLETE');
    for (const seat of [YELLOW, RED, GREEN]) t.play(seat, t.laying(seat));
    expect(t.state.phase).toBe('layout');
    expect(t.refuse(BLUE, read(...handOf(BLUE)))).toBe('CARD_USED_TWICE');
    t.play(BLUE, read(...ALL.slice(16, 20)));
    t.play(BLUE, t.laying(BLUE));
    expect(t.state.phase).toBe('play');
    expect(Object.keys(t.state.city)).toHaveLength(16);
  });

  it('are read by the codes of the pack', () => {
    const cards = DEFAULT_MAFIA_PACK_FILE.cards.map((one) => ({ ...one, code: `c-${one.id}` }));
    const t = newTable({ flags, pack: { ...DEFAULT_MAFIA_PACK_FILE, cards } }).deal();
    t.play(BLUE, read(...handOf(BLUE).map((id) => `c-${id}`)));
    expect(t.view(BLUE).own?.hand).toEqual(handOf(BLUE));
  });

  it('of a round that is stopped are read no more [MF-111]', () => {
    const t = newTable({ flags }).deal();
    for (const seat of CLANS) t.play(seat, vote());
    expect(t.state.phase).toBe('ransom');
    expect(t.refuse(BLUE, read(...handOf(BLUE)))).toBe('PHASE_WRONG');
    expect(t.view(TABLE).clans[0]?.unread).toBe(0);
  });
});

describe('the face on the table [MF-105 MF-106]', () => {
  const city = { A1: 'theft closed', B1: 'robbery closed', D4: 'buyer' };

  it('is read while its opening is due, and acts then', () => {
    const t = table({ flags, city });
    expect(t.refuse(REFEREE, scan(card('theft')))).toBe('SCAN_WOULD_EXPOSE');
    expect(t.refuse(REFEREE, scan('x'))).toBe('UNKNOWN_CODE');
    expect(t.refuse(BLUE, scan('A1'))).toBe('NOT_YOUR_TURN');
    t.play(BLUE, open('A1'));
    expect(t.on('A1')?.state).toBe('closed');
    expect(t.view(TABLE).opening).toEqual({ seat: BLUE, quarter: 'A1' });
    expect(t.textFor(TABLE)).not.toContain(card('theft'));
    expect(t.refuse(BLUE, open('B1'))).toBe('CHOICE_REQUIRED');
    t.play(REFEREE, scan(card('theft')));
    expect(t.on('A1')).toMatchObject({ state: 'open', money: 100 });
    expect(t.state.turn).toBe(YELLOW);
  });

  it('keeps a choice that came along for itself until then [MF-27]', () => {
    const t = table({ flags, city: { A1: 'pistol closed', B1: 'buyer closed' } });
    t.play(BLUE, open('A1', 'B1'));
    expect(t.textFor(TABLE)).not.toContain('pending');
    t.play(REFEREE, scan(card('pistol')));
    expect(t.on('A1')?.shot).toBe('B1');
  });

  it('another one: play halts until the table says what lies there', () => {
    const t = table({ flags, city });
    t.play(BLUE, open('A1'));
    expect(t.refuse(REFEREE, scan(card('robbery')))).toBe('CARD_MISMATCH');
    expect(t.refuse(BLUE, PASS)).toBe('CHOICE_REQUIRED');
    expect(t.refuse(BLUE, correct(card('robbery')))).toBe('NOT_YOUR_TURN');
    expect(t.refuse(REFEREE, correct('x'))).toBe('UNKNOWN_CODE');
    expect(t.refuse(REFEREE, correct(card('buyer')))).toBe('ALREADY_OPEN');
    t.play(REFEREE, correct(card('robbery')));
    expect(t.on('A1')).toMatchObject({ card: card('robbery'), money: 200 });
    expect(t.events()).toContainEqual(expect.objectContaining({ type: 'opened', corrected: true }));
    expect(t.refuse(REFEREE, correct(card('theft')))).toBe('PHASE_WRONG');
  });

  it('a card that has a code is read by it alone [MF-105]', () => {
    const [first = ''] = ALL;
    const theft = card('theft');
    const coded = DEFAULT_MAFIA_PACK_FILE.cards.map((one) =>
      one.id === theft || one.id === first ? { ...one, code: `own-${one.id}` } : one,
    );
    const box = { ...DEFAULT_MAFIA_PACK_FILE, cards: coded };
    const t = table({ pack: box, flags, city });
    t.play(REFEREE, scan('A1'));
    expect(t.refuse(REFEREE, scan(theft))).toBe('UNKNOWN_CODE');
    expect(t.refuse(REFEREE, correct(theft))).toBe('UNKNOWN_CODE');
    expect(t.legal(REFEREE)).toContainEqual(correct(`own-${theft}`));
    t.play(REFEREE, scan(`own-${theft}`));
    expect(t.on('A1')).toMatchObject({ card: theft, state: 'open' });
    const dealing = newTable({ pack: box, flags }).deal();
    const [, ...others] = handOf(BLUE);
    expect(dealing.refuse(BLUE, read(first, ...others))).toBe('UNKNOWN_CODE');
    dealing.play(BLUE, read(`own-${first}`, ...others));
    expect(dealing.view(BLUE).own?.hand).toEqual(handOf(BLUE));
    expect(cardAt(compiledPackOf(box), 1)).toBeUndefined();
    expect(cardAt(compiledPackOf(DEFAULT_MAFIA_PACK_FILE), 1)).toBe(first);
  });

  it('a code of a quarter names it for the seat on turn', () => {
    const t = table({ flags, city });
    expect(t.refuse(REFEREE, scan('A2'))).toBe('NOT_YOUR_CARD');
    t.play(REFEREE, scan('A1'));
    expect(t.view(TABLE).opening?.quarter).toBe('A1');
    expect(t.refuse(REFEREE, scan('B1'))).toBe('CHOICE_REQUIRED');
    const dealt = table({ city });
    dealt.play(REFEREE, scan('A1'));
    expect(dealt.on('A1')?.money).toBe(100);
    expect(dealt.refuse(REFEREE, scan(card('robbery')))).toBe('SCAN_WOULD_EXPOSE');
    expect(dealt.passAll().refuse(REFEREE, scan('A1'))).toBe('PHASE_WRONG');
    const forum = table({ flags: { pacing: 'forum' }, city });
    expect(forum.refuse(REFEREE, scan('A1'))).toBe('PHASE_WRONG');
  });
});
