import { describe, expect, it } from 'vitest';
import { CHANGES_PER_ROUND_MAX } from '@mister-x/engine/core/match-batch';
import { mafia } from '../rules/game.js';
import * as clans from './table.js';
import { CLANS, type PlanInput } from '../rules/types.js';
import { RECORD_BYTES_MAX } from '@mister-x/engine/record/bounds';
import { entrySizesOf } from '@mister-x/engine/testing/record/sizes';

describe('a plan of Mafia', () => {
  const flags = { pacing: 'forum' } as const;
  const t = clans.newTable({ flags }).deal();
  for (const seat of CLANS) t.play(seat, clans.exchange());
  const laying = t.laying(clans.GREEN);
  const layout = laying.type === 'lay' ? laying.cards : [];
  const move = {
    do: 'open',
    quarter: 'D4',
    choice: 'MF-witness-1',
    if_open: 'D3',
    if_target_present: true,
  } as const;
  const plan = (input: PlanInput) => {
    const made = t.send(clans.GREEN, { kind: 'act', action: clans.plan(input) });
    if (!made.ok) throw new Error(made.error.code);
    return entrySizesOf(mafia, made.value, clans.GREEN);
  };
  const least = plan({ layout: null });
  const most = plan({ layout, moves: Array.from({ length: 9 }, () => move) });

  it('is of one size on the disk, whatever it holds', () => {
    expect(most.disk).toBe(least.disk);
  });

  it('has what pads it once in the record', () => {
    expect(least.record - least.disk).toBeLessThan(600);
  });

  it('may be stored by all as often as they may, for forty rounds', () => {
    expect(40 * CLANS.length * CHANGES_PER_ROUND_MAX * most.record).toBeLessThan(RECORD_BYTES_MAX);
  });
});
