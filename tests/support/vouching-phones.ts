import { randomBytes } from 'node:crypto';
import type { Json, MatchView } from '@mister-x/engine';
import * as europe from '@mister-x/games/mister-x-europe/rules/browser';
import type { SecretMove } from '@mister-x/engine/protocol';
import * as yard from '@mister-x/games/scotland-yard/rules/browser';
import { commit } from '@mister-x/engine/trust';
import type { Page } from 'playwright-core';

type Action = { readonly type: string; readonly [member: string]: Json };

/** What the phone of Mister X commits to when it sends `action`, in either game. */
export function secretMoves(match: MatchView<never>, action: Action): readonly SecretMove[] {
  const game: object = match.game;
  if ('slots' in game) {
    const view = game as europe.View;
    const act = action as unknown as europe.Action;
    if (act.type === 'chooseMission') return [europe.secretStart(act.mission, act.stop)];
    if (act.type !== 'travel') return [];
    return europe.secretLegs(view, act.legs, act.special === 'secret');
  }
  const view = game as yard.View;
  const act = action as unknown as yard.Action;
  if (act.type === 'registerStart' && act.pawn === 'x') return [yard.secretStart(act.stop)];
  return act.type === 'travel' ? yard.secretLegs(view, act.legs) : [];
}

/**
 * The tests' quick hands act for a seat whose phone is there as well, as another tab of that phone
 * would: what they commit to is noted on it first, or it would not know the move.
 */
export async function addOwnMoves(
  pages: readonly Page[],
  table: string,
  moves: readonly SecretMove[],
): Promise<readonly string[]> {
  const salts = moves.map(() => randomBytes(16).toString('base64url'));
  const own = moves.map((move, index) => {
    const salt = salts[index] ?? '';
    return [move.slot, commit(table, { ...move, salt })] as const;
  });
  for (const page of pages) await page.evaluate(note, { table, own });
  return salts;
}

/** In the page: as `trust/memory.ts` keeps it. */
function note({ table, own }: { table: string; own: readonly (readonly [string, string])[] }) {
  type Kept = { table: string; own?: Record<string, string[]> };
  type Seat = { table: string; seat: string };
  if (location.protocol === 'about:') return;
  const seats = JSON.parse(localStorage.getItem('mister-x:seats') ?? '[]') as Seat[];
  if (!seats.some((held) => held.table === table && held.seat === 'x')) return;
  const key = 'mister-x:chains';
  const all = JSON.parse(localStorage.getItem(key) ?? '[]') as Kept[];
  const kept = all.find((each) => each.table === table);
  if (kept === undefined) return;
  kept.own ??= {};
  for (const [slot, commitment] of own) {
    kept.own[slot] = [...(kept.own[slot] ?? []), commitment];
  }
  localStorage.setItem(key, JSON.stringify(all));
}
