import { type BoardFile, boardId } from '@mister-x/games/pursuit/rules';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { speech, t } from '../../messages/index.svelte.js';
import { toasts } from '../../kit/toasts.svelte.js';
import { forgetDrafts, MountedStudio, ShelfServer } from '../../testing/mounted-studio.js';
import { DraftWorkerClient } from './store/clerk.js';
import { DraftStore } from './store/drafts.js';
import { sixByFour } from '../../testing/six-by-four.js';

beforeEach(forgetDrafts);
afterEach(async () => {
  vi.restoreAllMocks();
  await speech.choose('en');
});

const FULL = { ok: false, fault: 'full' } as const;
const TICKETS = ['car', 'train', 'plane'].flatMap((transport) =>
  ['footprints', 'silhouette', 'magnifier', 'beacon'].map((symbol) => `${transport}/${symbol}`),
);
const BARE = sixByFour('Über "Berg" & Tal’s');
const WHOLE: BoardFile = {
  ...BARE,
  stations: BARE.stations.map((each) => (each.id === 7 ? { ...each, name: 'Åbo / Турку & Söhne' } : each)),
  starts: { detectives: [2, 3, 4, 9, 20] },
  missions: {
    green: { starts: [1, 7, 13, 19, 20], goals: [6, 18] },
    yellow: { starts: [6, 12, 18, 23, 24], goals: [1, 13] },
    orange: { starts: [1, 2, 3, 4, 5], goals: [22] },
  },
  tickets: Object.fromEntries(TICKETS.map((kind) => [kind, 10])),
};

it('a board goes out and in again as every kind of file, and lines as a table', async () => {
  await speech.choose('de');
  const studio = await new MountedStudio().open();
  await studio.take({ ...WHOLE, name: `\uFEFF${WHOLE.name}`.slice(1) });
  expect(await studio.board()).toEqual(WHOLE);
  const graphml = await studio.saved('graphml');
  const csv = await studio.saved('csv');
  await studio.back();
  studio.drop('ganz.graphml', `\uFEFF${graphml}`);
  await expect.element(studio.stage).toBeVisible();
  expect(await studio.board()).toEqual(WHOLE);
  await studio.back();

  // Lines from a table onto a board that has none; each table is one step.
  await studio.take({ ...WHOLE, edges: {} });
  expect((await studio.board()).edges).toEqual({});
  studio.drop('linien.csv', csv, 'text/csv');
  await expect.poll(() => studio.board()).toEqual(WHOLE);
  studio.drop('linien.csv', '"von";"nach";"was"\n1;2;Besen\n', 'text/csv');
  await expect.poll(() => toasts.list.at(-1)?.text).toContain(t.studio.fileFaults.TRANSPORT_UNKNOWN);
  studio.drop('linien.csv', '"von";"nach";"was"\n1;2;Auto\n', 'text/csv');
  await expect.poll(async () => (await studio.board()).edges.car).toEqual([[1, 2]]);
  await studio.button(t.studio.undo).click();
  expect(await studio.board()).toEqual(WHOLE);
});

it('what is no board is refused with a sentence, and the page goes on', async () => {
  const studio = await new MountedStudio().open();
  const { fileFaults, fileRow, fileWord, photoFaults } = t.studio;
  const refused = async (name: string, content: string, said: string) => {
    studio.drop(name, content);
    await expect.poll(() => toasts.list.at(-1)?.text).toContain(said);
  };
  await refused('lines.csv', 'from,to,transport\r\n1,2,car\r\n', fileFaults.TABLE_ALONE);
  await studio.take(BARE);
  await refused('chess.json', JSON.stringify({ ...BARE, game: 'chess' }), fileFaults.GAME_UNKNOWN);
  await refused('torn.graphml', '<graphml><graph>', fileFaults.NOT_XML);
  const end = fileWord(fileRow(3, 'B'), '99');
  await refused('lines.csv', 'from,to,transport\n1,2,car\n1,99,car', end);
  studio.drop('named.jpg', 'no picture');
  await expect.element(studio.page.getByText(photoFaults['not-an-image'])).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await studio.board()).toEqual(BARE);

  // A name that is typed is never such that the file could not be read again.
  await studio.tap({ x: 170, y: 30 });
  await studio.page.getByLabelText(t.studio.chosen.name, { exact: true }).fill('<b>Old\u202e Town</b>');
  await userEvent.tab();
  await studio.page.getByLabelText(t.studio.name, { exact: true }).fill('<<<');
  await userEvent.tab();
  const { name, stations } = await studio.board();
  expect([name, stations.at(-1)?.name]).toEqual(['', 'bOld Town/b']);
});

it('finished boards are seen on the shelf, opened as copies, and taken off', async () => {
  const server = new ShelfServer();
  const studio = await new MountedStudio(server).open();
  const { begin, finish, rail } = t.studio;
  const send = async (name: string) => {
    await studio.button(rail.finish).click();
    await expect.element(studio.page.getByRole('dialog').getByText(finish.ready)).toBeVisible();
    await studio.button(finish.send).click();
    await expect.element(studio.page.getByText(finish.sent(name))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await studio.back();
  };
  const rows = (drafts: number, shelf: number) =>
    expect
      .poll(() => [begin.drafts, begin.shelf.title].map((each) => studio.list(each).elements().length))
      .toEqual([drafts, shelf]);

  // A board that nothing was drawn on is no draft.
  await studio.button(begin.newBoard).click();
  await studio.page.getByRole('dialog').getByRole('button', { name: t.common.back }).click();
  await studio.back();
  await expect.element(studio.page.getByText(begin.none)).toBeVisible();

  await studio.take({ ...WHOLE, name: 'First' });
  await send('First');
  await rows(1, 1);
  const onShelf = studio.list(begin.shelf.title).getByText('First', { exact: true });

  // One that is only looked at leaves no copy behind; a change does, and the shelf keeps its own.
  await onShelf.click();
  expect(await studio.board()).toEqual({ ...WHOLE, name: 'First' });
  await studio.back();
  await rows(1, 1);
  await onShelf.click();
  const name = studio.page.getByLabelText(t.studio.name, { exact: true });
  await name.fill('Second');
  await userEvent.tab();
  await send('Second');
  await rows(2, 2);
  await studio.looks('studio, shelf');

  const remove = async (ask: { readonly remove: (name: string) => string }, row: string) => {
    await studio.button(ask.remove(row)).click();
    await studio.looks('studio, take off');
    await studio.page
      .getByRole('dialog')
      .getByRole('button', { name: ask.remove(row) })
      .click();
  };
  await remove(begin.shelf, 'First');
  await rows(2, 1);
  expect([...server.boards.values()].map((board) => board.name)).toEqual(['Second']);

  // Drafts go the same way.
  await remove(begin, 'Second');
  await rows(1, 1);

  // What another screen takes off meanwhile is said to be gone.
  const gone: BoardFile = { ...WHOLE, name: 'Gone' };
  server.boards.set(boardId(gone), gone);
  await studio.take(BARE);
  await studio.back();
  await rows(2, 2);
  server.boards.delete(boardId(gone));
  await studio.list(begin.shelf.title).getByText('Gone', { exact: true }).click();
  await expect.poll(() => toasts.list.at(-1)?.text).toBe(t.common.board.missing);
  await rows(2, 1);
});

it('a draft in two tabs is saved by one of them, and taking it over loses nothing', async () => {
  const first = await new MountedStudio().open();
  await first.take(BARE);
  await first.tap({ x: 170, y: 30 });
  await expect.poll(() => keptIn(first)).toBe(25);

  // The second opens what the first has saved, and both go on; what the second does is not saved, and says so.
  const second = await new MountedStudio().open(first.draft);
  const { elsewhere, take } = t.studio.keeping;
  await expect.element(second.page.getByText(elsewhere)).toBeVisible();
  expect(await stationsOf(second)).toBe(25);
  await second.tap({ x: 330, y: 30 });
  second.behind(true);
  await first.tap({ x: 490, y: 30 });
  await first.tap({ x: 650, y: 30 });
  first.behind(true);
  second.behind(false);
  // Not even saved yet when the second takes it.
  await second.button(take).click();
  await expect.element(first.page.getByText(elsewhere)).toBeInTheDocument();
  await expect.element(second.page.getByText(elsewhere)).not.toBeInTheDocument();
  expect(await stationsOf(second)).toBe(27);
  // What the second had done by itself is one step back.
  await second.button(t.studio.undo).click();
  expect(await stationsOf(second)).toBe(26);
  await second.button(t.studio.redo).click();
  await expect.poll(() => keptIn(second)).toBe(27);

  // The one that has it is closed; the other opens what was saved last.
  await second.tap({ x: 810, y: 30 });
  await second.back();
  second.behind(true);
  first.behind(false);
  await first.reload();
  expect(await stationsOf(first)).toBe(28);
  expect(first.page.getByRole('alert').elements()).toEqual([]);
});

it('a browser that is full says so, keeps what is on the page, and saves it once there is room', async () => {
  const studio = await new MountedStudio().open();
  await studio.take(BARE);
  await expect.poll(() => keptIn(studio)).toBe(24);
  const full = vi.spyOn(DraftStore.prototype, 'keep').mockResolvedValue(FULL);
  const late = vi.spyOn(DraftWorkerClient.prototype, 'keep').mockResolvedValue(FULL);
  await studio.tap({ x: 170, y: 30 });
  const { keeping, leave, fileFaults } = t.studio;
  const warning = studio.page.getByRole('alert').getByText(keeping.full);
  await expect.element(warning).toBeVisible();
  await studio.looks('studio, full');
  // It does not come and go with every change.
  const shown = warning.element();
  await studio.tap({ x: 330, y: 30 });
  await expect.poll(() => late.mock.calls.length).toBeGreaterThan(1);
  expect(warning.element()).toBe(shown);
  expect(await stationsOf(studio)).toBe(26);

  // Nobody leaves it by mistake, and no other board takes its place.
  await studio.back();
  await expect.element(studio.page.getByRole('dialog', { name: leave.title })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  studio.drop('other.json', JSON.stringify(WHOLE));
  await expect.poll(() => toasts.list.at(-1)?.text).toBe(fileFaults.BOARD_AT_RISK);
  const closing = new Event('beforeunload', { cancelable: true });
  expect(window.dispatchEvent(closing)).toBe(false);

  full.mockRestore();
  late.mockRestore();
  await studio.tap({ x: 490, y: 30 });
  await expect.element(warning).not.toBeInTheDocument();
  await expect.poll(() => keptIn(studio)).toBe(27);
});

async function stationsOf(studio: MountedStudio): Promise<number> {
  return (await studio.board()).stations.length;
}

async function keptIn(studio: MountedStudio): Promise<number | undefined> {
  return (await studio.kept())?.stations.length;
}
