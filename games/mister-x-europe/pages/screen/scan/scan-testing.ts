import { type CardCommand, writeCommonCard } from '@mister-x/engine/cards';
import {
  startDeckOf,
  type EuropeCard,
  europeBoard,
  type TicketKind,
  PRESETS,
  type View,
  writeEuropeCard,
} from '../../../rules/index.js';
import { movesByTransport } from '../europe-table.svelte.js';
import type { ScanWorld } from './scan-world.js';

/** For tests: tables of Mister X across Europe as the public sees them, and cards to scan at them. */

export type WorldSpec = {
  readonly phase?: View['phase'];
  readonly at?: readonly (number | null)[];
  readonly moved?: readonly string[];
  readonly unique?: boolean;
  readonly split?: readonly number[];
  readonly phones?: readonly string[];
  readonly flags?: Partial<ScanWorld['flags']>;
  readonly open?: readonly string[];
  readonly asker?: string;
  readonly early?: boolean;
};

const IDS = ['d1', 'd2', 'd3', 'd4', 'd5'] as const;
/** Five cities apart from one another. */
export const START_STOPS = startDeckOf(europeBoard()).slice(0, 5);

export function world(rules: WorldSpec = {}): ScanWorld {
  const { phase = 'moves', at = START_STOPS, moved = [], split = [2, 3], phones = [] } = rules;
  const board = europeBoard();
  const owners = split.flatMap((pawns, i) => Array.from({ length: pawns }, () => `h${i + 1}`));
  const detectives = IDS.map((id, i) => ({
    id,
    hunter: owners[i],
    stop: at[i] ?? null,
    moved: moved.includes(id),
    skipped: null,
    card: null,
  }));
  const moves = detectives
    .filter(({ id }) => phase === 'specials' || (phase === 'moves' && !moved.includes(id)))
    .map(({ id, stop }) => ({
      detective: id,
      mayPass: false,
      reach: (['car', 'train', 'plane'] as const).map((transport) => ({
        transport,
        stops: board
          .neighbours(stop ?? 0, transport)
          .filter((each) => detectives.every((other) => other.stop !== each)),
      })),
    }));
  const view = {
    variant: 'default',
    board: 'europe',
    devices: 'kiosk',
    deviations: [],
    phase,
    startSource: 'registered',
    ticketIds: rules.unique ? 'unique' : 'by_type',
    specialsOpen: rules.early !== true,
    specialUsed: false,
    slots: (rules.open ?? []).map((ticket) => ({ faceDown: false, double: 0, ticket })),
    hunters: split.map((pawns, i) => ({ seat: `h${i + 1}`, pawns })),
    hands: {},
    given: {},
    detectives,
    moves,
  } as unknown as View;
  return {
    view,
    choices: movesByTransport(phase === 'moves' ? moves : []).filter(({ detective }) => !phones.includes(detective)),
    flags: { ...PRESETS.default, ...rules.flags },
    startsDue: true,
    here: view.hunters.map(({ seat }) => seat),
    still: false,
    deck: startDeckOf(board),
    asker: rules.asker ?? null,
    hunterOf: (pawn) => detectives.find(({ id }) => id === pawn)?.hunter,
    onPhone: (pawn) => phones.includes(pawn),
  };
}

export const command = (name: CardCommand) => writeCommonCard({ kind: 'command', command: name });
export const CONFIRM = command('confirm');
export const stop = (number: number) => writeCommonCard({ kind: 'stop', stop: number });
export const start = (number: number) => writeCommonCard({ kind: 'start', stop: number });
export const digit = (number: number) => writeCommonCard({ kind: 'digit', digit: number });
export const ticket = (kind: TicketKind, serial = 0) =>
  writeEuropeCard({ kind: 'ticket', ticket: kind, serial } satisfies EuropeCard);
