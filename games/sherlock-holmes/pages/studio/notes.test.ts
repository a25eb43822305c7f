import { LANGUAGES } from '@mister-x/engine/protocol';
import { PACK_FAULTS } from '../../rules/custom-pack.js';
import { DEFAULT_HOLMES_PACK_FILE, type PackFile } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import { messages as things } from '../../messages/game/en.js';
import { notesOf } from './notes.js';

const catalogues = import.meta.glob<{
  messages: typeof import('../../messages/studio/en.js')['messages'];
}>('../../messages/studio/*.ts', { eager: true });
const inEnglish = catalogues['../../messages/studio/en.ts']?.messages;

function notes(change: Partial<PackFile>) {
  if (inEnglish === undefined) throw new Error('there are no English words');
  return notesOf({ ...DEFAULT_HOLMES_PACK_FILE, ...change }, inEnglish, things);
}

it('every fault of a pack has a sentence of its own in every language', () => {
  expect(Object.keys(catalogues)).toHaveLength(LANGUAGES.length);
  for (const [file, { messages }] of Object.entries(catalogues)) {
    const said = PACK_FAULTS.map((code) => messages.faults[code]('X', 1));
    expect(new Set(said).size, file).toBe(PACK_FAULTS.length);
    for (const sentence of said) expect(sentence, file).toMatch(/\.$/);
  }
});

describe('a note leads to where it is mended', () => {
  it.each<[string, Partial<PackFile>, string, object]>([
    [
      'two places',
      { roads: DEFAULT_HOLMES_PACK_FILE.roads.filter(([a, b]) => a !== '6' || b !== '7') },
      "221B Baker Street (6), Regent's Park (7)",
      { part: 'loop', name: '6' },
    ],
    [
      'a place by its printed number',
      {
        locations: DEFAULT_HOLMES_PACK_FILE.locations.map((each) => (each.id === '2' ? { ...each, number: 1 } : each)),
      },
      ': 1.',
      { part: 'places', name: '1' },
    ],
    ['a place that there is not', { underground: [['6', 'nowhere']] }, '“nowhere”', { part: 'roads', name: '6' }],
    [
      'the case of a token',
      {
        cases: DEFAULT_HOLMES_PACK_FILE.cases.map((each) =>
          each.id === 'azure' ? { ...each, links: [['azure-weapon', 'azure-weapon'] as const] } : each,
        ),
      },
      'azure-weapon',
      { part: 'cases', name: 'azure' },
    ],
    ['the numbers', { hand_size: 12 }, 'players × hand', { part: 'numbers' }],
    ['what has no shape', { origin: '<b>' }, 'pack.origin', { part: 'numbers' }],
  ])('%s', (_what, change, text, at) => {
    const [note, ...others] = notes(change);
    expect(others).toEqual([]);
    expect(note?.text).toContain(text);
    expect(note?.at).toEqual(at);
  });

  it('and a pack without faults has none', () => expect(notes({})).toEqual([]));
});
