import { expect, it } from 'vitest';
import { TEST_BOARD_SPEC } from '../../../testing/board-spec.js';
import { readFile } from '../files.js';

/** What a browser's own reader of XML must not be led into; other programs' files are in `foreign-files`. */

const graph = (inner: string) =>
  `<graphml xmlns="http://graphml.graphdrawing.org/xmlns"><graph>${inner}</graph></graphml>`;
const entities = Array.from({ length: 9 }, (_, i) => `<!ENTITY lol${i + 1} "${`&lol${i || ''};`.repeat(10)}">`);
const name = (data: string) => `<data key="x">1</data><data key="y">1</data>${data}`;

it.each<[string, BlobPart, string]>([
  [
    'entities in entities',
    `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${entities.join('')}]>${graph('<node id="1"><data key="name">&lol9;</data></node>')}`,
    'DOCTYPE_FORBIDDEN',
  ],
  ['a file of this computer', `<!DOCTYPE g SYSTEM "file:///etc/passwd">${graph('')}`, 'DOCTYPE_FORBIDDEN'],
  ['half a file', '<graphml><graph>', 'NOT_XML'],
  [
    'a picture with a script',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="hacked=1"><script>hacked=1</script></svg>',
    'NOT_GRAPHML',
  ],
  ['depth', graph(`${'<a>'.repeat(200)}${'</a>'.repeat(200)}`), 'GRAPH_TOO_LARGE'],
  ['too many nodes', graph('<node id="1"/>'.repeat(1_001)), 'GRAPH_TOO_LARGE'],
  ['a name in markup', graph(`<node id="1">${name('<data key="name">&lt;b&gt;</data>')}</node>`), 'TEXT_NOT_PLAIN'],
  ['no text at all', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0xff, 0xfe, 0x2c]), 'NOT_JSON'],
  ['more than a board can be', new Uint8Array(4_097 * 1_024), 'FILE_TOO_LARGE'],
])('refuses %s', async (_, content, code) => {
  const spec = { ...TEST_BOARD_SPEC, aliases: {} };
  const read = await readFile(new Blob([content]), undefined, spec, [spec]);
  expect(read).toMatchObject({ ok: false, fault: { code } });
  expect('hacked' in window).toBe(false);
});
