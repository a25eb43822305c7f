import { expect, it } from 'vitest';
import { hostGame, registry } from '@mister-x/engine/core/hosted';
import type { View } from '../rules/types.js';
import { storyOf, verifyRecord } from '@mister-x/engine/record';
import { makeRecord } from '@mister-x/engine/testing/record/make-record';
import { seedsOf } from '@mister-x/engine/testing/seeds';
import { scotlandYardKit } from './kit.js';

const game = hostGame(scotlandYardKit.game);

it.each(seedsOf(3))('a record that holds is told again from its start to its end (%i)', (seed) => {
  const options = { variant: 'modern', hunters: 3 };
  const record = makeRecord(scotlandYardKit, { options, seed, maxEntries: 60 });
  expect(verifyRecord(record, registry(game), { now: Date.now() }).findings).toEqual([]);
  const { notices, view, seats } = storyOf(record, game);
  const { end, log } = view.game as View;
  expect(seats).toEqual(record.genesis.seats);
  expect(end?.code).toBe(record.outcome.code);
  expect(log.length).toBeGreaterThan(0);
  expect(log.map(({ stop }) => stop)).not.toContain(undefined);
  const told = notices.flatMap((told) => (told.kind === 'game' ? [told.notice] : []));
  expect(told.at(-1)).toMatchObject({ type: 'ended', end: { code: record.outcome.code } });
  const seen = notices.filter(({ kind }) => kind === 'seat').length;
  const changes = record.entries.filter(({ events }) => events[0]?.kind === 'seat').length;
  expect(seen).toBe(changes);
});
