import { beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { speech, t } from '../messages/index.svelte.js';
import { mountComponent } from '../testing/mounted.svelte.js';
import HistoryDrawer from './HistoryDrawer.svelte';

beforeAll(() => speech.need('common', 'screen'));

type Notice = { readonly type: string };
type Line = Parameters<Parameters<typeof HistoryDrawer<Notice>>[1]['say']>[0];
const line = (type: string) => ({ kind: 'game', notice: { type } }) as unknown as Line;
const shown = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent.trim());

function drawer(lines: readonly Line[]) {
  const onclose = vi.fn();
  const table = { latest: lines, history: async () => table.latest };
  const { props } = mountComponent(HistoryDrawer<Notice>, {
    table,
    say: (each) => (each.kind === 'game' ? each.notice.type : ''),
    onclose,
  });
  return { onclose, props, table };
}

it('tells what happened, the latest first', async () => {
  const { onclose } = drawer([line('first'), line('second')]);
  await expect.element(page.getByRole('dialog', { name: t.screen.play.history })).toBeVisible();
  await expect.poll(shown).toEqual(['second', 'first']);
  await userEvent.keyboard('{Escape}');
  expect(onclose).toHaveBeenCalledOnce();
});

it('goes on while it is open', async () => {
  const { props } = drawer([line('first')]);
  await expect.poll(shown).toEqual(['first']);
  const lines = [line('first'), line('second')];
  props.table = { latest: lines, history: async () => lines };
  await expect.poll(shown).toEqual(['second', 'first']);
});

it('says that nothing has happened yet', async () => {
  drawer([]);
  await expect.poll(shown).toEqual([t.screen.play.noHistory]);
});
