import type { MatchNotice } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { DEFAULT_HOLMES_PACK_FILE, type Notice, compiledPackOf, type View } from '../../rules/browser.js';
import { writeHolmesCard } from '../../rules/cards.js';
import { distinctInitials, momentsOf } from './sherlock-table.svelte.js';
import { replayFrames, openTokens } from './replay.js';
import { cardOfText, placeOfText, readCodes, tokenCode } from './scan-ear.svelte.js';

const pack = compiledPackOf(DEFAULT_HOLMES_PACK_FILE);
const seat = 'sleuth-1';
const line = (notice: Notice): MatchNotice<Notice> => ({ kind: 'game', notice });

describe('letters on pawns', () => {
  it('are as few as tell names apart', () => {
    const of = (...names: string[]) => [...distinctInitials(names.map((name, i) => [String(i), name])).values()];
    expect(of('Ada', 'ben', 'Олеся')).toEqual(['A', 'B', 'О']);
    expect(of('Ada', 'Alan', 'Ben')).toEqual(['Ad', 'Al', 'B']);
    expect(of('Detective 1', 'Detective 2')).toEqual(['D1', 'D2']);
  });
});

describe('the list of codes on tokens', () => {
  const printed = writeHolmesCard({ kind: 'token', code: 77 });

  it('names a token by what is printed on it, however it is written', () => {
    expect(tokenCode(printed)).toBe('77');
    expect(tokenCode(' own-code ')).toBe('own-code');
    expect(readCodes(JSON.stringify({ [printed]: 'crimson-weapon' }))).toEqual({
      77: 'crimson-weapon',
    });
  });

  it('may be the private part of a pack', () => {
    const box = { pack: 'own', private: { token_codes: { 12: 'amber-weapon' } } };
    expect(readCodes(JSON.stringify(box))).toEqual({ 12: 'amber-weapon' });
  });

  it.each(['', 'no json', '[]', '{}', '{"a":1}', '"text"', 'null'])('is not %j', (text) =>
    expect(readCodes(text)).toBeUndefined(),
  );
});

describe('a scanned card', () => {
  it('is found by its place in the pack', () => {
    const text = writeHolmesCard({ kind: 'card', index: 1 });
    expect(cardOfText(pack, text)).toBe([...pack.cards.keys()][0]);
  });

  it('is found by the code that a pack prints on it', () => {
    expect(cardOfText(pack, 'SH-weapon-cab-1-1')).toBe('SH-weapon-cab-1-1');
    expect(cardOfText(pack, writeHolmesCard({ kind: 'token', code: 3 }))).toBeUndefined();
  });
});

describe('a scanned place', () => {
  it('is found by its number', () => {
    expect(placeOfText(pack, writeHolmesCard({ kind: 'stop', stop: 16 }))).toBe('16');
    expect(placeOfText(pack, writeHolmesCard({ kind: 'stop', stop: 99 }))).toBeUndefined();
    expect(placeOfText(pack, 'SH-weapon-cab-1-1')).toBeUndefined();
  });
});

describe('moments at which everybody looks up', () => {
  it('are tokens that Holmes shows, arrests, eliminations and the end', () => {
    const notices: readonly Notice[] = [
      { type: 'walked', seat, path: [] },
      { type: 'arrested', seat, card: '', location: '5', order: 1, cards: null },
      { type: 'ended', end: { code: 'ALL_OUT', winners: [] } },
    ];
    const log = notices.map((notice, at) => ({
      ...{ at, arrival: 1, acting: false },
      notice: line(notice),
    }));
    expect(momentsOf(log).map(({ from, upTo }) => [from, upTo])).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });
});

describe('the game once more', () => {
  const sleuths = [{ seat }, { seat: 'sleuth-2' }] as unknown as View['sleuths'];
  const card = 'SH-weapon-cab-1-1';
  const history = [
    line({ type: 'lineFilled', position: 1, card }),
    line({ type: 'turnBegan', seat, round: 1 }),
    line({ type: 'walked', seat, path: ['16'] }),
    line({
      ...{ type: 'resolved', seat, look: 1, location: '16', symbol: 'weapon' },
      ...{ take: true, cards: [], decided: true },
    }),
    line({ type: 'lineTaken', seat, position: 1, card }),
    line({ type: 'holmesMoved', card, from: '6', to: '8' }),
    line({ type: 'penalised', seat, marker: -1 }),
  ];

  it('is a picture for whatever moves, and none for the rest', () => {
    const all = replayFrames(history, { sleuths, end: null }, pack);
    expect(all.map(({ line: of }) => of.kind === 'game' && of.notice.type)).toEqual([
      ...['turnBegan', 'walked', 'resolved', 'holmesMoved', 'penalised'],
    ]);
    expect(all[0]).toMatchObject({
      at: { [seat]: 'SY' },
      holmes: '6',
      row: [card, null, null, null, null],
    });
    expect(all.at(-1)).toMatchObject({
      ...{ at: { [seat]: '16', 'sleuth-2': 'SY' }, holmes: '8', taken: ['16'] },
      ...{ markers: { [seat]: -1, 'sleuth-2': 0 }, row: [null, null, null, null, null] },
    });
    expect(openTokens({ tokens: { 16: 'a', 8: 'b' } }, ['16'])).toEqual({ 8: 'b' });
  });

  it('its last picture is without the tokens of cases that nobody had [SH-70]', () => {
    const tokens = { 8: 'violet-weapon', 9: 'amber-weapon', 16: 'crimson-weapon' };
    const end = { tokens, undealt: ['violet'] } as unknown as View['end'];
    const ended = line({ type: 'ended', end: { code: 'ALL_OUT', winners: [] } });
    const all = replayFrames([...history, ended], { sleuths, end }, pack);
    expect(all.slice(-2).map(({ taken }) => openTokens({ tokens }, taken))).toEqual([
      { 8: 'violet-weapon', 9: 'amber-weapon' },
      { 9: 'amber-weapon' },
    ]);
  });

  it('a move that was taken back is undone', () => {
    const back: MatchNotice<Notice> = { kind: 'taken-back', by: seat };
    const all = replayFrames([...history.slice(0, 3), back], { sleuths, end: null }, pack);
    expect(all.at(-1)).toMatchObject({ at: { [seat]: 'SY' } });
  });
});
