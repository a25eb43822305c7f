import type { CardCommand } from '@mister-x/engine/cards';
import { startDeckOf, londonBoard, type View, writeYardCard } from '../../../rules/index.js';
import type { ScanWorld } from './scan-play.js';

/** For tests: tables as the public sees them, and cards to scan at them. */

export type WorldSpec = {
  readonly at?: readonly (number | null)[];
  readonly phase?: View['phase'];
  readonly free?: boolean;
  readonly unique?: boolean;
  readonly pass?: boolean;
  readonly phones?: readonly string[];
  readonly acted?: readonly string[];
  readonly spent?: readonly string[];
  readonly asker?: string;
};

/** Three detectives on 74, 46 and 94 as the public sees them. */
export function world(rules: WorldSpec = {}): ScanWorld {
  const { at = [74, 46, 94], phase = 'detectives', free = false } = rules;
  const { acted = [], phones = [] } = rules;
  const board = londonBoard('later');
  const ids = ['d1', 'd2', 'd3'] as const;
  const detectives = ids.map((id, i) => ({
    id,
    hunter: `h${i + 1}` as const,
    stop: at[i] ?? null,
    tickets: { taxi: 10, bus: 8, underground: id === 'd1' ? 0 : 4 },
    acted: acted.includes(id),
  }));
  const open = detectives.filter((each) => !each.acted);
  const moving = phase !== 'detectives' ? [] : free ? open : open.slice(0, 1);
  const moves = moving.map(({ id, stop, tickets }) => ({
    detective: id,
    mayPass: rules.pass === true,
    reach: (['taxi', 'bus', 'underground'] as const)
      .filter((ticket) => tickets[ticket] > 0)
      .map((ticket) => ({
        ticket,
        stops: board.neighbours(stop ?? 0, ticket).filter((each) => detectives.every((other) => other.stop !== each)),
      })),
  }));
  const view = {
    variant: 'modern',
    edition: 'later',
    startSource: 'registered',
    deviations: [],
    phase,
    detectives,
    moves,
    ...(rules.unique ? { spent: rules.spent ?? [] } : {}),
  } as unknown as View;
  return {
    view,
    choices: moves.filter(({ detective }) => !phones.includes(detective)),
    still: false,
    deck: startDeckOf(board, 'common', false),
    asker: rules.asker ?? null,
    hunterOf: (pawn) => `h${pawn.slice(1)}`,
    onPhone: (pawn) => phones.includes(pawn),
  };
}

export const command = (name: CardCommand) => writeYardCard({ kind: 'command', command: name });
export const CONFIRM = command('confirm');
export const stop = (number: number) => writeYardCard({ kind: 'stop', stop: number });
export const start = (number: number) => writeYardCard({ kind: 'start', stop: number });
export const digits = (number: number) =>
  [...String(number)].map((digit) => writeYardCard({ kind: 'digit', digit: Number(digit) }));
export const typeCard = (piece: 'taxi' | 'bus' | 'underground' | 'black' | 'double') =>
  writeYardCard({ kind: 'ticket', owner: null, piece, serial: 0 });
export const ticket = (owner: 'x' | 'd1' | 'd2' | 'd3', piece: 'taxi' | 'bus' | 'black', serial = 1) =>
  writeYardCard({ kind: 'ticket', owner, piece, serial });
