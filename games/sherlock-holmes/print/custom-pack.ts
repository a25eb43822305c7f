import { type PackFaultCode, type PackFile, readPack } from '../rules/index.js';
import type { CustomFileSpec } from '@mister-x/printing/kit';

/** A custom pack. */
export const CUSTOM_PACK: CustomFileSpec<PackFile> = {
  read: (input) => {
    const read = readPack(input);
    return read.ok ? read.value : undefined;
  },
  nameOf: ({ pack }) => pack,
  faults: {
    PLAYERS: () => 'The fewest players are more than the most, or the most are more than five.',
    COLOURS: () => 'There must be a colour for each player, and none twice.',
    TYPES: () => 'There must be five types of tokens, and none twice.',
    LOCATION_COUNT: () => 'There must be 31 places.',
    LOCATION_TWICE: (list) => `The place ${list} appears twice.`,
    YARD: (list) =>
      list === ''
        ? 'Scotland Yard must be the one place without a token.'
        : `Scotland Yard must be the one place without a token, and not ${list}.`,
    NUMBER_MISSING: (list) => `Only Scotland Yard may have no number: ${list}.`,
    NUMBER_TWICE: (list) => `Two places have the same number: ${list}.`,
    ROAD_END: (list) => `A road leads to a place that does not exist: ${list}.`,
    ROAD_SELF: (list) => `A road leads from a place back to itself: ${list}.`,
    ROAD_TWICE: (list) => `There are two roads between ${list}.`,
    ROADS_APART: (list) => `No roads lead from the first place to ${list}.`,
    UNDERGROUND_END: (list) => `The underground leads to a place that does not exist: ${list}.`,
    UNDERGROUND_SELF: (list) => `The underground leads from a place back to itself: ${list}.`,
    LOOP_PLACE: (list) => `Holmes’s route has a place that does not exist: ${list}.`,
    LOOP_TWICE: (list) => `Holmes’s route passes twice through ${list}.`,
    LOOP_GAP: (list) => `Holmes’s route has no road between ${list}.`,
    LOOP_START: (list) => `Holmes’s pawn begins beside his route: ${list}.`,
    CASE_COUNT: () => 'There must be six cases.',
    CASE_TWICE: (list) => `A case appears twice: ${list}.`,
    TOKEN_FORM: () => 'Either every case has its tokens, or all of them are listed by themselves.',
    TOKEN_COUNT: () => 'There must be 30 tokens.',
    TOKEN_CASE: (list) => `A case must have its five tokens, and a token its case: ${list}.`,
    TOKEN_TYPE: (list) => `A token is of a type that the box does not have: ${list}.`,
    TOKEN_TWICE: (list) => `A token appears twice: ${list}.`,
    LINK_TOKEN: (list) => `A link names a token that its case does not have: ${list}.`,
    LINK_SELF: (list) => `A token is linked with itself: ${list}.`,
    LINK_TWICE: (list) => `The same two tokens are linked twice: ${list}.`,
    CARD_FORM: () => 'The cards must be listed one by one or made by a recipe, and not both.',
    CARD_COUNT: () => 'There must be 60 cards.',
    CARD_TWICE: (list) => `Two cards have the same id: ${list}.`,
    CARD_CODE_TWICE: (list) => `Two cards have the same code: ${list}.`,
    CARD_PIPS: (list) => `A card has no symbol: ${list}.`,
    CARD_TYPE: (list) => `A card shows a type that the box does not have: ${list}.`,
    HOLMES_SYMBOL: (list) => `Holmes’s cards show where he goes, and no other cards do: ${list}.`,
    DEALT_TOO_MANY: () => 'More cards are dealt than there are: players × hand, and the line.',
    DRAW: () => 'After moving or staying nobody may draw more than the most.',
    SCORE: () => 'The score must begin above the one at which a player is out.',
  } satisfies Readonly<Record<PackFaultCode, (names: string) => string>>,
};
