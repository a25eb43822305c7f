import { LANGUAGES } from '@mister-x/engine/protocol';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { type AtomFeed, atomOf } from './atom.js';
import type { ReminderEvent } from './reminder.js';

const NAMES = ['Ann & <b>Bob</b>', `"O'Hara"]]>`, 'יוסי 🎩', '\u202Eevil&#60;'] as const;
const SEATS = ['s1', 's2', 's3', 's4'] as const;
const uuid = (n: number) => `8d3a1c1e-2d5b-4b5a-9a52-${String(n).padStart(12, '0')}`;

const events = (n: number, more: Partial<ReminderEvent>): ReminderEvent => ({
  ...{ id: uuid(n), table: '3k9d0w2m5x7q1b8n', at: Date.UTC(2026, 10, 26, 18, n) },
  ...{ what: 'moved', asked: [], turn: [], ...more },
});
/** Every kind of news, the newest first: a seat's turn, several, the host's, nobody's. */
const NEWS: readonly ReminderEvent[] = [
  events(5, { what: 'over' }),
  events(4, { asked: ['referee'], turn: ['referee'] }),
  events(3, { asked: SEATS, turn: ['s1', 's2'] }),
  events(2, { asked: ['s3'], turn: ['s3'] }),
  events(1, { what: 'begun', asked: ['s1'], turn: ['s1'] }),
];

const FEEDS = LANGUAGES.flatMap((language) =>
  [null, ...SEATS].map(
    (seat): AtomFeed => ({
      reminder: { id: uuid(99), seat, madeAt: Date.UTC(2026, 10, 26, 18) },
      token: 'A'.repeat(43),
      table: {
        id: '3k9d0w2m5x7q1b8n',
        seats: SEATS.map((each, i) => ({ seat: each, name: NAMES[i] ?? '' })),
      },
      ...{ events: NEWS, language, origin: 'https://games.example', now: Date.UTC(2026, 10, 27) },
    }),
  ),
);

type Node = { readonly [name: string]: unknown };
const reader = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false },
  isArray: (name, _path, _isLeaf, isAttribute) => !isAttribute && name !== 'feed',
});

/** An instant as RFC 3339 has it; Atom wants capital T and Z (RFC 4287, 3.3). */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const FEED = ['author', 'entry', 'id', 'link', 'title', 'updated'];
const ENTRY = ['content', 'id', 'link', 'title', 'updated'];

/** What RFC 4287 says must be there, once, and nothing of which it says nothing (4.1.1 and 4.1.2). */
function faults(xml: string): readonly string[] {
  const wellFormed = XMLValidator.validate(xml);
  if (wellFormed !== true) return [wellFormed.err.msg];
  const { feed } = reader.parse(xml) as { readonly feed?: Node };
  if (feed?.['@xmlns'] !== 'http://www.w3.org/2005/Atom') return ['it is no feed'];
  const entries = (feed.entry ?? []) as readonly Node[];
  return [...of(feed, 'feed', FEED), ...entries.flatMap((entry) => of(entry, 'entry', ENTRY))];
}

function of(node: Node, what: string, known: readonly string[]): readonly string[] {
  const found: string[] = [];
  const list = (name: string) => (node[name] ?? []) as readonly unknown[];
  for (const name of Object.keys(node)) {
    if (!name.startsWith('@') && !known.includes(name)) found.push(`${what}: ${name}`);
  }
  for (const name of ['id', 'title', 'updated']) {
    if (list(name).length !== 1) found.push(`${what}: ${list(name).length} × ${name}`);
  }
  if (!INSTANT.test(String(list('updated')[0]))) found.push(`${what}: no instant`);
  if (!/^urn:uuid:[0-9a-f-]{36}$/.test(String(list('id')[0]))) found.push(`${what}: no IRI`);
  if (what === 'feed' && list('author').length === 0) found.push('feed: nobody wrote it');
  if (list('content').length > 1) found.push(`${what}: more than one content`);
  const links = (list('link') as readonly Node[]).map((link) => [link['@rel'], link['@type']]);
  if (new Set(links.map(String)).size !== links.length) found.push(`${what}: a link twice`);
  return found;
}

describe('a feed', () => {
  it('is Atom as RFC 4287 says, for everybody, in every language', () => {
    for (const feed of FEEDS) expect(faults(atomOf(feed))).toEqual([]);
    expect(faults(atomOf({ ...(FEEDS[0] as AtomFeed), events: [] }))).toEqual([]);
  });

  it.each([
    ['an entry without an id', /<id>urn:uuid:8d3a1c1e-2d5b-4b5a-9a52-0{11}5<\/id>/, ''],
    ['a time that is none', /<updated>[^<]*/, '<updated>yesterday'],
    ['a name that is a tag', /<name>/, '<name><b>'],
    ['a member of its own', /<\/title>/, '</title><seat>s1</seat>'],
    ['nobody who wrote it', /<author>.*<\/author>/, ''],
  ])('is looked at for %s', (_what, place, instead) => {
    const xml = atomOf(FEEDS[0] as AtomFeed);
    expect(xml).toMatch(place);
    expect(faults(xml.replace(place, instead))).not.toEqual([]);
  });

  it('is read by a reader as it was meant, whatever people are called', () => {
    for (const feed of FEEDS) {
      const read = parseAtomFeed(atomOf(feed));
      expect(read.id).toBe(`urn:uuid:${uuid(99)}`);
      expect(read.updated).toBe('2026-11-26T18:05:00.000Z');
      const title = read.title?.value ?? '';
      for (const name of feed.reminder.seat === null ? NAMES : []) expect(title).toContain(name);
      const entries = read.entries ?? [];
      expect(entries.map(({ id }) => id)).toEqual(NEWS.map(({ id }) => `urn:uuid:${id}`));
      expect(entries.map(({ updated }) => Date.parse(updated ?? ''))).toEqual(NEWS.map(({ at }) => at));
      for (const name of NAMES) expect(entries[2]?.content?.value).toContain(name);
      expect(entries[3]?.content?.value).toContain(NAMES[2]);
      for (const entry of entries) {
        expect(entry.links?.map(({ href }) => href)).toEqual([
          feed.reminder.seat === null ? 'https://games.example/#watch=3k9d0w2m5x7q1b8n' : 'https://games.example/play',
        ]);
      }
    }
  });
});
