import { type PackFault, type PackFaultCode, packFaults, readPackShape } from '../../rules/custom-pack.js';
import { type PackFile, tokensOf } from '../../rules/browser.js';
import type { EditorNote } from '@mister-x/kiosk/games/game-ui.ts';
import type { GameMessages } from '../../messages/phone-messages.js';
import type { StudioMessages } from '../../messages/studio/en.js';

/** What is wrong with a pack in the making, as sentences that lead to where it is mended. */

export const EDITOR_PARTS = ['places', 'roads', 'loop', 'cases', 'cards', 'numbers'] as const;
export type EditorPart = (typeof EDITOR_PARTS)[number];

/** What the names of a fault are. */
type NameKind = 'place' | 'number' | 'case' | 'token' | 'card';

const EDITOR_PART_BY_FAULT: Readonly<Record<PackFaultCode, readonly [EditorPart, NameKind]>> = {
  PLAYERS: ['numbers', 'number'],
  COLOURS: ['numbers', 'number'],
  TYPES: ['numbers', 'number'],
  LOCATION_COUNT: ['places', 'place'],
  LOCATION_TWICE: ['places', 'place'],
  YARD: ['places', 'place'],
  NUMBER_MISSING: ['places', 'place'],
  NUMBER_TWICE: ['places', 'number'],
  ROAD_END: ['roads', 'place'],
  ROAD_SELF: ['roads', 'place'],
  ROAD_TWICE: ['roads', 'place'],
  ROADS_APART: ['roads', 'place'],
  UNDERGROUND_END: ['roads', 'place'],
  UNDERGROUND_SELF: ['roads', 'place'],
  LOOP_PLACE: ['loop', 'place'],
  LOOP_TWICE: ['loop', 'place'],
  LOOP_GAP: ['loop', 'place'],
  LOOP_START: ['loop', 'place'],
  CASE_COUNT: ['cases', 'case'],
  CASE_TWICE: ['cases', 'case'],
  TOKEN_FORM: ['cases', 'case'],
  TOKEN_COUNT: ['cases', 'case'],
  TOKEN_CASE: ['cases', 'token'],
  TOKEN_TYPE: ['cases', 'token'],
  TOKEN_TWICE: ['cases', 'token'],
  LINK_TOKEN: ['cases', 'token'],
  LINK_SELF: ['cases', 'token'],
  LINK_TWICE: ['cases', 'token'],
  CARD_FORM: ['cards', 'card'],
  CARD_COUNT: ['cards', 'card'],
  CARD_TWICE: ['cards', 'card'],
  CARD_CODE_TWICE: ['cards', 'card'],
  CARD_PIPS: ['cards', 'card'],
  CARD_TYPE: ['cards', 'card'],
  HOLMES_SYMBOL: ['cards', 'card'],
  DEALT_TOO_MANY: ['numbers', 'number'],
  DRAW: ['numbers', 'number'],
  SCORE: ['numbers', 'number'],
};

/** A sentence names as many, and counts the others. */
const NAMES_LISTED_MAX = 5;

/** A place as people call it; by its id where the map has none of that. */
export function placeName(file: PackFile, things: GameMessages, id: string): string {
  const place = file.locations.find((each) => each.id === id);
  if (place === undefined) return `“${id}”`;
  return place.number === null ? place.name : things.place(place.name, place.number);
}

export function notesOf(file: PackFile, messages: StudioMessages, things: GameMessages): readonly EditorNote[] {
  const shape = readPackShape(file);
  const unread: EditorNote[] = shape.ok
    ? []
    : [
        {
          text: messages.shape(shape.error.member ?? ''),
          at: { part: partOf(shape.error.member) },
        },
      ];
  return [...unread, ...packFaults(file).map((fault) => noteOf(file, fault, messages, things))];
}

function noteOf(
  file: PackFile,
  { code, names }: PackFault,
  messages: StudioMessages,
  things: GameMessages,
): EditorNote {
  const [part, of] = EDITOR_PART_BY_FAULT[code];
  const named = names.map((name) => (of === 'place' ? placeName(file, things, name) : name));
  const list = named.slice(0, NAMES_LISTED_MAX).join(', ') + (named.length > NAMES_LISTED_MAX ? ' …' : '');
  const name = editorGoalOf(file, of, names);
  return {
    text: messages.faults[code](list, names.length),
    at: name === undefined ? { part } : { part, name },
  };
}

/** What is to be shown there, if the pack has it. */
function editorGoalOf(file: PackFile, of: NameKind, names: readonly string[]): string | undefined {
  if (of === 'number') {
    return file.locations.find(({ number }) => String(number) === names[0])?.id;
  }
  if (of !== 'token') return names[0];
  const owner = file.cases.find(({ id }) => id === names[0]);
  if (owner !== undefined) return owner.id;
  const token = tokensOf(file).find(({ id }) => id === names[0])?.case;
  return token ?? file.cases.find(({ id }) => names[0]?.startsWith(`${id}-`))?.id;
}

/** Where a member of the file is edited. */
function partOf(member = ''): EditorPart {
  if (member.includes('locations') || member.includes('yard')) return 'places';
  if (member.includes('roads') || member.includes('underground')) return 'roads';
  if (member.includes('holmes_')) return 'loop';
  if (member.includes('cases') || member.includes('tokens')) return 'cases';
  return member.includes('card') ? 'cards' : 'numbers';
}
