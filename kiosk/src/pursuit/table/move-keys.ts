import { pressNumberKey } from '../../play/table/number-keys.js';
import {
  back,
  type Choices,
  choosePawn,
  chooseStop,
  chooseTicket,
  type Move,
  type MoveEntry,
  moveOf,
  stepOf,
  stopsOf,
  ticketsOf,
} from './move-entry.js';

export type KeyAnswer<T extends string, C> =
  /** Not a key of the move entry. */
  | { readonly kind: 'ignored' }
  | { readonly kind: 'entry'; readonly entry: MoveEntry<T, C> }
  | { readonly kind: 'commit'; readonly move: Move<T, C> };

const IGNORED = { kind: 'ignored' } as const;
const FORWARD = new Set(['ArrowRight', 'ArrowDown']);
const BACKWARD = new Set(['ArrowLeft', 'ArrowUp']);

/**
 * The whole move by keyboard. Pawn and ticket: a digit chooses at once. Stop: digits spell its
 * number. Arrows walk through the choices, Enter takes the highlighted one and at last
 * confirms, Escape goes one step back.
 */
export function pressKey<T extends string, C>(
  entry: MoveEntry<T, C>,
  choices: Choices<T>,
  key: string,
): KeyAnswer<T, C> {
  if (key === 'Escape') return { kind: 'entry', entry: back(entry, choices) };
  const step = stepOf(entry);
  if (step === 'confirm') {
    const move = key === 'Enter' ? moveOf(entry) : null;
    return move === null ? IGNORED : { kind: 'commit', move };
  }
  if (step === 'stop') return pressInStop(entry, choices, key);
  if (FORWARD.has(key)) return turn(entry, choices, 1);
  if (BACKWARD.has(key)) return turn(entry, choices, -1);
  if (key === 'Enter') return pick(entry, choices, entry.cursor);
  return /^[1-9]$/.test(key) ? pick(entry, choices, Number(key) - 1) : IGNORED;
}

/** How many choices the step offers; the cursor wraps round them. */
function size<T extends string, C>(entry: MoveEntry<T, C>, choices: Choices<T>): number {
  return stepOf(entry) === 'pawn' ? choices.length : ticketsOf(entry, choices).length;
}

function turn<T extends string, C>(
  entry: MoveEntry<T, C>,
  choices: Choices<T>,
  by: 1 | -1,
): KeyAnswer<T, C> {
  const n = size(entry, choices);
  if (n === 0) return IGNORED;
  return { kind: 'entry', entry: { ...entry, typed: '', cursor: (entry.cursor + by + n) % n } };
}

function pick<T extends string, C>(
  entry: MoveEntry<T, C>,
  choices: Choices<T>,
  index: number,
): KeyAnswer<T, C> {
  if (stepOf(entry) === 'pawn') {
    const pawn = choices[index]?.detective;
    return pawn === undefined ? IGNORED : { kind: 'entry', entry: choosePawn(entry, pawn) };
  }
  const ticket = ticketsOf(entry, choices)[index];
  return ticket === undefined ? IGNORED : { kind: 'entry', entry: chooseTicket(entry, ticket) };
}

function pressInStop<T extends string, C>(
  entry: MoveEntry<T, C>,
  choices: Choices<T>,
  key: string,
): KeyAnswer<T, C> {
  const numbers = stopsOf(entry, choices).map(({ stop }) => stop);
  const answer = pressNumberKey(entry, numbers, key);
  switch (answer.kind) {
    case 'ignored':
      return IGNORED;
    case 'typing':
      return { kind: 'entry', entry: { ...entry, ...answer.entry } };
    case 'chosen':
      return { kind: 'entry', entry: chooseStop(entry, choices, answer.number) };
  }
}
