import { type PackFault, type PackFaultCode, packFaults, readPackShape } from '../../rules/custom-pack.js';
import type { PackFile } from '../../rules/browser.js';
import type { EditorNote } from '@mister-x/kiosk/games/game-ui.ts';
import { cardName } from '../shared/names.js';
import type { GameMessages } from '../../messages/phone-messages.js';
import type { StudioMessages } from '../../messages/studio/en.js';

/** What is wrong with a pack in the making, as sentences that stand beside what they are about. */

export const EDITOR_PARTS = ['clans', 'city', 'money', 'prison', 'cards'] as const;
export type EditorPart = (typeof EDITOR_PARTS)[number];

export type PackNote = EditorNote & {
  readonly at: { readonly part: EditorPart; readonly name: string };
  /** As the referee names what is concerned. */
  readonly names: readonly string[];
};

/** What the names of a fault are. */
type NameKind = 'colour' | 'sum' | 'type' | 'card' | 'cell of card' | 'word';
/** Where it is said: what it is about, or one of several by the first name. */
type EditorSpot = string | ((name: string) => string);

const EDITOR_SPOT_BY_FAULT: Readonly<Record<PackFaultCode, readonly [EditorPart, EditorSpot, NameKind]>> = {
  SEATS: ['clans', 'seats', 'colour'],
  TEAMS: ['clans', 'teams', 'colour'],
  FIGURES: ['clans', 'figures', 'word'],
  BANK_UNIT: ['money', (name) => `bank.${name}`, 'word'],
  COIN_VALUE: ['money', 'coins', 'sum'],
  CITY_SHAPE: ['city', 'shape', 'word'],
  QUARTER_UNKNOWN: ['city', 'unknown', 'word'],
  QUARTER_OWNER: ['city', 'quarters', 'word'],
  QUARTER_COUNT: ['city', 'quarters', 'colour'],
  AMOUNT: ['money', (name) => `amounts.${name}`, 'word'],
  FEE: ['money', 'amounts.prostitute_fee', 'word'],
  TRACK_ENDS: ['prison', 'track', 'sum'],
  TRACK_FALLS: ['prison', 'track', 'sum'],
  TRACK_UNIT: ['prison', 'track', 'sum'],
  DEATH_ROW: ['prison', 'death-row', 'word'],
  PRESET: ['prison', (name) => presetSpot(name), 'word'],
  CARD_COUNT: ['cards', (name) => typeSpot(name), 'type'],
  CARD_TWICE: ['cards', (name) => cardSpot(name), 'word'],
  CARD_CODE_TWICE: ['cards', (name) => cardSpot(name), 'card'],
  CARD_SUIT: ['cards', (name) => cardSpot(name), 'card'],
  GOOD_PRICE: ['cards', (name) => cardSpot(name), 'card'],
  GOOD_KINDS: ['cards', 'type good', 'word'],
  SEVERITY: ['cards', (name) => cardSpot(name), 'card'],
  SEVERITY_CELL: ['cards', (name) => cardSpot(name), 'cell of card'],
};

/** Ids may be anything: what a spot is about stands before them. */
export const presetSpot = (name: string): string => `preset ${name}`;
export const typeSpot = (type: string): string => `type ${type}`;
export const cardSpot = (id: string): string => `card ${id}`;

/** A sentence names as many; there may be more. */
const NAMES_LISTED_MAX = 8;

export function notesOf(file: PackFile, messages: StudioMessages, things: GameMessages): readonly PackNote[] {
  const shape = readPackShape(file);
  const unread: PackNote[] = shape.ok
    ? []
    : [
        {
          text: messages.shape(shape.error.member ?? ''),
          at: { part: partOf(shape.error.member), name: 'shape of the file' },
          names: [],
        },
      ];
  return [...unread, ...joinAlikeFaults(packFaults(file)).map((fault) => noteOf(file, fault, messages, things))];
}

/** Of the same at the same spot one sentence is enough. */
function joinAlikeFaults(faults: readonly PackFault[]): readonly PackFault[] {
  const spots = new Map<string, PackFault>();
  for (const fault of faults) {
    const [, spot] = EDITOR_SPOT_BY_FAULT[fault.code];
    const key = `${fault.code} ${spotOf(spot, fault.names)}`;
    const before = spots.get(key);
    const names = [...(before?.names ?? []), ...fault.names];
    spots.set(key, { code: fault.code, names: before === undefined ? fault.names : names });
  }
  return [...spots.values()];
}

function spotOf(spot: EditorSpot, names: readonly string[]): string {
  return typeof spot === 'string' ? spot : spot(names[0] ?? '');
}

function noteOf(file: PackFile, { code, names }: PackFault, messages: StudioMessages, things: GameMessages): PackNote {
  const [part, spot, of] = EDITOR_SPOT_BY_FAULT[code];
  const said = saidOf(file, of, [...new Set(names)], things);
  const list = said.slice(0, NAMES_LISTED_MAX).join(', ') + (said.length > NAMES_LISTED_MAX ? ' …' : '');
  return {
    text: messages.faults[code](list, things.money(file.bank.unit)),
    at: { part, name: spotOf(spot, names) },
    names,
  };
}

function saidOf(file: PackFile, of: NameKind, names: readonly string[], things: GameMessages): readonly string[] {
  const sum = (name: string) => things.money(Number(name));
  const card = (id: string) => {
    const found = file.cards.find((each) => each.id === id);
    return found === undefined ? id : cardName(things, found);
  };
  switch (of) {
    case 'colour':
      return names.map((name) => colourName(things, name));
    case 'sum':
      return names.map(sum);
    case 'type':
      return names.map((name) => (things.cards as Readonly<Record<string, string>>)[name] ?? name);
    case 'card':
      return names.map(card);
    case 'cell of card': {
      const [id = '', cell = ''] = names;
      return [`${card(id)}, ${sum(cell)}`];
    }
    default:
      return names;
  }
}

/** A clan as people call it; by its word where our own have none. */
export function colourName(things: GameMessages, colour: string): string {
  return (things.clans[colour] ?? things.clan(colour)).name;
}

/** Where a member of the file is edited. */
function partOf(member = ''): EditorPart {
  if (member.includes('city')) return 'city';
  if (member.includes('bank') || member.includes('amounts')) return 'money';
  if (member.includes('prison')) return 'prison';
  return member.includes('cards') ? 'cards' : 'clans';
}
