import { PACK_FAULTS, type PackFaultCode, packFaults } from '../../rules/custom-pack.js';
import { DEFAULT_MAFIA_PACK_FILE, type PackFile } from '../../rules/browser.js';
import { BROKEN_PACKS } from '../../test/kit.js';
import { describe, expect, it } from 'vitest';
import type { messages as english } from '../../messages/studio/en.js';
import { messages } from '../../messages/studio/en.js';
import type { messages as gameMessages } from '../../messages/game/en.js';
import { messages as things } from '../../messages/game/en.js';
import { type CardKindRow, cardKindsOf } from './cards.js';
import { AMOUNT_KEYS, BANK_KEYS } from './money.js';
import { cardSpot, notesOf, presetSpot, typeSpot } from './notes.js';

const LANGUAGES = ['en', 'de', 'fr', 'ru'] as const;
/** Where each is said: these spots and those of cards, types and presets are what the pages show. */
const SPOTS: Readonly<Record<PackFaultCode, string>> = {
  SEATS: 'clans seats',
  TEAMS: 'clans teams',
  FIGURES: 'clans figures',
  BANK_UNIT: 'money bank.start',
  COIN_VALUE: 'money coins',
  CITY_SHAPE: 'city shape',
  QUARTER_UNKNOWN: 'city unknown',
  QUARTER_OWNER: 'city quarters',
  QUARTER_COUNT: 'city quarters',
  AMOUNT: 'money amounts.theft',
  FEE: 'money amounts.prostitute_fee',
  TRACK_ENDS: 'prison track',
  TRACK_FALLS: 'prison track',
  TRACK_UNIT: 'prison track',
  DEATH_ROW: 'prison death-row',
  PRESET: `prison ${presetSpot('short')}`,
  CARD_COUNT: `cards ${typeSpot('buyer')}`,
  CARD_TWICE: `cards ${cardSpot('MF-buyer-1')}`,
  CARD_CODE_TWICE: `cards ${cardSpot('MF-buyer-2')}`,
  CARD_SUIT: `cards ${cardSpot('MF-buyer-2')}`,
  GOOD_PRICE: `cards ${cardSpot('MF-good-cloth-1')}`,
  GOOD_KINDS: `cards ${typeSpot('good')}`,
  SEVERITY: `cards ${cardSpot('MF-pistol-1')}`,
  SEVERITY_CELL: `cards ${cardSpot('MF-theft-1')}`,
};

const notes = (file: PackFile) => notesOf(file, messages, things);

describe('everything that is wrong with a pack is said', () => {
  it.each(PACK_FAULTS)('%s, beside what it is about [MF-14]', (code) => {
    const found = notes(BROKEN_PACKS[code]);
    expect(found.map(({ at }) => `${at.part} ${at.name}`)).toContain(SPOTS[code]);
    expect(new Set(found.map(({ text }) => text)).size).toBe(found.length);
  });

  it.each(LANGUAGES)('in words: %s', async (language) => {
    const { messages } = (await import(`../../messages/studio/${language}.ts`)) as {
      messages: typeof english;
    };
    const { messages: named } = (await import(`../../messages/game/${language}.ts`)) as {
      messages: typeof gameMessages;
    };
    const said = PACK_FAULTS.flatMap((code) => notesOf(BROKEN_PACKS[code], messages, named));
    expect(said.filter(({ text }) => /undefined|NaN|MF-(?!buyer-1)|\b[A-Z]+_[A-Z]+\b/.test(text))).toEqual([]);
    expect(Object.keys(messages.faults)).toEqual(PACK_FAULTS);
    expect(Object.keys(messages.money.names)).toEqual([...AMOUNT_KEYS, ...BANK_KEYS]);
  });

  it('of the same at one spot in one sentence', () => {
    const pink = Object.fromEntries(Object.keys(DEFAULT_MAFIA_PACK_FILE.city.owner).map((id) => [id, 'pink']));
    const file = {
      ...DEFAULT_MAFIA_PACK_FILE,
      city: { ...DEFAULT_MAFIA_PACK_FILE.city, owner: pink },
    };
    expect(packFaults(file)).toHaveLength(20);
    expect(notes(file).map(({ text }) => text)).toEqual([
      messages.faults.QUARTER_OWNER('A1, B1, C1, D1, A2, B2, C2, D2 …', '$10'),
      messages.faults.QUARTER_COUNT('Blue, Yellow, Red, Green', '$10'),
    ]);
  });

  it('with cells and cards as people call them', () => {
    expect(notes(BROKEN_PACKS.SEVERITY_CELL).map(({ text }) => text)).toEqual([
      'The prison has no cell for this card: Theft, $90.',
    ]);
  });

  it.each([
    ['city', { city: { ...DEFAULT_MAFIA_PACK_FILE.city, columns: ['a'] } }],
    ['money', { bank: { ...DEFAULT_MAFIA_PACK_FILE.bank, unit: 0 } }],
    ['clans', { origin: '<b>' }],
  ] as const)('also of what no referee can read: %s', (part, change) => {
    const [first] = notes({ ...DEFAULT_MAFIA_PACK_FILE, ...change });
    expect(first?.at).toEqual({ part, name: 'shape of the file' });
  });

  it('and a pack without faults has none', () => {
    expect(notes(DEFAULT_MAFIA_PACK_FILE)).toEqual([]);
    expect(cardKindsOf(DEFAULT_MAFIA_PACK_FILE).map(({ places }: CardKindRow) => places.length)).toEqual([
      ...[4, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 3, 1, 1, 4],
    ]);
  });
});
