import type { MatchNotice } from '@mister-x/engine/protocol';
import { expect, it } from 'vitest';
import { newestTaskOfEachPiece, noticesUndoneBy } from './undone.js';

type Notice = { readonly type: 'moved' | 'round'; readonly of?: string };
type Logged = MatchNotice<Notice>;

const game = (notice: Notice): Logged => ({ kind: 'game', notice });
const BACK: Logged = { kind: 'taken-back', by: 'guest1' };
const ASKED: Logged = { kind: 'takeback-asked', by: 'guest1', of: 'keeper' };
const retention = ({ type }: Notice) => (type === 'moved' ? { begins: true as const } : {});
const undone = (...log: Logged[]) => noticesUndoneBy(BACK, log, retention);

it('is the last move, with whatever the game told after it', () => {
  const first: Notice = { type: 'moved', of: 'd1' };
  const last: Notice = { type: 'moved', of: 'd2' };
  const round: Notice = { type: 'round' };
  expect(undone(game(first), game(last), game(round), ASKED, BACK)).toEqual([last, round]);
  expect(undone(game(first), BACK, game(last))).toEqual([first]);
});

it('is unknown to those who missed the move, or the line itself', () => {
  expect(undone(game({ type: 'round' }), BACK)).toEqual([]);
  expect(undone(game({ type: 'moved' }))).toEqual([]);
});

it('sends a piece back only where nothing later is said of it', () => {
  type Task = { readonly piece: string; readonly back?: true };
  const back = (piece: string): Task => ({ piece, back: true });
  const moved: Task = { piece: 'd1' };
  const said = (...tasks: readonly Task[]) => newestTaskOfEachPiece(tasks, ({ piece }) => piece);
  expect(said(back('d1'), moved)).toEqual([moved]);
  expect(said(moved, back('d1'), back('d2'))).toEqual([moved, back('d1'), back('d2')]);
  expect(said(back('d1'), back('d1'))).toEqual([back('d1')]);
});
