import type { BoardFile } from '@mister-x/games/pursuit/rules';
import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { layoutFaults } from '../support/layout.js';
import { sixByFour } from '../support/studio/small-boards.js';
import { StudioHands } from '../support/studio/studio-hands.js';

useChromium();

const BOARD = sixByFour('Six by four');
const json = (change: object) => JSON.stringify({ ...BOARD, ...change });
const graph = (inner: string) =>
  `<graphml xmlns="http://graphml.graphdrawing.org/xmlns"><graph>${inner}</graph></graphml>`;
const LAUGHS = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from(
  { length: 9 },
  (_, i) => `<!ENTITY lol${i + 1} "${`&lol${i || ''};`.repeat(10)}">`,
).join('')}]>${graph('<node id="1"><data key="name">&lol9;</data></node>')}`;

type Fault = keyof StudioHands['words']['fileFaults'];
/** Name, content, why it is refused, and how often the content is written. */
const HOSTILE: readonly (readonly [string, string | Buffer, Fault, number?])[] = [
  ['huge.json', ' '.repeat(1_024), 'FILE_TOO_LARGE', 4_097],
  ['long.json', json({ name: 'x'.repeat(300_000) }), 'FILE_TOO_LARGE'],
  ['deep.json', `{"format":"mister-x-board/2","stations":${'['.repeat(200_000)}`, 'NOT_JSON'],
  ['nested.json', json({ edges: { car: nested(60_000) } }), 'TYPE_WRONG'],
  ['archive.zip', Buffer.from([0x50, 0x4b, 3, 4, 0, 0xff, 0xfe, 0x2c]), 'NOT_JSON'],
  ['nothing.json', '', 'NOT_JSON'],
  ['list.json', '[1, 2, 3]', 'NOT_A_BOARD'],
  ['later.json', json({ format: 'mister-x-board/9' }), 'FORMAT_LATER'],
  ['half.json', json({ edges: undefined }), 'MEMBER_MISSING'],
  ['more.json', json({ onload: 'alert(1)' }), 'MEMBER_UNKNOWN'],
  ['proto.json', `{"__proto__":{"x":1},${json({}).slice(1)}`, 'MEMBER_UNKNOWN'],
  ['object.json', json({ stations: { length: 3 } }), 'TYPE_WRONG'],
  ['far.json', json({ height: 1e308 }), 'NUMBER_WRONG'],
  ['many.json', json({ stations: Array(1_001).fill({ id: 1, x: 1, y: 1 }) }), 'LIST_TOO_LONG'],
  ['markup.json', json({ name: '<img src=x onerror=alert(1)>' }), 'TEXT_NOT_PLAIN'],
  ['turned.json', json({ name: 'nwoT \u202edlO' }), 'TEXT_NOT_PLAIN'],
  ['chess.json', json({ game: 'chess' }), 'GAME_UNKNOWN'],
  ['laughs.graphml', LAUGHS, 'DOCTYPE_FORBIDDEN'],
  ['entity.graphml', `<!DOCTYPE g SYSTEM "file:///etc/passwd">${graph('')}`, 'DOCTYPE_FORBIDDEN'],
  ['torn.graphml', '<graphml><graph>', 'NOT_XML'],
  [
    'script.svg.xml',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="hacked=1"><script>hacked=1</script></svg>',
    'NOT_GRAPHML',
  ],
  ['deep.graphml', graph(`${'<a>'.repeat(200)}${'</a>'.repeat(200)}`), 'GRAPH_TOO_LARGE'],
  ['nodes.graphml', graph('<node id="1"/>'.repeat(1_001)), 'GRAPH_TOO_LARGE'],
  [
    'markup.graphml',
    graph(
      '<node id="1"><data key="x">1</data><data key="y">1</data><data key="name">&lt;b&gt;</data></node>',
    ),
    'TEXT_NOT_PLAIN',
  ],
];

function nested(levels: number): unknown {
  let inner: unknown = 1;
  // By hand: JSON.stringify would recurse itself out of breath long before a parser does.
  for (let i = 0; i < Math.min(levels, 2_000); i++) inner = [inner];
  return inner;
}

it('whatever is no board is refused with a sentence, and the page goes on', () =>
  Evening.spend('studio-hostile', async (evening) => {
    const studio = new StudioHands(await evening.kiosk('en'));
    const { page, words } = studio;
    await studio.open(evening.referee);
    const refuse = async (
      name: string,
      what: string | Buffer,
      why: Fault,
      times?: number,
      place = '',
    ) => {
      await studio.drop(name, what, '', times);
      const said = page.locator('.toasts button').first();
      await said.waitFor().catch(() => expect.fail(`nobody spoke of ${name}`));
      expect(await said.textContent(), name).toContain(words.fileFaults[why]);
      expect(await said.textContent(), name).toContain(place);
      await said.dispatchEvent('click');
      await said.waitFor({ state: 'detached' });
    };

    // A table of lines alone is no board.
    await refuse('lines.csv', 'from,to,transport\r\n1,2,car\r\n', 'TABLE_ALONE');
    await studio.openFile('six.json', json({}));
    await page.getByRole('application').waitFor();
    await studio.kept();
    for (const each of HOSTILE) await refuse(...each);
    const row = words.fileWord(words.fileRow(3, 'B'), '99');
    await refuse('lines.csv', 'from,to,transport\n1,2,car\n1,99,car', 'END_UNKNOWN', 1, row);
    const field = words.fileWord(words.fileRow(2, 'A'), 'broomstick');
    const table = 'Type;Source;Target\nbroomstick;1;2\n';
    await refuse('lines.csv', table, 'TRANSPORT_UNKNOWN', 1, field);

    // Photographs too, into the sheet for them.
    for (const [name, type, what, fault, times] of [
      ['script.svg', 'image/svg+xml', '<svg onload="hacked=1"/>', 'not-an-image', 1],
      ['named.jpg', '', 'no picture', 'not-an-image', 1],
      ['huge.png', 'image/png', 'x'.repeat(65_536), 'too-many-bytes', 1_025],
    ] as const) {
      await studio.drop(name, what, type, times);
      await page.getByText(words.photoFaults[fault]).waitFor();
      await page.keyboard.press('Escape');
    }

    // The board is what it was, nothing ran, and it can be gone on with.
    expect(JSON.parse(await studio.saved('board'))).toEqual(BOARD);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    // The browser says so itself, of a document that is only read.
    const { faults } = studio.kiosk.device;
    expect(faults.splice(0).every((fault) => fault.includes('Content Security Policy'))).toBe(true);
    await studio.whole();
    await studio.tap({ x: 170, y: 30 });
    await page.getByRole('heading', { name: words.chosen.station(25) }).waitFor();
    // A name that is typed is never such that the file could not be read again.
    await page.getByLabel(words.chosen.name, { exact: true }).fill('<b>Old\u202e Town</b>');
    await page.keyboard.press('Tab');
    await page.getByLabel(words.name, { exact: true }).fill('<<<');
    await page.keyboard.press('Tab');
    const after: BoardFile = JSON.parse(await studio.saved('board'));
    expect([after.name, after.stations.at(-1)?.name]).toEqual(['', 'bOld Town/b']);
  }));

const KINDS = ['car', 'train', 'plane'].flatMap((transport) =>
  ['footprints', 'silhouette', 'magnifier', 'beacon'].map((symbol) => `${transport}/${symbol}`),
);

it('a board goes out and in again as every kind of file, and lines as a table', () =>
  Evening.spend('studio-exchange', async (evening) => {
    const studio = new StudioHands(await evening.kiosk('de'));
    const { page, words } = studio;
    const whole: BoardFile = {
      ...BOARD,
      name: 'Über "Berg" & Tal’s',
      stations: BOARD.stations.map((each) =>
        each.id === 7 ? { ...each, name: 'Åbo / Турку & Söhne' } : each,
      ),
      starts: { detectives: [2, 3, 4, 9, 20] },
      missions: { green: { starts: [1, 7], goals: [6, 18] } },
      tickets: Object.fromEntries(KINDS.map((kind, i) => [kind, i])),
    };
    await studio.open(evening.referee);
    const shown = async () => {
      await page.getByRole('application').waitFor();
      const board: BoardFile = JSON.parse(await studio.saved('board'));
      return board;
    };
    await studio.openFile('ganz.json', `\uFEFF${JSON.stringify(whole)}`);
    expect(await shown()).toEqual(whole);
    const graphml = await studio.saved('graphml');
    const csv = await studio.saved('csv');
    await studio.back();
    await studio.openFile('ganz.graphml', graphml);
    expect(await shown()).toEqual(whole);
    await studio.back();

    // Lines from a table onto a board that has none, by the dialog; then dropped; each is one step.
    await studio.openFile('leer.json', JSON.stringify({ ...whole, edges: {} }));
    expect((await shown()).edges).toEqual({});
    await page.getByRole('button', { name: words.rail.save, exact: true }).click();
    await evening.looks(studio.kiosk, 'save');
    const table = { name: 'linien.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(table);
    expect(await shown()).toEqual(whole);
    await studio.drop('linien.csv', '"von";"nach";"was"\n1;2;Besen\n', 'text/csv');
    await page.getByText(words.fileFaults.TRANSPORT_UNKNOWN).click();
    await studio.drop('linien.csv', '"von";"nach";"was"\n1;2;Auto\n', 'text/csv');
    await expect
      .poll(async () => (await shown()).edges)
      .toEqual({ car: [[1, 2]], train: [], plane: [] });
    await studio.key('Control+z');
    expect(await shown()).toEqual(whole);

    // All of them are drafts now, and every one can be reached.
    await studio.back();
    for (let i = 0; i < 3; i++) {
      await studio.openFile('ganz.json', JSON.stringify({ ...whole, name: `Plan ${i}` }));
      await page.getByRole('application').waitFor();
      await studio.kept();
      await studio.back();
    }
    await page.setViewportSize({ width: 800, height: 480 });
    await page.locator('.toasts button').first().waitFor({ state: 'detached' });
    // The list grows with what people draw: older boards are scrolled to.
    const faults = await layoutFaults(page, { kind: 'kiosk' });
    expect(faults.filter((fault) => !/^div\.boards .* has a scroll bar$/.test(fault))).toEqual([]);
    const drafts = page.getByRole('region', { name: words.begin.drafts }).getByRole('listitem');
    expect(await drafts.count()).toBe(6);
    await drafts.last().scrollIntoViewIfNeeded();
    await drafts.last().getByRole('button').first().click();
    expect(await shown()).toEqual(whole);
  }));
