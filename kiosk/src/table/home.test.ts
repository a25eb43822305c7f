import type { TableSummary } from '@mister-x/engine/protocol';
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { speech } from '../lib/i18n/index.svelte.js';
import Home from './Home.svelte';
import type { Kiosk } from './kiosk.svelte.js';

const summary = (n: number, status: TableSummary['status']): TableSummary => ({
  table: `t${n}`,
  game: 'scotland-yard',
  status,
  names: [`Name${n}`],
  createdAt: n,
});

it('leads to every open table, however many there are', async () => {
  await speech.need('common', 'table');
  const tables = [1, 2, 3, 4, 5, 6].map((n) => summary(n, 'playing'));
  const kiosk = { session: { tables: [...tables, summary(7, 'over')] } } as unknown as Kiosk;
  const page = render(Home, { props: { kiosk } }).body;
  const rows = [...page.matchAll(/<button(?:(?!<\/button>).)*(Name\d)/gs)].map(([, name]) => name);
  expect(rows).toEqual(['Name6', 'Name5', 'Name4', 'Name3', 'Name2', 'Name1', 'Name7']);
  // The oldest are behind a word that opens them.
  const folded = /<details(.*)<\/details>/s.exec(page)?.[1] ?? '';
  expect([...folded.matchAll(/Name\d/g)].map(([name]) => name)).toEqual(['Name2', 'Name1']);
});
