import { describe, expect, it } from 'vitest';
import type { MatchNotice } from './match.js';
import type { Retention } from './retention.js';
import { noticesInForce, noticesStillTold } from './still-holds.js';

type RetainedNotice = Retention & { readonly name: string };
const notice = (name: string, retention: Retention = {}): MatchNotice<RetainedNotice> => ({
  kind: 'game',
  notice: { name, ...retention },
});
const back: MatchNotice<RetainedNotice> = { kind: 'taken-back', by: 'ann' };
const moved = (name: string, piece = 'red') => notice(name, { pieces: [piece], begins: true });

const by =
  (holds: typeof noticesStillTold<MatchNotice<RetainedNotice>, RetainedNotice>) =>
  (...log: readonly MatchNotice<RetainedNotice>[]) =>
    holds(
      log,
      (each) => each,
      (notice) => notice,
    ).map((each) => (each.kind === 'game' ? each.notice.name : each.kind));
const held = by(noticesStillTold);
const heldNow = by(noticesInForce);

describe('what still holds of a log', () => {
  it('is what is always told, and the last word on each piece, in order', () => {
    const shown = notice('shown', { isAlwaysTold: true, pieces: ['spy'] });
    const again = notice('again', { isAlwaysTold: true, pieces: ['spy'] });
    expect(held(moved('a'), shown, notice('round'), moved('b', 'blue'), moved('c'), again)).toEqual([
      'shown',
      'b',
      'c',
      'again',
    ]);
  });

  it('keeps a notice that is the last on any of its pieces', () => {
    const both = notice('both', { pieces: ['slot', 'spy'] });
    expect(held(both, notice('spy', { pieces: ['spy'] }))).toEqual(['both', 'spy']);
    expect(held(notice('slot', { pieces: ['slot'] }), both)).toEqual(['both']);
  });

  it('forgets what was taken back', () => {
    const asked: MatchNotice<RetainedNotice> = { kind: 'takeback-asked', by: 'ann', of: 'spy' };
    const after = notice('after', { isAlwaysTold: true });
    expect(held(moved('a'), moved('b'), after, asked, back)).toEqual(['a']);
    expect(held(moved('a'), moved('b'), back, moved('c', 'blue'))).toEqual(['a', 'c']);
  });

  it('is told as it came to who saw the move: without it, and that it was taken back', () => {
    expect(heldNow(moved('a', 'red'), moved('b', 'blue'), back)).toEqual(['a', 'taken-back']);
    expect(heldNow(moved('a'), back, moved('b'))).toEqual(['taken-back', 'b']);
  });

  it('keeps what it has when the move that was taken back is no part of it', () => {
    expect(held(notice('shown', { isAlwaysTold: true }), back)).toEqual(['shown', 'taken-back']);
  });

  it('tells of each seat who holds it now', () => {
    const seat = (what: 'claimed' | 'released'): MatchNotice<RetainedNotice> => ({
      kind: 'seat',
      seat: 'ann',
      what,
    });
    expect(held(seat('claimed'), seat('released'))).toEqual(['seat']);
  });
});
