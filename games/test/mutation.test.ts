import { afterAll, describe, expect, it } from 'vitest';
import { utf8ToBytes } from '@mister-x/engine/core/bytes';
import { hostGame, registry } from '@mister-x/engine/core/hosted';
import { byExtent, extentOfRun } from '@mister-x/engine/core/testing/extent';
import { type Finding, spellPath } from '@mister-x/engine/record/findings';
import type { MatchRecord } from '@mister-x/engine/record/record';
import { type Verification, verifyRecord, verifyRecordText } from '@mister-x/engine/record/verify';
import { testRng } from '@mister-x/engine/testing/contract/test-rng';
import { gameKits, ALL_GAME_TEST_DATA } from './manifest.js';
import { seedOfRun } from '@mister-x/engine/testing/seeds';
import { makeRecord } from '@mister-x/engine/testing/record/make-record';
import { type Mutation, mutations } from '@mister-x/engine/testing/record/mutate';

/**
 * Whatever is changed in a record is found. One change of each kind is made at one place of each
 * kind, or at so many of these as are drawn; `MISTERX_TESTS=every` makes every change (hours).
 */
const ALL = extentOfRun() === 'every';
/** Changes of one kind in one sample, each at a place of another kind. */
const MOST = byExtent({ quick: 4, all: 40 });
/** Half of the places are the same in every run, half are drawn from the run's seed. */
const dice = [testRng(1), testRng(seedOfRun())] as const;

const games = registry(...gameKits.map((kit) => hostGame(kit.game, kit.publicKnowledge)));
const now = Date.UTC(2026, 5, 1);

const records = ALL_GAME_TEST_DATA.flatMap(({ kit, samples }) =>
  samples.records.map(({ name, ...plan }) => ({ name, record: makeRecord(kit, plan) })),
).sort((a, b) => sizeOf(a.record) - sizeOf(b.record));

function sizeOf(record: MatchRecord): number {
  return JSON.stringify(record).length;
}

describe('the samples', () => {
  const events = records.flatMap(({ record }) => record.entries.flatMap((entry) => entry.events));
  it('have every kind of event that a log can have', () => {
    const kinds = events.map((event) =>
      event?.kind === 'seat'
        ? event.what
        : event?.kind === 'game'
          ? (event.event as { type: string }).type
          : (event?.kind ?? 'hidden'),
    );
    expect([...new Set(kinds)]).toEqual(
      expect.arrayContaining([
        ...['claimed', 'taken-over', 'released', 'reopened', 'computer', 'hidden'],
        ...['takeback-asked', 'takeback-declined', 'taken-back'],
        ...['concede-asked', 'concede-agreed', 'concede-declined'],
        ...ALL_GAME_TEST_DATA.flatMap(({ samples }) => samples.events),
      ]),
    );
  });
  it.each(ALL_GAME_TEST_DATA)('end in every way that is named: $kit.game.id', ({ kit, samples }) => {
    const ends = records
      .filter(({ record }) => record.genesis.game === kit.game.id)
      .map(({ record }) => record.outcome.code);
    expect(ends).toEqual(expect.arrayContaining([...samples.ends]));
  });
  it.each(records)('hold as they are: $name', ({ record }) => {
    expect(verifyRecord(record, games, { now }).findings).toEqual([]);
  });
});

describe('a change of a record is found', { timeout: 1_800_000 }, () => {
  const done = new Set<string>();
  let total = 0;
  afterAll(() => expect(total).toBeGreaterThan(byExtent({ quick: 400, all: 1_000 })));
  it.each(records)('anywhere in it: $name', ({ record }) => {
    const changed: MatchRecord = JSON.parse(JSON.stringify(record));
    const missed: string[] = [];
    const tried = chosen([...mutations(changed)]);
    for (const mutation of tried) {
      const verification = mutation.during(() => verifyRecord(changed, games, { now }));
      const fault = judge(record, mutation, verification);
      if (fault !== undefined) missed.push(fault);
    }
    total += tried.length;
    expect(missed).toEqual([]);
    expect(changed).toEqual(record);
  });

  /** One of each group that no earlier record had. */
  function chosen(all: readonly Mutation[]): readonly Mutation[] {
    if (ALL) return all;
    const groups = new Map<string, Mutation[]>();
    for (const mutation of all) {
      const members = groups.get(mutation.group) ?? [];
      groups.set(mutation.group, [...members, mutation]);
    }
    const others = [...groups.entries()].filter(([group]) => !done.has(group));
    const picked = others.map(([, members], nth) => dice[nth % 2 === 0 ? 0 : 1].pick(members));
    const kinds = new Map<string, number>();
    const kept = dice[1].shuffle(picked).filter(({ what }) => {
      const before = kinds.get(what) ?? 0;
      kinds.set(what, before + 1);
      return before < MOST;
    });
    for (const { group } of kept) done.add(group);
    return kept;
  }
});

/** What is wrong with the verdict on a mutated record; `undefined` when it is found and placed. */
function judge(record: MatchRecord, { path, what }: Mutation, { verdict, findings }: Verification): string | undefined {
  const place = spellPath(path);
  const found = verdict === 'invalid' || verdict === 'unreadable';
  if (!found || findings.length === 0) return `${place} ${what}: ${verdict}`;
  const near = findings.some((finding) => isNear(record, path, finding));
  return near ? undefined : `${place} ${what} is said to be ${findings[0]?.where}`;
}

/** The finding names the place, something round it or in it, or the head that covers it. */
function isNear({ entries }: MatchRecord, path: Mutation['path'], { where }: Finding): boolean {
  const place = spellPath(path);
  if (place.startsWith(where) || where.startsWith(place)) return true;
  const [part, index] = path;
  if (part === 'genesis') return where === 'heads[0]';
  if (part !== 'entries' && part !== 'secrets') return part === where;
  // One list shorter than the other says that something is missing, not what.
  if (where === 'secrets') return true;
  const link = entries.slice(0, Number(index)).filter((entry) => entry.public).length + 1;
  const entry = `entries[${index}]`;
  return [entry, `secrets[${index}]`, `heads[${link}]`].some((one) => where.startsWith(one));
}

it('a change of one byte of the file is found', { timeout: 1_800_000 }, () => {
  const [{ record } = { record: undefined }] = records;
  const text = JSON.stringify(record);
  // No character of it is longer than a byte, so that bytes and characters are the same.
  expect(utf8ToBytes(text)).toHaveLength(text.length);
  const step = byExtent({ quick: 64, all: 16, every: 1 });
  const offsets = dice.map((rng) => rng.int(step));
  const missed: string[] = [];
  let tried = 0;
  for (let at = 0; at < text.length; at++) {
    // Every second of the places is another in another run.
    const nth = Math.floor(at / step) % 2 === 0 ? 0 : 1;
    if (at % step !== offsets[nth]) continue;
    const rng = dice[nth];
    const byte = text.charCodeAt(at);
    for (const other of new Set([byte ^ 1, byte ^ (1 << rng.int(7)), 48 + rng.int(75)])) {
      if (other === byte) continue;
      const changed = text.slice(0, at) + String.fromCharCode(other) + text.slice(at + 1);
      const { verdict, findings } = verifyRecordText(changed, games, { now });
      tried++;
      const found = verdict === 'invalid' || verdict === 'unreadable';
      if (!found || findings.length === 0) missed.push(`${at}: ${changed.slice(at - 20, at + 20)}`);
    }
  }
  // Of the three other bytes at a place some are equal; how many places there are depends on the smallest record.
  expect(tried).toBeGreaterThan((2.5 * text.length) / step);
  expect(missed).toEqual([]);
});
