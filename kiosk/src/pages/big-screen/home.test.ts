import type { TableSummary } from '@mister-x/engine/protocol';
import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import { speech } from '../../messages/index.svelte.js';
import Home from './Home.svelte';
import type { ScreenRouter } from './screen-router.svelte.js';

const summary = (n: number, endedAt: number | null = null): TableSummary => ({
  table: `t${n}`,
  game: 'hide-and-seek',
  status: endedAt === null ? 'playing' : 'over',
  names: [`Name${n}`],
  createdAt: n,
  endedAt,
});
const namesIn = (html: string) => [...html.matchAll(/Name\d/g)].map(([name]) => name);

beforeAll(() => speech.need('common', 'screen'));

function home(tables: readonly TableSummary[]): string {
  const router = { session: { tables }, trial: { busy: false } } as unknown as ScreenRouter;
  return render(Home, { props: { router } }).body;
}

it('leads to every open table, however many there are', () => {
  const page = home([...[1, 2, 3, 4, 5, 6].map((n) => summary(n)), summary(7, 8)]);
  const rows = [...page.matchAll(/<button(?:(?!<\/button>).)*(Name\d)/gs)].map(([, name]) => name);
  expect(rows).toEqual(['Name6', 'Name5', 'Name4', 'Name3', 'Name2', 'Name1', 'Name7']);
  // The oldest are behind a word that opens them.
  expect(namesIn(/<details(.*)<\/details>/s.exec(page)?.[1] ?? '')).toEqual(['Name2', 'Name1']);
});

it('leads to each of a hundred tables, those that are being played first', () => {
  const tables = Array.from({ length: 100 }, (_, n): TableSummary => {
    const status = n % 2 === 0 ? 'playing' : 'gathering';
    return { ...summary(n), names: [`Table ${n}.`], status };
  });
  const rows = [...home(tables).matchAll(/<button(?:(?!<\/button>).)*Table (\d+)\./gs)];
  const evens = Array.from({ length: 50 }, (_, i) => 98 - 2 * i);
  expect(rows.map(([, n]) => Number(n))).toEqual([...evens, ...evens.map((n) => n + 1)]);
});

it('shows first what ended last, and when', () => {
  const noonOf = (day: number) => new Date(2026, 0, day, 12).getTime();
  const page = home([summary(1, noonOf(31)), summary(2, noonOf(11)), summary(3, noonOf(21))]);
  expect(namesIn(page)).toEqual(['Name1', 'Name3', 'Name2']);
  const days = [...page.matchAll(/Jan\w* (\d+)/g)].map(([, date]) => Number(date));
  expect(days).toEqual([31, 21, 11]);
});
