import { beforeAll, describe, expect, it } from 'vitest';
import { speech } from '@mister-x/kiosk/messages/index.svelte.ts';
import { writeGraphml } from '@mister-x/kiosk/pages/studio/exchange/index.ts';
import { fileSentence, readFile } from '@mister-x/kiosk/pages/studio/files.ts';
import { emptyBoard } from '@mister-x/kiosk/pages/studio/model/edit.ts';
import { YARD_STUDIO } from './board-spec.js';

/** Files as other programs write them; only a browser reads XML. */

beforeAll(() => speech.need('studio'));

const [TAXI, BUS, TUBE] = ['taxi', 'bus', 'underground'];
const stations = [1, 2, 12, 199].map((id) => ({ id, x: id, y: id }));
const ground = { ...emptyBoard('scotland-yard', YARD_STUDIO.transports), stations };

async function take(content: BlobPart, isTable = false) {
  const board = isTable ? ground : undefined;
  return readFile(new Blob([content]), board, YARD_STUDIO, [YARD_STUDIO]);
}
async function edgesIn(content: BlobPart, isTable = false) {
  const taken = await take(content, isTable);
  if (!taken.ok) return taken.fault;
  const edges = Object.entries(taken.board.edges);
  return Object.fromEntries(edges.filter(([, lines]) => lines.length > 0));
}

/** The beginning of a file of yEd 3, with the keys that it always writes and one that its user added. */
const yed = (inner: string) => `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:x="http://www.yworks.com/xml/yfiles-common/markup/2.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:y="http://www.yworks.com/xml/graphml" xmlns:yed="http://www.yworks.com/xml/yed/3">
  <!--Created by yEd 3.25-->
  <key attr.name="Description" attr.type="string" for="graph" id="d0"/>
  <key for="port" id="d1" yfiles.type="portgraphics"/>
  <key attr.name="url" attr.type="string" for="node" id="d4"/>
  <key attr.name="description" attr.type="string" for="node" id="d5"/>
  <key for="node" id="d6" yfiles.type="nodegraphics"/>
  <key for="graphml" id="d7" yfiles.type="resources"/>
  <key attr.name="url" attr.type="string" for="edge" id="d8"/>
  <key attr.name="description" attr.type="string" for="edge" id="d9"/>
  <key for="edge" id="d10" yfiles.type="edgegraphics"/>
  <key attr.name="Transport" attr.type="string" for="edge" id="d11"><default xml:space="preserve"/></key>
  <key attr.name="Nummer" attr.type="int" for="node" id="d12"/>
  <graph edgedefault="directed" id="G">
    <data key="d0" xml:space="preserve"/>
    ${inner}
  </graph>
  <data key="d7"><y:Resources/></data>
</graphml>`;
const yedNode = (id: string, x: number, labels: readonly string[], data = '') => `
    <node id="${id}">
      <data key="d4" xml:space="preserve"/>${data}
      <data key="d6">
        <y:ShapeNode>
          <y:Geometry height="30.0" width="30.0" x="${x}.0" y="${-x}.0"/>
          <y:Fill color="#FFCC00" transparent="false"/>
          <y:BorderStyle color="#000000" raised="false" type="line" width="1.0"/>
          ${labels.map((label) => `<y:NodeLabel alignment="center" autoSizePolicy="content" height="18.7" hasText="true" width="11.6" x="9.2" xml:space="preserve" y="5.6">${label}<y:LabelModel><y:SmartNodeLabelModel distance="4.0"/></y:LabelModel><y:ModelParameter><y:SmartNodeLabelModelParameter labelRatioX="0.0" labelRatioY="0.0"/></y:ModelParameter></y:NodeLabel>`).join('')}
          <y:Shape type="ellipse"/>
        </y:ShapeNode>
      </data>
    </node>`;
const yedEdge = (source: string, target: string, label: string, data = '') => `
    <edge id="e" source="${source}" target="${target}">
      <data key="d9" xml:space="preserve"/>${data}
      <data key="d10">
        <y:PolyLineEdge>
          <y:Path sx="0.0" sy="0.0" tx="0.0" ty="0.0"/>
          <y:LineStyle color="#000000" type="line" width="1.0"/>
          <y:Arrows source="none" target="standard"/>
          <y:EdgeLabel alignment="center" distance="2.0" x="1" xml:space="preserve" y="2">${label}<y:LabelModel><y:SmartEdgeLabelModel defaultDistance="10.0"/></y:LabelModel></y:EdgeLabel>
          <y:BendStyle smoothed="false"/>
        </y:PolyLineEdge>
      </data>
    </edge>`;

describe('yEd', () => {
  it('has the numbers in labels, and nodes in groups', async () => {
    const taken = await take(
      yed(`
    ${yedNode('n0', 0, ['1'])}${yedNode('n1', 100, ['12\nHarbour &amp; Quay'])}${yedNode('n2', 200, ['Gare du Nord', '2'])}
    <node id="n3" yfiles.foldertype="group">
      <data key="d6"><y:ProxyAutoBoundsNode><y:Realizers active="0"><y:GroupNode><y:Geometry height="9" width="9" x="1" y="1"/><y:NodeLabel>The north</y:NodeLabel></y:GroupNode></y:Realizers></y:ProxyAutoBoundsNode></data>
      <graph edgedefault="directed" id="n3:">${yedNode('n3::n0', 300, ['199'])}${yedEdge('n3::n0', 'n2', 'Métro')}</graph>
    </node>
    ${yedEdge('n0', 'n1', 'TAXI')}${yedEdge('n1', 'n2', 'Bus, Taxi')}${yedEdge('n0', 'n2', 'u-bahn')}`),
    );
    expect(taken).toMatchObject({
      ok: true,
      board: {
        stations: [
          { id: 1, x: 40, y: 960 },
          { id: 2, name: 'Gare du Nord' },
          { id: 12, name: 'Harbour & Quay' },
          { id: 199, x: 960, y: 40 },
        ],
        edges: {
          [TAXI]: [
            [1, 12],
            [2, 12],
          ],
          [BUS]: [[2, 12]],
          [TUBE]: [
            [1, 2],
            [2, 199],
          ],
        },
      },
    });
  });

  it('has them in data of its own, and transports as well', async () => {
    const number = (n: number) => `<data key="d12">${n}</data>`;
    const transport = `<data key="d11" xml:space="preserve"><![CDATA[Fähre]]></data>`;
    const file = yed(
      `${yedNode('n0', 0, ['Pier'], number(7))}${yedNode('n1', 9, [''], number(8))}${yedEdge('n0', 'n1', '', transport)}`,
    );
    expect(await edgesIn(file)).toEqual({ ferry: [[7, 8]] });
  });

  it('opens a file of the studio and gives it back, with ids of its own', async () => {
    const board = {
      ...ground,
      name: 'Ours',
      height: 700,
      edges: { ...ground.edges, bus: [[1, 199]] },
    } as const;
    const file = writeGraphml(board).replaceAll(/(id|source|target)="(\d+)"/g, '$1="n$2"');
    expect(await take(file)).toMatchObject({ ok: true, board });
  });

  it('on the web writes places and labels in another way', async () => {
    const node = (id: number) =>
      `<node id="n${id}"><data key="d0"><x:List><y:Label><y:Label.Text><![CDATA[${id + 1}]]></y:Label.Text></y:Label></x:List></data><data key="d1"><y:RectD X="${9 * id}" Y="0" Width="30" Height="30"/></data></node>`;
    const file = yed(
      `${node(0)}${node(1)}<edge id="e0" source="n0" target="n1"><data key="d2"><x:List><y:Label><y:Label.Text>Tube</y:Label.Text></y:Label></x:List></data></edge>`,
    );
    expect(await edgesIn(file)).toEqual({ underground: [[1, 2]] });
  });

  it('may be as large as a full board with everything that it draws', async () => {
    const all = Array.from({ length: 400 }, (_, i) => yedNode(`n${i}`, i, [`${i + 1}`]));
    const edges = all.flatMap((_, i) => [1, 2, 3, 4].map((n) => yedEdge(`n${i}`, `n${(i + n) % 400}`, 'Taxi')));
    const taken = await take(yed([...all, ...edges].join('')));
    expect(taken.ok && taken.board.edges.taxi?.length).toBe(1_600);
  });
});

describe('other graph programs', () => {
  const graphml = (keys: string, inner: string) =>
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?><graphml xmlns="http://graphml.graphdrawing.org/xmlns">${keys}<graph edgedefault="undirected">${inner}</graph></graphml>`;
  const data = (values: Record<string, string>) =>
    Object.entries(values)
      .map(([key, value]) => `<data key="${key}">${value}</data>`)
      .join('');
  const node = (id: string, values: Record<string, string>) => `<node id="${id}">${data(values)}</node>`;
  const edge = (source: string, target: string, values: Record<string, string>) =>
    `<edge source="${source}" target="${target}">${data(values)}</edge>`;
  const key = (id: string, name: string, of: string) =>
    `<key attr.name="${name}" attr.type="string" for="${of}" id="${id}"/>`;

  it.each<[string, string]>([
    [
      'Gephi: ids from 0, numbers in labels, small decimals',
      graphml(
        `${key('label', 'label', 'node')}${key('edgelabel', 'Edge Label', 'edge')}${key('weight', 'weight', 'edge')}`,
        `${node('0', { label: '1', size: '10.0', r: '192', x: '-1.5E-4', y: '-20.5' })}${node('1', { label: '2', size: '10.0', r: '192', x: '3.25', y: '7' })}${edge('0', '1', { edgelabel: 'Autobus', weight: '1.0' })}`,
      ),
    ],
    [
      'igraph: numbers as names',
      graphml(
        `${key('v_name', 'name', 'node')}${key('v_x', 'x', 'node')}${key('v_y', 'y', 'node')}${key('e_type', 'type', 'edge')}`,
        `${node('n0', { v_name: '1', v_x: '0', v_y: '0' })}${node('n1', { v_name: '2', v_x: '5', v_y: '5' })}${edge('n0', 'n1', { e_type: 'bus' })}`,
      ),
    ],
    [
      'NetworkX: numbers as ids, names beside them',
      graphml(
        `${key('d0', 'x', 'node')}${key('d1', 'y', 'node')}${key('d2', 'label', 'node')}${key('d3', 'kind', 'edge')}`,
        `${node('1', { d0: '0.0', d1: '1e-17', d2: 'Old Town' })}${node('2', { d0: '5', d1: '5', d2: '10 Downing Street' })}${edge('1', '2', { d3: 'BUS' })}`,
      ),
    ],
  ])('%s', async (_name, file) => {
    expect(await edgesIn(file)).toEqual({ bus: [[1, 2]] });
  });
});

describe('spreadsheets', () => {
  const WANTED = { taxi: [[2, 199]], ferry: [[1, 12]] };
  const bytes = (text: string, code: (letter: string) => number) => Uint8Array.from(text, (letter) => code(letter));
  const latin = (letter: string) => letter.charCodeAt(0);
  const cyrillic = (letter: string) => {
    const code = letter.charCodeAt(0);
    return code < 0x410 ? code : code - 0x410 + 0xc0;
  };

  it.each<[string, BlobPart]>([
    ['Excel in German', bytes('Von;Nach;Verkehrsmittel\r\n1;12;Fähre\r\n2;199;Taxi\r\n', latin)],
    ['Excel in French', bytes('De;À;Type\r\n1;12;Bateau\r\n2;199;Taxi\r\n', latin)],
    ['Excel in Russian', bytes('Откуда;Куда;Транспорт\r\n1;12;паром\r\n2;199;Такси\r\n', cyrillic)],
    [
      'Excel as “Unicode text”',
      Uint16Array.from('\uFEFFSource\tTarget\tType\r\n1\t12\tЛодка\r\n2\t199\tTAXI\r\n', latin),
    ],
    ['Excel as “CSV UTF-8”', '\uFEFFSource;Target;Type\r\n1;12;Fähre\r\n2;199;taxi\r\n'],
    ['LibreOffice with every field quoted', '"Source","Target","Type"\n"1","12","ferry"\n"2","199","cab"\n'],
  ])('%s', async (_name, content) => {
    expect(await edgesIn(content, true)).toEqual(WANTED);
  });
});

describe('a refusal names the place and the word', () => {
  const sentence = async (content: BlobPart, isTable: boolean) => {
    const taken = await take(content, isTable);
    return taken.ok ? 'taken' : fileSentence(taken.fault);
  };
  const two = `${yedNode('n0', 0, ['1'])}${yedNode('n1', 9, ['2'])}`;

  it.each<['en' | 'de' | 'fr' | 'ru', string, string]>([
    ['en', 'Row 3, column C: “broomstick”', 'Place: /graph/edge[1] (1–2): “broomstick”'],
    ['de', 'Zeile 3, Spalte C: „broomstick“', 'Stelle: /graph/edge[1] (1–2): „broomstick“'],
    [
      'fr',
      'Ligne 3, colonne C\u00a0: «\u00a0broomstick\u00a0»',
      'Endroit\u00a0: /graph/edge[1] (1–2)\u00a0: «\u00a0broomstick\u00a0»',
    ],
    ['ru', 'Строка 3, столбец C: «broomstick»', 'Место: /graph/edge[1] (1–2): «broomstick»'],
  ])('in %s', async (language, row, place) => {
    await speech.choose(language);
    const table = 'Source;Target;Type\r\n1;12;taxi\r\n2;12;broomstick\r\n';
    expect(await sentence(table, true)).toContain(row);
    const graph = yed(`${two}${yedEdge('n0', 'n1', 'broomstick')}`);
    expect(await sentence(graph, false)).toContain(place);
    await speech.choose('en');
  });

  it('short, and without what turns or hides text', async () => {
    const said = await sentence(`1,12,"\u202Ex\u2066\u200B${'y'.repeat(99)}"`, true);
    expect(said).toMatch(/“x y{38}…”$/);
    expect(await sentence(yed(`${two}${yedNode('n2', 3, ['Pier'])}`), false)).toContain('/graph/node[3]: “Pier”');
  });
});
